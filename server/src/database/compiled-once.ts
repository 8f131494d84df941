import { setFlagsFromString } from 'node:v8';

/** V8 optimizes only the function of this number. The first functions of a module are its imports, which have no code. */
const onlyAnImport = '--wasm-tier-up-filter=0';
const every = '--wasm-tier-up-filter=-1';

let running = 0;

/**
 * Runs `start`, and leaves the WebAssembly functions that are called for the first time meanwhile as they were compiled
 * first. V8 would compile those of the embedded database again within seconds: more than a second of a processor and
 * 500 MB of memory at every start, nearly all for the parser of SQL, one function of 100 KB. Statements take about as
 * long without. A version of V8 that does not know the flag ignores it.
 */
export async function compiledOnce<Started>(start: () => Promise<Started>): Promise<Started> {
  if (running++ === 0) setFlagsFromString(onlyAnImport);
  try {
    return await start();
  } finally {
    if (--running === 0) setFlagsFromString(every);
  }
}
