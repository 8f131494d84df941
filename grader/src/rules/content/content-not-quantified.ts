import { isEnglish } from '../../model/language.ts';
import { hasMetric } from '../../model/metric.ts';
import { quote, rowsAt, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const fewestLines = 4;
const target = { usual: 0.4, students: 0.25, care: 0.25 };
const max = 20;
/** Below this loss the share is close enough to the target not to be told. */
const leastLoss = 3;
const majorLoss = 8;
const careWork =
  /\b(?:teacher|lecturer|tutor|nurse|nursing|carer|caregiver|care|social worker|counsell?or|therapist|artist|actor|actress|musician|writer|librarian|curator|chaplain|childcare)\b/i;
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

  *check(resume) {
    if (resume.isAcademic || !isEnglish(resume)) return;
    const lines = sectionsOf(resume, 'experience', 'projects', 'volunteering')
      .flatMap((section) => section.entries)
      .flatMap((entry) => [...entry.bullets, ...entry.paragraphs])
      .filter(({ words }) => words.length >= 4);
    const bare = lines.filter(({ text }) => !hasMetric(text));
    const share = 1 - bare.length / Math.max(1, lines.length);
    const loss = max * Math.max(0, 1 - share / targetOf(resume));
    const [best, ...others] = bestOf(bare);
    if (lines.length < fewestLines || loss < leastLoss || !best) return;
    const told = lines.length - bare.length;
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Show results with numbers',
      advice: `${told === 0 ? 'None' : told} of your ${lines.length} lines ${told === 1 ? 'shows' : 'show'} a number. Add scale, time, money or change. For example: “${quote(best.text.replace(/[.]$/, ''), 90)} [how many, how often or by how much?]”.`,
      text: best.text,
      at: [best, ...others].flatMap(rowsAt),
      loss,
    };
  },
};

function targetOf({ stage, sections }: Resume): number {
  const titles = sections.flatMap((section) => section.entries).map((entry) => entry.title?.text ?? '');
  if (titles.some((title) => careWork.test(title))) return target.care;
  return stage === 'student' ? target.students : target.usual;
}

function bestOf(lines: Bullet[]): Bullet[] {
  const likely = lines.filter(({ text }) => measurable.test(text));
  return [...likely, ...lines.filter((line) => !likely.includes(line))].slice(0, shown);
}
