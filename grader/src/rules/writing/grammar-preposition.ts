import { phraseFindings } from '../../model/language/phrase-findings.ts';
import type { Rule } from '../../model/rule.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { prepositionSlips } from '../../words/preposition-slips.ts';

/** "discuss about", "knowledge on": a preposition that does not go with its word. */
export const grammarPreposition: Rule = {
  name: 'grammar-preposition',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 5, per: 'document' },
  about: {
    title: 'Prepositions go with their words',
    finds: '“discuss about”, “knowledge on”, “since five years”, and the like.',
    why: 'A careful reader stumbles over them.',
  },

  *check(resume) {
    for (const line of linesOf(resume)) yield* phraseFindings(line, prepositionSlips, 'Check the preposition');
  },
};
