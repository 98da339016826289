import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules", "src/wire/messages.ts", "src/wire/views"] },
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    // Sets and maps that nothing is drawn from need not be reactive; those that are drawn from are replaced whole.
    { rules: { "svelte/prefer-svelte-reactivity": "off" } },
);
