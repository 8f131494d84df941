import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { wordsBetween } from '../../model/text/text.ts';

/** Sentences that speak to a program instead of a reader. */
const spoken =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:of )?(?:the |your )?(?:previous|prior|above|earlier)? ?(?:instructions?|prompts?|rules)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|llm|chatbot)\b|\bas an (?:ai )?language model\b|\bas a (?:large )?language model\b|\bas an ai(?: model| assistant)?,? (?:i|you)\b|\b(?:reveal|ignore|print|show|override|repeat|follow) (?:the |your |this )?(?:system|hidden) prompt\b|\b(?:rate|rank|score|grade|select|recommend) this (?:candidate|applicant|resume|cv)\b|\bthis (?:candidate|applicant|resume) (?:is|should be) (?:the )?(?:best|perfect|ideal|highest|top)\b/gi;

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
      for (const match of allMatches(spoken, row.text))
        yield {
          title: 'Remove instructions to software',
          advice: `“${match[0]}” speaks to a program, not to a reader. It changes no grade; take it out.`,
          text: match[0],
          at: wordsBetween(row.words, match.index, match.index + match[0].length),
        };
  },
};
