#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Reuses the code compiled for the last call: compiling takes longer than grading a resume.
enableCompileCache();
const { run } = await import('./command/run.ts');
process.exitCode = await run(process.argv.slice(2));
