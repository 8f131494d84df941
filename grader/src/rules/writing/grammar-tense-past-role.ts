import { tensesOf } from '../../model/language/tense.ts';
import { baseOf, pastOf } from '../../model/language/verb-forms.ts';
import { hasEnded, sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';

/** Lines that must speak in the past before a noun-like verb beside them is taken for a present one. */
const pastSiblings = 1;

/** A role that is over is told in the past tense. */
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
    // What a project does, it may do to this day; roles are over when they are over.
    const roles = sectionsOf(resume, 'experience', 'research', 'teaching', 'volunteering', 'activities');
    for (const entry of roles.flatMap((section) => section.entries)) {
      if (!hasEnded(entry, resume.today)) continue;
      const lines = tensesOf(entry.bullets);
      if (lines.filter(({ tense }) => tense === 'past').length < pastSiblings) continue;
      for (const { unit, opening, tense } of lines) {
        if (tense !== 'present') continue;
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
