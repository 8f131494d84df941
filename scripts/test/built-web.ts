import { buildWeb } from '../build/build-web.ts';

/** Builds the web once, before tests that look at it: two test files must not build it at the same time. */
export const setup = buildWeb;
