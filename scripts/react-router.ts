import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = new URL(import.meta.resolve('@react-router/dev/package.json'));
const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { 'react-router': string } };

/** The program that builds and serves the web, for this same Node to run: the one in PATH may be older. */
export const reactRouter = fileURLToPath(new URL(bin['react-router'], manifest));
export const webFolder = fileURLToPath(new URL('../web', import.meta.url));
