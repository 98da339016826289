// Reads the schema of the server's messages and writes the client's types: node wire-types.js < SCHEMA > TARGET
import { text } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

const types = await compile(JSON.parse(await text(process.stdin)), "Wire", {
    bannerComment: "/* Made from the server's schema by `make types`. Do not edit. */",
    additionalProperties: false,
    style: { printWidth: 120 },
});
process.stdout.write(types);
