// Makes the client's types from the schema of the server's messages: node wire-types.js SCHEMA TARGET
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const [schema, target] = process.argv.slice(2);
const types = await compile(JSON.parse(readFileSync(schema, "utf-8")), "Wire", {
    bannerComment: "/* Made from the server's schema by `make types`. Do not edit. */",
    additionalProperties: false,
    style: { printWidth: 120 },
});
writeFileSync(target, types);
