#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// What was compiled for the last call is used again: reading the sources takes longer than grading a resume.
enableCompileCache();
const { run } = await import('./command/run.ts');
process.exitCode = await run(process.argv.slice(2));
