import { readFileSync } from 'node:fs';
import { proofread, type Slip } from '../grader/src/proofread/proofread.ts';
import { ms, table } from './measure.ts';

type Line = { id: string; text: string; errors: { start: number; end: number; type: string; needs?: unknown }[] };

/** Precision and recall of the proofreader on lines with marked errors, without errors that only other lines reveal. */
export function benchWriting(file: string) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
  const started = performance.now();
  const slips = lines.map(({ text }) => proofread(text));
  const time = performance.now() - started;
  const types = new Map<string, { all: number; hit: number }>();
  let [right, wrong, missed, cleanWords, cleanAlarms] = [0, 0, 0, 0, 0];
  lines.forEach(({ text, errors }, i) => {
    const own = slips[i] ?? [];
    const seen = new Set<Slip>();
    for (const error of errors) {
      const hits = own.filter((slip) => slip.start < error.end + 1 && slip.end > error.start - 1);
      for (const slip of hits) seen.add(slip);
      if (error.needs) continue;
      const tally = types.get(error.type) ?? { all: 0, hit: 0 };
      types.set(error.type, { all: tally.all + 1, hit: tally.hit + (hits.length > 0 ? 1 : 0) });
      if (hits.length > 0) right++;
      else missed++;
    }
    const off = own.filter((slip) => !seen.has(slip)).length;
    wrong += off;
    if (errors.length > 0) return;
    cleanWords += text.split(/\s+/).length;
    cleanAlarms += off;
  });
  const [precision, recall] = [right / (right + wrong), right / (right + missed)];
  table('Writing', [
    [
      'precision, recall, F0.5',
      `${precision.toFixed(3)}, ${recall.toFixed(3)}, ${((1.25 * precision * recall) / (0.25 * precision + recall)).toFixed(3)}`,
    ],
    ['false alarms in 100 clean words', ((100 * cleanAlarms) / Math.max(1, cleanWords)).toFixed(2)],
    ['time for each line', ms(time / lines.length)],
    ...[...types]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, { all, hit }]): [string, string] => [type, `${hit} of ${all}`]),
  ]);
}
