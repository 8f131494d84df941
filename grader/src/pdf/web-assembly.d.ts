/**
 * The part of WebAssembly that we use: its standard declarations come with the browser's, which must not be visible
 * here.
 */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  type Imports = Record<string, Record<string, unknown>>;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Record<string, unknown>;
  }
  class RuntimeError extends Error {}
}
