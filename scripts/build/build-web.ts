import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = [
  'web/{src,public,prerender}/**/*',
  'web/*.{ts,json,html}',
  '{contract,rubric}/src/**/*.ts',
  'scripts/build/build-web.ts',
  'package-lock.json',
];
const built = 'web/build/client/**/*';
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallestCompressed = 1024;

/** Builds the web app when there is no build, or an outdated one. */
export async function buildWeb(): Promise<void> {
  if (isWebBuilt()) return;
  console.log('Building the web …');
  const { prerender } = await import('../../web/prerender/prerender.ts');
  await prerender();
  compress();
}

/**
 * Whether there is a build that is not outdated. Where the packages that build it are not installed, as in an image, a
 * build that is there is used as it is; without one an error says what to do.
 */
export function isWebBuilt(): boolean {
  if (!canBuild()) {
    if (filesOf([built]).length > 0) return true;
    throw new Error(
      'The web is not built, and the packages that build it are not installed. Run: npm install && npm run build',
    );
  }
  const oldest = Math.min(...agesOf([built]));
  return Number.isFinite(oldest) && oldest >= Math.max(...agesOf(sources));
}

function canBuild(): boolean {
  try {
    // Not `import.meta.resolve`, which the test runner's modules do not have.
    return createRequire(import.meta.url).resolve('vite/package.json') !== '';
  } catch {
    return false;
  }
}

/** Compresses the files once, so that no request waits for it. */
function compress() {
  for (const file of filesOf([built]).filter((name) => compressible.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < smallestCompressed) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function filesOf(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

const agesOf = (patterns: string[]) => filesOf(patterns).map((file) => statSync(file).mtimeMs);
