import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * `node scripts/pack-grader.ts [FOLDER]`: makes the grader a package of its own, as JavaScript, since Node does not
 * read TypeScript inside node_modules. Prints the path of the archive.
 */
const root = join(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'redmark-grader-'));
const grader = JSON.parse(readFileSync(join(root, 'grader/package.json'), 'utf8'));

const config = join(root, 'grader/.tsc/pack.json');
mkdirSync(join(root, 'grader/.tsc'), { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '../src',
      outDir: folder,
    },
    include: ['../src'],
    exclude: ['../src/**/*.test.ts', '../src/testing'],
  }),
);
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
rmSync(config);

writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify(
    {
      name: grader.name,
      version: grader.version,
      description: 'Grades resumes in PDF: findings with boxes on the page, grades, page images',
      license: grader.license,
      type: 'module',
      engines: { node: '>=22' },
      exports: { '.': { types: './index.d.ts', default: './index.js' }, './lambda': './lambda/handler.js' },
      bin: { redmark: './cli.js' },
      dependencies: grader.dependencies,
    },
    null,
    2,
  ),
);
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
copyFileSync(join(root, 'docs/third-party-notices.md'), join(folder, 'THIRD-PARTY-NOTICES.md'));
mkdirSync(target, { recursive: true });
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
  cwd: folder,
  encoding: 'utf8',
});
rmSync(folder, { recursive: true });
console.log(join(target, packed.trim().split('\n').at(-1) ?? ''));
