import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes each script and style sheet once more as brotli and gzip, so that the server never compresses them itself. */
export function precompress(): Plugin {
  return {
    name: 'redmark:precompress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
        const file = join(dir, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes));
      }
    },
  };
}
