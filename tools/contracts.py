"""An import-linter contract: some packages may import nothing but the standard library and each other."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """List what is forbidden and a new dependency slips through; so allow, instead."""

    source_modules = fields.ListField(subfield=fields.ModuleField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        roots = {module.root_package_name for module in self.source_modules}  # type: ignore[attr-defined]
        allowed = sys.stdlib_module_names | roots
        strays = sorted(
            (importer, imported)
            for source in self.source_modules  # type: ignore[attr-defined]
            for importer in {source.name} | graph.find_descendants(source.name)
            for imported in graph.find_modules_directly_imported_by(importer)
            if imported.partition(".")[0] not in allowed
        )
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["strays"]:
            output.print_error(f"{importer} imports {imported}, which is not in the standard library")
