import { rectOf } from '../../model/header.ts';
import { follows } from '../../model/layout/row-steps.ts';
import { median } from '../../model/list/statistics.ts';
import { experienceKinds, linesOf, sectionsOf } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** So many entries follow another one, and such a share of them without a gap. */
const fewestEntries = 3;
const mostly = 0.8;
/** In text sizes: a larger step than that within an entry is a gap. */
const gap = 0.15;
/** In text sizes: where lines have more room than that, entries have, too. */
const wide = 1.45;
const fewestSteps = 8;
/** Below this the reading of the entries is not sure. */
const sureReading = 0.9;
const shown = 6;

type Step = { row: Row; step: number; opens: boolean };

/** White above each entry shows where one job ends and the next begins. */
export const formatEntryGaps: Rule = {
  name: 'format-entry-gaps',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  about: {
    title: 'Entries stand apart',
    finds: 'Jobs and projects that no gap parts.',
    why: 'Of 6 such pages coaches asked 4 for space.',
  },

  *check(resume) {
    if (resume.confidence < sureReading) return;
    const steps = stepsIn(resume);
    const inner = steps.flatMap(({ step, opens }) => (opens ? [] : [step]));
    const opening = steps.filter(({ opens }) => opens);
    if (opening.length < fewestEntries || inner.length < fewestSteps) return;
    const usual = median(inner);
    const close = opening.filter(({ step }) => step - usual < gap);
    if (usual > wide || close.length < mostly * opening.length) return;
    const [first] = close;
    if (!first) return;
    yield {
      title: 'Set space between your entries',
      advice: `${close.length} of your entries begin right below the last line of the one before, as if they were its next line. Set four to six points of space above each, as a setting of the paragraph, so that a reader sees where one ends.`,
      text: first.row.text,
      at: close.slice(0, shown).map(({ row }) => rectOf(row)),
    };
  },
};

/** The steps from line to line within the lists of jobs and projects, in sizes of their text, and which of them begin an entry. */
function stepsIn(resume: Resume): Step[] {
  return sectionsOf(resume, ...experienceKinds).flatMap(({ rows, entries }) => {
    const openings = new Set(
      entries.flatMap(({ header: [first] }, i) => {
        const above = entries[i - 1];
        // A job told by its name alone is a row of a list, as are those above it.
        return first && above && linesOf(above).length > 0 ? [first] : [];
      }),
    );
    return rows.flatMap((row, i): Step[] => {
      const above = rows[i - 1];
      if (!above || row.table || above.table || !follows(above, row)) return [];
      return [{ row, step: (row.base - above.base) / row.size, opens: openings.has(row) }];
    });
  });
}
