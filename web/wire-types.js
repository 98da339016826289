// Reads the schema of the server's messages and writes the client's types: node wire-types.js < SCHEMA > TARGET
import { readFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const types = await compile(JSON.parse(readFileSync(0, "utf-8")), "Wire", {
    bannerComment: "/* Made from the server's schema by `make types`. Do not edit. */",
    additionalProperties: false,
    style: { printWidth: 120 },
});
process.stdout.write(types);
