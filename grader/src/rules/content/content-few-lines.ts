import { expectedStageOf } from '../../model/expected-stage.ts';
import { headerRects, rectOf } from '../../model/header.ts';
import { allImpactLinesOf } from '../../model/language/impact.ts';
import { toldWordsOf } from '../../model/language/told.ts';
import { quote, workEntriesOf } from '../../model/questions.ts';
import type { Entry, Resume, Stage } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Words that readers expect about the work done: about ten lines, and six from people who begin. */
const expected: Record<Stage, number> = { student: 80, early: 120, mid: 150, senior: 170 };
const max = 46;
/** Steeper where nothing is told than where a little is missing. */
const power = 1.3;
/** Where there is no line, there is none with an amount either, and it must not cost less than lines without. */
const withoutAmounts = 18;
/** Losses below this are too close to what is expected for a finding. */
const leastLoss = 2.5;
const majorLoss = 9;
const shown = 4;

/** Who tells nothing about the work has nothing to be judged by, and silence must not be an advantage. */
export const contentFewLines: Rule = {
  name: 'content-few-lines',
  group: 'content',
  severity: 'major',
  // High enough that the sum is never flattened: fewer lines must always cost more.
  cost: { kind: 'shortfall', max: 1.5 * (max + withoutAmounts) },
  anyLanguage: true,
  about: {
    title: 'The work is told',
    finds:
      'Hardly any lines on what was done under jobs and projects: about 120 words are expected early in a career, 170 late, 80 of students.',
    why: 'On a blind panel the amount that is told about the work agreed with the judgement of coaches more than anything else.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const told = toldWordsOf(resume);
    const amounts = allImpactLinesOf(resume).length === 0 ? withoutAmounts : 0;
    const loss = amounts + max * Math.max(0, 1 - told / expected[expectedStageOf(resume)]) ** power;
    if (loss < leastLoss) return;
    const silent = silentEntriesOf(resume);
    const [first] = silent;
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Tell more of what you did',
      advice: first
        ? `Little is told about your work. Add two to five lines under “${quote(headerOf(first), 60)}”${silent.length > 1 ? ` and ${silent.length - 1} more` : ''}: what you did, with what, and what came of it.`
        : `${told === 0 ? 'Nothing' : 'Little'} is told about what you did. Add lines under each job or project: what you did, with what, and what came of it.`,
      text: first ? headerOf(first) : '',
      at:
        silent.length > 0
          ? silent.slice(0, shown).flatMap(({ header }) => header.slice(0, 1).map(rectOf))
          : headerRects(resume).slice(0, 1),
      loss,
    };
  },
};

const headerOf = ({ header }: Entry) => header[0]?.text ?? '';

/** Entries with a header and at most one line below it. */
function silentEntriesOf(resume: Resume): Entry[] {
  return workEntriesOf(resume).filter(
    ({ header, bullets, paragraphs }) => header.length > 0 && bullets.length + paragraphs.length <= 1,
  );
}
