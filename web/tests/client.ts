// Tests run the code that browsers run, though without a page: for a server Svelte has no effects.
import { builtinEnvironments, type Environment } from "vitest/runtime";

export default <Environment>{
  ...builtinEnvironments.node,
  name: "client",
  viteEnvironment: "client",
};
