import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePdfium, type Graded, gradeOn, startEngine } from '../grader/src/index.ts';
import { fieldRecall } from './fields.ts';
import { type Entry, manifestOf, type Read } from './manifest.ts';
import { table } from './measure.ts';
import { plantedResults } from './planted.ts';

const letters = ['F', 'D-', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+'];
const gradeNames = ['Cumulative', 'Content', 'Format', 'Writing'] as const;
type Judged = { entry: Entry; graded: Graded };

/**
 * The accuracy of the grader on a corpus with ground truth: fields, planted defects, clean pages, acceptance and
 * refusal, spread.
 */
export async function benchAccuracy(folder: string) {
  const entries = manifestOf(folder);
  if (!entries) return;
  const engine = await startEngine(compilePdfium());
  const judged = entries.map((entry): Judged => {
    const { graded } = gradeOn(engine, readFileSync(join(folder, entry.file)), { today: '2026-11-21' });
    return { entry, graded };
  });
  const read = judged.flatMap(({ entry, graded }): Read[] => (graded.ok ? [{ entry, report: graded }] : []));
  table('Fields, share read exactly', fieldRecall(read));
  const planted = plantedResults(read);
  table('Planted defects found on the spot, by category', planted.categories);
  table('Planted defects found, by type', planted.types);
  table('Findings new in a defect file, on its spot / in all, by rule', planted.rules);
  table('Clean resumes', cleanRows(read));
  table('Grades', [
    ['pairs where a grade rises', `${risingPairs(read)}`],
    ['same words in other layouts, Content', spreadOf(read, 'Content')],
    ['same words in other layouts, Writing', spreadOf(read, 'Writing')],
    ['doors right', doorsOf(judged)],
  ]);
}

function cleanRows(read: Read[]): [string, string][] {
  const clean = read.filter(({ entry }) => entry.set === 'generated' && entry.base_for_defects);
  const pages = clean.reduce((sum, { entry }) => sum + entry.pages, 0);
  const findings = clean.flatMap(({ report }) => report.document.findings);
  return [
    ['findings for each page', (findings.length / Math.max(1, pages)).toFixed(2)],
    ['critical or major', `${findings.filter(({ severity }) => severity !== 'minor').length}`],
    [
      'below A-',
      `${clean.filter(({ report }) => rankOf(report.document.grades.Cumulative) < rankOf('A-')).length} of ${clean.length}`,
    ],
  ];
}

const rankOf = (letter: string | null) => letters.indexOf(letter ?? '');

function risingPairs(read: Read[]): number {
  const byId = new Map(read.map((one) => [one.entry.id, one.report]));
  return read.filter(({ entry, report }) => {
    const base = byId.get(entry.defect?.base ?? '');
    return base && gradeNames.some((name) => rankOf(report.document.grades[name]) > rankOf(base.document.grades[name]));
  }).length;
}

/** Steps between the best and the worst letter of one person's resumes. */
function spreadOf(read: Read[], name: 'Content' | 'Writing'): string {
  const whole = read.filter(
    ({ entry }) =>
      entry.set === 'generated' &&
      entry.person &&
      !entry.truth?.not_printed?.length &&
      entry.truth?.email_printed !== false,
  );
  const people = [...Map.groupBy(whole, ({ entry }) => entry.person?.id).values()].filter((own) => own.length > 1);
  const steps = people.map((own) => {
    const ranks = own.map(({ report }) => rankOf(report.document.grades[name]));
    return Math.max(...ranks) - Math.min(...ranks);
  });
  return `worst ${Math.max(0, ...steps)} steps over ${people.length} people`;
}

function doorsOf(judged: Judged[]): string {
  const doors = judged.filter(({ entry }) => entry.set === 'hostile' && entry.expect !== 'either');
  const right = doors.filter(({ entry, graded }) => graded.ok === (entry.expect === 'grade'));
  return `${right.length} of ${doors.length}`;
}
