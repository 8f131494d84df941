import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipped } from '../../server/src/base/zip.ts';

/**
 * `node scripts/build/pack-grader.ts [FOLDER]`: makes the grader a package of its own, as JavaScript, since Node does not
 * read TypeScript inside node_modules. `node scripts/build/pack-grader.ts --lambda [FOLDER]` makes the archive that AWS
 * Lambda takes, with what the grader needs inside it; its handler is `lambda/handler.handler`. Prints the path.
 */
const root = join(import.meta.dirname, '../..');
const asked = process.argv.slice(2);
const isLambda = asked.includes('--lambda');
const target = resolve(asked.find((word) => word !== '--lambda') ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'redmark-grader-'));
const [grader, rubric] = ['grader', 'rubric'].map((one) =>
  JSON.parse(readFileSync(join(root, one, 'package.json'), 'utf8')),
);
/** A fixed time stamp: the same files make the same archive, so that a deployment can tell whether anything changed. */
const anyDay = new Date('2026-01-01T00:00:00Z');
/** The files of PDFium that are needed to run it; the rest is for browsers, other module systems and documentation. */
const ofPdfium = ['package.json', 'LICENSE', 'LICENSE.pdfium', 'dist/index.js', 'dist/pdfium.wasm'];

mkdirSync(target, { recursive: true });
compile('grader', folder);
writeRubric();
writePackage();
console.log(isLambda ? await zippedForLambda() : packed());
rmSync(folder, { recursive: true });

/** Compiles a workspace into a folder. Its dependencies are compiled before, so that only its own files are written. */
function compile(workspace: string, outDir: string) {
  const config = join(root, workspace, '.tsc/pack.json');
  mkdirSync(join(root, workspace, '.tsc'), { recursive: true });
  const { references = [] } = JSON.parse(readFileSync(join(root, workspace, 'tsconfig.json'), 'utf8'));
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        declaration: !isLambda,
        rewriteRelativeImportExtensions: true,
        rootDir: '../src',
        outDir,
      },
      include: ['../src', '../src/**/*.json'],
      exclude: ['../src/**/*.test.ts', '../src/testing'],
      references: references.map(({ path }: { path: string }) => ({ path: join(root, workspace, path) })),
    }),
  );
  const tsc = join(root, 'node_modules/.bin/tsc');
  for (const { path } of references) execFileSync(tsc, ['-b', join(root, workspace, path)], { stdio: 'inherit' });
  execFileSync(tsc, ['-p', config], { stdio: 'inherit' });
  rmSync(config);
}

/** The rubric is not published as a package, so it is included. */
function writeRubric() {
  const place = join(folder, 'node_modules/@redmark/rubric');
  compile('rubric', place);
  const { name, version, license } = rubric;
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version, license, type: 'module', exports }));
}

function writePackage() {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify(
      {
        name: grader.name,
        version: grader.version,
        description: grader.description,
        keywords: grader.keywords,
        license: grader.license,
        ...repositoryOfRelease(),
        type: 'module',
        engines: { node: '>=22' },
        exports: {
          '.': { types: './index.d.ts', default: './index.js' },
          './pool': { types: './pool.d.ts', default: './pool.js' },
          './lambda': './lambda/handler.js',
          './schema/*.json': './schema/*.json',
          './package.json': './package.json',
        },
        bin: { redmark: './cli.js' },
        dependencies: grader.dependencies,
        bundleDependencies: [rubric.name],
      },
      null,
      2,
    ),
  );
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(root, 'grader/README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'docs/third-party-notices.md'), join(folder, 'THIRD-PARTY-NOTICES.md'));
}

/** Where the package comes from, as the workflow that publishes it knows; a package made by hand does not say. */
function repositoryOfRelease() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (!server || !name) return {};
  const page = `${server}/${name}`;
  return {
    homepage: `${page}#readme`,
    bugs: `${page}/issues`,
    repository: { type: 'git', url: `git+${page}.git`, directory: 'grader' },
  };
}

function packed(): string {
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(target, said.trim().split('\n').at(-1) ?? '');
}

async function zippedForLambda(): Promise<string> {
  for (const file of ofPdfium) {
    const place = join('node_modules/@embedpdf/pdfium', file);
    cpSync(join(root, place), join(folder, place));
  }
  const archive = join(target, `redmark-grader-lambda-${grader.version}.zip`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped(filesIn(folder), anyDay)) chunks.push(chunk);
  writeFileSync(archive, Buffer.concat(chunks));
  return archive;
}

async function* filesIn(top: string) {
  const files = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    yield { name: file.slice(top.length + 1).replaceAll('\\', '/'), bytes: readFileSync(file) };
}
