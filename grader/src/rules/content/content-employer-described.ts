import { employerPortraitsOf } from '../../model/employer-portraits.ts';
import { quote, rowRects } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';

const shown = 2;

/** Readers ask what somebody did, not what the employer makes; they can look that up. */
export const contentEmployerDescribed: Rule = {
  name: 'content-employer-described',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Jobs tell your work, not the company’s',
    finds: 'Lines of fifteen words or more under a job that describe the employer.',
    why: 'They take the room of what you did, and a reader finds them on the website of the firm.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const found = employerPortraitsOf(resume);
    const [first] = found;
    if (!first) return;
    yield {
      title: 'Tell your work, not the company’s',
      advice: `“${quote(first.text, 80)}” describes the employer${found.length > 1 ? ', and so do others' : ''}. Half a line on its size or trade is enough; give the room to what you did there.`,
      text: quote(first.text),
      at: found.slice(0, shown).flatMap(rowRects),
    };
  },
};
