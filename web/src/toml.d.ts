declare module "*.toml" {
  const figures: Record<string, unknown>;
  export default figures;
}
