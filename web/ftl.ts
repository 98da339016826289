// The messages that client and terminal share, without those that only the terminal says: they are half of the file.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SHARED = /pointluck\/language\/text\/\w+\.ftl$/;
/** What it prints about its commands and its own table. */
const TERMINAL = /^(help|play|command|admin|backup|serve)-/;

/** A message begins with its key at the edge; what belongs to it is indented. */
export function spoken(text: string): string {
  const messages = text.split(/^(?=[a-z])/m);
  return messages.filter((message) => !TERMINAL.test(message)).join("");
}

export function ftl(): Plugin {
  return {
    name: "ftl",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !SHARED.test(file)) return null;
      return `export default ${JSON.stringify(spoken(readFileSync(file, "utf8")))};`;
    },
  };
}
