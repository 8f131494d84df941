import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { spokenToMachines } from '../../model/text/spoken-to-machines.ts';
import { wordsBetween } from '../../model/text/text.ts';

/** Instructions to software are no part of a resume; they change no grade and look bad to people. */
export const contentMachineText: Rule = {
  name: 'content-machine-text',
  group: 'content',
  severity: 'major',
  cost: { kind: 'presence', weight: 12 },
  about: {
    title: 'The text speaks to people',
    finds: 'Sentences that give instructions to software.',
    why: 'No instruction changes how we grade, and people who read it think less of you.',
  },

  *check({ rows }) {
    for (const row of rows)
      for (const match of allMatches(spokenToMachines, row.text))
        yield {
          title: 'Remove instructions to software',
          advice: `“${match[0]}” speaks to a program, not to a reader. It changes no grade; take it out.`,
          text: match[0],
          at: wordsBetween(row.words, match.index, match.index + match[0].length),
        };
  },
};
