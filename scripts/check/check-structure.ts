import { globSync, readdirSync, readFileSync } from 'node:fs';
import { deadExportsRefusedIn, knownCircles, sources, usedElsewhere } from './boundaries.ts';
import { releasesIn } from './changelog.ts';
import { violationsOf } from './check-boundaries.ts';
import { circlesOf } from './circles.ts';
import { deadExportsOf } from './dead-exports.ts';
import { migrationComplaints } from './migrations.ts';
import { readModules } from './modules.ts';

/** Checks rules between files: boundaries and sizes, import cycles, dead exports, migrations. Prints the violations. */
const files = globSync(sources.include, { exclude: (path) => sources.exclude.test(String(path)) });
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const modules = readModules(texts);

const migrationFolder = 'server/src/database/migrations/';
const migrations = new Map(
  readdirSync(migrationFolder).map((name) => [name, readFileSync(migrationFolder + name, 'utf8')]),
);

const isEntry = (file: string) => usedElsewhere.some(([pattern]) => pattern.test(file));
const circles = circlesOf(modules);
const found = [
  ...[...texts].flatMap(([file, text]) => violationsOf(file, text)),
  ...circles.filter(([first = '']) => !knownCircles.includes(first)).map((circle) => `circle: ${circle.join(', ')}`),
  ...knownCircles
    .filter((known) => !circles.some(([first]) => first === known))
    .map((known) => `${known}: no circle any more; take it off knownCircles`),
  ...deadExportsOf(modules, isEntry)
    .filter(({ file }) => deadExportsRefusedIn.test(file))
    .map(({ file, line, name }) => `${file}:${line}: no other file uses ${name}`),
  ...migrationComplaints(migrations, releasesIn(readFileSync('CHANGELOG.md', 'utf8'))),
];
for (const line of found) console.error(line);
if (files.length === 0) console.error('no files seen');
process.exitCode = files.length === 0 || found.length > 0 ? 1 : 0;
