import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Truth } from '../corpus/world/generate/truth.ts';
import { compilePdfium, type Graded, gradeOn, startEngine } from '../grader/src/index.ts';
import { table } from './measure.ts';
import { fields, type Tally, talliesOf } from './world-tallies.ts';

/** `node bench/world.ts [--misses FIELD]`: how right the resumes of the world are read, in all and by idiom. */
const corpus = join(import.meta.dirname, '../corpus/world');
const engine = await startEngine(compilePdfium());
const cases = globSync('*/resume.pdf', { cwd: corpus })
  .map(dirname)
  .toSorted()
  .map((name) => {
    const truth: Truth = JSON.parse(readFileSync(join(corpus, name, 'expected.json'), 'utf8'));
    const { graded } = gradeOn(engine, readFileSync(join(corpus, name, 'resume.pdf')), { today: '2026-11-21' });
    return { name, truth, graded, tallies: talliesOf(truth, graded) };
  });
type Case = (typeof cases)[number];

const added = (some: Case[], field: string): Tally =>
  some.reduce(
    (sum, { tallies }) => {
      const one = tallies.get(field);
      return one
        ? { wanted: sum.wanted + one.wanted, hit: sum.hit + one.hit, given: sum.given + one.given, missed: [] }
        : sum;
    },
    { wanted: 0, hit: 0, given: 0, missed: [] },
  );
const percent = (part: number, whole: number) =>
  (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}`).padStart(4);

const missesOf = process.argv[process.argv.indexOf('--misses') + 1];
if (process.argv.includes('--misses')) {
  for (const { name, tallies } of cases)
    for (const missed of tallies.get(missesOf ?? '')?.missed ?? []) console.log(`${name}: ${missed}`);
} else {
  table(
    `Fields of ${cases.length} resumes`,
    fields.map((field) => {
      const { wanted, hit, given } = added(cases, field);
      const precision = given > 0 ? `, precision ${percent(hit, given)} %` : '';
      return [field, `recall ${percent(hit, wanted)} %${precision} (${wanted})`];
    }),
  );
  table('Refused', refusedOf());
  shares(
    'by producer',
    Map.groupBy(cases, ({ truth }) => truth.producer),
  );
  shares(
    'by language',
    Map.groupBy(cases, ({ truth }) => truth.language),
  );
  const idioms = [...new Set(cases.flatMap(({ truth }) => truth.idioms))].toSorted();
  shares(
    'by idiom',
    new Map(idioms.map((idiom) => [idiom, cases.filter(({ truth }) => truth.idioms.includes(idiom))])),
  );
  table('Planted flaws found', plantedOf());
  table('Score by intended quality, Content', spreadOf('Content', 'content'));
  table('Score by intended quality, Format', spreadOf('Format', 'format'));
  table('Score by intended quality, Writing', spreadOf('Writing', 'writing'));
}

function refusedOf(): [string, string][] {
  return cases.flatMap(({ name, graded }): [string, string][] => (graded.ok ? [] : [[name, graded.error.code]]));
}

/** Recall of every field in percent, a row for each group. */
function shares(title: string, groups: Map<string, Case[]>) {
  const heads = fields.map((field) => field.slice(0, 5).padStart(6)).join('');
  table(`Recall in percent, ${title}`, [
    ['', heads],
    ...[...groups].map(([name, some]): [string, string] => {
      const row = fields.map((field) => {
        const { wanted, hit } = added(some, field);
        return percent(hit, wanted).padStart(6);
      });
      return [`${name} (${some.length})`, row.join('')];
    }),
  ]);
}

function plantedOf(): [string, string][] {
  const planted = cases.flatMap(({ truth, graded }) =>
    truth.planted.map((flaw) => ({ ...flaw, found: found(graded, flaw) })),
  );
  return [...Map.groupBy(planted, ({ rule }) => rule)].map(([rule, some]) => [
    rule,
    `${some.filter((one) => one.found).length} of ${some.length}`,
  ]);
}

function found(graded: Graded, { rule, text }: Truth['planted'][number]): boolean {
  if (!graded.ok) return false;
  return graded.document.findings.some((finding) => finding.rule === rule && (finding.text ?? '').includes(text));
}

/** The mean score of the cases that a coach would give the same mark. */
function spreadOf(
  category: 'Content' | 'Format' | 'Writing',
  quality: 'content' | 'format' | 'writing',
): [string, string][] {
  return [1, 2, 3, 4, 5].map((mark) => {
    const scores = cases.flatMap(({ truth, graded }) => {
      const score = graded.ok ? graded.document.scores[category] : null;
      return truth.quality[quality] === mark && score !== null ? [score] : [];
    });
    const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    return [`${mark} of 5`, scores.length > 0 ? `${mean.toFixed(1)} (${scores.length})` : '–'];
  });
}
