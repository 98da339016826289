"""Prints the schema of the wire, from which the client's types are made: `npm run wire` in web/."""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from pointluck.server import messages


def schema() -> dict[str, Any]:
    models = [
        thing
        for thing in vars(messages).values()
        if isinstance(thing, type) and issubclass(thing, BaseModel) and thing not in (BaseModel, messages.Message)
    ]
    _, definitions = models_json_schema([(model, "serialization") for model in models], title="Wire")
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


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
