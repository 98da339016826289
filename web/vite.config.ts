import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { ftl } from "./ftl.ts";
import { toml } from "./toml.ts";

// The built client is package data of the Python package and ships inside the wheel.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ftl(), toml()],
  build: {
    outDir: "../src/pointluck/web",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: mode === "gallery" ? ["index.html", "gallery.html"] : ["index.html"] },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:1942", ws: true } } },
  test: {
    projects: [
      { extends: true, test: { name: "plain", include: ["tests/**/*.test.ts"] } },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: {
          name: "client",
          include: ["tests/**/*.client.ts"],
          environment: "./tests/client.ts",
          server: { deps: { inline: ["svelte"] } },
        },
      },
    ],
  },
}));
