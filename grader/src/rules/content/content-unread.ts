import { rectOf } from '../../model/header.ts';
import { isListOfCredits } from '../../model/performer.ts';
import { quote } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { isInUnreadLanguage } from '../../model/written.ts';

/** In log points, where no word was understood. */
const max = 75;
/** A little unread text costs little: it may be a name or a note in the margin. */
const power = 1.4;
/** Losses below this, about every ninth word, are a name, a note in a margin or a list that every reader understands. */
const leastLoss = 3.6;
const majorLoss = 9;
/** What a wholly unread resume loses of its final score besides, in log points. */
const graveWhole = 14;
const shown = 12;

/**
 * What software cannot place does not count for its author. The loss also makes sure that being hard to read never pays:
 * whatever other rules miss in such text weighs less than this.
 */
export const contentUnread: Rule = {
  name: 'content-unread',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  anyLanguage: true,
  about: {
    title: 'Software can place every line',
    finds:
      'Text that belongs to no part of a resume we know: under an unknown title, in a table without a head, or a job whose title and employer cannot be told.',
    why: 'Hiring systems file what they can place and drop the rest; so do we: what we could not read is never rewarded.',
  },

  *check(resume) {
    const { share, unread } = resume.understanding;
    const loss = max * (1 - share) ** power;
    const [first] = unread;
    if (loss < leastLoss) return;
    const lost = `${Math.round((1 - share) * 100)} % of the words`;
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Some lines could not be placed',
      advice: isInUnreadLanguage(resume)
        ? `We do not read this language yet: we could not tell what part of a resume the marked lines are, ${lost}, so they do not count here.`
        : `Give each part a usual title, and each job one line of title, employer and dates: hiring software files what it reads by these. We could not tell what part of a resume the marked lines are, ${lost}, so they do not count here. A person may see at once what they are.`,
      text: quote(first?.text ?? ''),
      at: unread.slice(0, shown).map(rectOf),
      loss,
      grave: graveWhole * (1 - share),
      // “What software reads” shows it: on the page itself a reader finds nothing amiss.
      untold: true,
      toldWith: {
        rule: 'content-few-lines',
        ...(isListOfCredits(resume)
          ? {}
          : { adds: `${lost} could not be placed and do not count; “What software reads” shows them.` }),
      },
    };
  },
};
