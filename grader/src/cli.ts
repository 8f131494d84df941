#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Reuses the code compiled for the last call: compiling takes longer than grading a resume.
enableCompileCache();
// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const { run } = await import('./command/run.ts');
process.exitCode = await run(process.argv.slice(2));
