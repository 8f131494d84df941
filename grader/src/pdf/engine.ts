import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { limits } from './limits.ts';
import { type Call, directCalls } from './pdfium-calls.ts';

type Imports = { env: { emscripten_resize_heap: (bytes: number) => number } };
type Started = { HEAPU8: Uint8Array<ArrayBuffer>; wasmExports: { malloc: Call; free: Call } };

/** Bytes of scratch memory for out-parameters: numbers first, text from `textAt` on. */
const scratchBytes = 4096;
const textAt = 64;
const textBytes = 2000;

/**
 * The compiled PDFium. Compile it once and pass it to every worker thread: compiling is most of the cost of a cold
 * start.
 */
export function compilePdfium(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));
}

/**
 * Starts one PDFium with a hard memory ceiling.
 *
 * Growing past the ceiling makes an allocation fail inside, which aborts the instance with a `RuntimeError`;
 * an aborted instance must never be used again.
 */
export async function startEngine(module: WebAssembly.Module, heapBytes: number = limits.heapBytes) {
  const { pdfium } = await init({
    print() {},
    printErr() {},
    instantiateWasm(imports: Imports, ready: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) {
      const grow = imports.env.emscripten_resize_heap;
      imports.env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > heapBytes ? 0 : grow(bytes));
      // Synchronous on purpose: a pending WebAssembly promise does not keep a thread alive.
      const instance = new WebAssembly.Instance(module, imports as unknown as WebAssembly.Imports);
      ready(instance, module);
      return instance.exports;
    },
  } as unknown as Parameters<typeof init>[0]);
  const started = pdfium as unknown as Started;
  const { malloc, free } = started.wasmExports;
  const calls = directCalls(started.wasmExports);
  const at = malloc(scratchBytes);
  calls._PDFiumExt_Init();

  let floats = new Float32Array();
  let doubles = new Float64Array();
  let integers = new Int32Array();
  /** Views become invalid, and lose their length, when the memory grows, so every use checks them first. */
  function refresh() {
    if (floats.length > 0) return;
    const { buffer } = started.HEAPU8;
    floats = new Float32Array(buffer, at, 16);
    doubles = new Float64Array(buffer, at, 8);
    integers = new Int32Array(buffer, at, 16);
  }

  const scratch = new Map<string, Uint8Array>();

  return {
    calls,
    malloc,
    free,
    /** Address of scratch slot `n`, four bytes each. */
    slot: (n: number) => at + n * 4,
    float(n: number) {
      refresh();
      return floats[n] ?? 0;
    },
    double(n: number) {
      refresh();
      return doubles[n] ?? 0;
    },
    integer(n: number) {
      refresh();
      return integers[n] ?? 0;
    },
    setInteger(n: number, value: number) {
      refresh();
      integers[n] = value;
    },
    /**
     * Reads text that `write` puts at the given address; `write` returns the bytes written, the final zero included.
     */
    text(write: (address: number, bytes: number) => number) {
      const bytes = Math.min(write(at + textAt, textBytes), textBytes);
      return bytes <= 1 ? '' : new TextDecoder().decode(started.HEAPU8.slice(at + textAt, at + textAt + bytes - 1));
    },
    /** A buffer that is reused for the next page: new buffers of this size pile up faster than they are collected. */
    scratch(name: string, bytes: number) {
      let room = scratch.get(name);
      if (room === undefined || room.length < bytes) {
        room = new Uint8Array(bytes);
        scratch.set(name, room);
      }
      return room.subarray(0, bytes);
    },
    memory: () => started.HEAPU8,
    heapSize: () => started.HEAPU8.length,
  };
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;
