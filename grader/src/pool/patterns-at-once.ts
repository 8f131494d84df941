import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 compile every pattern to machine code when it is first used. By itself it interprets a pattern once before, and
 * again whenever its code was thrown away meanwhile: of the hundreds of patterns that read a resume that is a tenth of the
 * time of grading, and 0.17 s of processor time before the first report of a thread. It holds for the whole process, and
 * for patterns that have not been used before.
 */
export const compilePatternsAtOnce = (): void => setFlagsFromString('--no-regexp-tier-up');
