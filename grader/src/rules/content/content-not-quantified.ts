import { expectedStageOf } from '../../model/expected-stage.ts';
import { allImpactLinesOf, isCareWork, linesWithoutMetric } from '../../model/language/impact.ts';
import { quote, rowRects } from '../../model/questions.ts';
import type { Bullet, Stage } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const max = 18;
/** Results with an amount that readers expect, by count: a share would favour those who tell little. */
const expected: Record<Stage, number> = { student: 2, early: 3, mid: 4, senior: 5 };
/** Losses below this are too close to the target for a finding. */
const leastLoss = 3;
const majorLoss = 8;
/** Lines where an amount is easy to find: the verb or its object can be measured. */
const measurable =
  /\b(?:increas|reduc|cut|grew|grow|sav|improv|boost|rais|lower|speed|accelerat|manag|led|train|hired|sold|process|handl|deliver|launch|built|wrote|customers?|clients?|patients?|sales|revenue|cost|budget|time|users?|team|staff)/i;
const shown = 3;

/** Numbers turn a claim into a result. */
export const contentNotQuantified: Rule = {
  name: 'content-not-quantified',
  group: 'content',
  severity: 'major',
  cost: { kind: 'shortfall', max },
  anyLanguage: true,
  about: {
    title: 'Results are told with numbers',
    finds:
      'Too few lines with an amount: five are expected late in a career, three early, two of students and in care, teaching and the arts.',
    why: 'A third of hiring managers call missing results a deal-breaker. Academic CVs are not asked.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const lines = allImpactLinesOf(resume);
    const bare = linesWithoutMetric(lines);
    const quantified = lines.length - bare.length;
    const loss = max * Math.max(0, 1 - quantified / expected[isCareWork(resume) ? 'student' : expectedStageOf(resume)]);
    const [best, ...others] = bestOf(bare.length > 0 ? bare : lines);
    if (loss < leastLoss || !best) return;
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Show results with numbers',
      advice: `${quantified === 0 ? 'None' : quantified} of your ${lines.length} lines ${quantified === 1 ? 'shows' : 'show'} a number. Add scale, time, money or change. For example: “${quote(best.text.replace(/[.]$/, ''), 90)} [how many, how often or by how much?]”.`,
      text: best.text,
      at: [best, ...others].flatMap(rowRects),
      loss,
    };
  },
};

function bestOf(lines: Bullet[]): Bullet[] {
  const likely = lines.filter(({ text }) => measurable.test(text));
  return [...likely, ...lines.filter((line) => !likely.includes(line))].slice(0, shown);
}
