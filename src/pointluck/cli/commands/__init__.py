"""The commands, one module each, with add(subparsers, language) and run(arguments, language) -> exit code."""
