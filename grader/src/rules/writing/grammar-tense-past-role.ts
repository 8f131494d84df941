import { tensesOf } from '../../model/language/tense.ts';
import { baseOf, pastOf } from '../../model/language/verb-forms.ts';
import { hasEnded, sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';

/** Lines in the past tense that a role must have before a noun-like verb beside them counts as present. */
const pastSiblings = 1;

/** An ended role is described in the past tense. */
export const grammarTensePastRole: Rule = {
  name: 'grammar-tense-past-role',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 12, per: 'bullets' },
  about: {
    title: 'Past roles are told in the past',
    finds: 'Present tense under a role that is over.',
    why: 'The tense tells at a glance what is still going on.',
  },

  *check(resume) {
    if (resume.confidence < 0.7) return;
    // A finished project may still be described in the present; an ended role may not.
    const roles = sectionsOf(resume, 'experience', 'research', 'teaching', 'volunteering', 'activities');
    for (const entry of roles.flatMap((section) => section.entries)) {
      if (!hasEnded(entry, resume.today)) continue;
      const lines = tensesOf(entry.bullets);
      if (lines.filter(({ tense }) => tense === 'past').length < pastSiblings) continue;
      for (const { unit, opening, tense } of lines) {
        // A line in small letters continues the one before it: "… returns for" / "tax clients".
        if (tense !== 'present' || (!opening.adverb && /^\p{Ll}/u.test(opening.printed))) continue;
        const past = pastOf(baseOf(opening.word, 'base', 's3') ?? opening.word);
        const right = opening.adverb ? past : past.replace(/^./, (first) => first.toUpperCase());
        yield {
          title: 'Use past tense for past roles',
          advice: `This role ended (${entry.date?.text}). Write “${right}” instead of “${opening.printed}”.`,
          text: opening.printed,
          at: cutBetween(unit.words, opening.start, opening.end),
          rewrite: right + textOf(unit.words).slice(opening.end),
        };
      }
    }
  },
};
