import { enableCompileCache, flushCompileCache } from 'node:module';

// Reuses the code compiled by the last call, as the main thread does. Threads are ended from outside, so what they
// compiled is written as soon as it is.
enableCompileCache();
await import('../pool/worker.ts');
flushCompileCache();
