import type { Bullet, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { otherRowsOf } from '../../model/text/other-rows.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { foldedOf, linesOf } from '../../model/text/written-lines.ts';
import { confusables } from '../../words/slips/confusables.ts';

/** A correctly spelt word that is the wrong one: spell-checkers accept it, readers smile. */
export const grammarConfusable: Rule = {
  name: 'grammar-confusable',
  group: 'writing.grammar',
  severity: 'major',
  cost: { kind: 'count', weight: 5, max: 15, per: 'document' },
  about: {
    title: 'The right word, not its neighbor',
    finds: '“manger” for manager, “form” for from, and many others in clear contexts.',
    why: 'No spelling check finds them, and they embarrass most.',
  },
  isPlainError: true,

  *check(resume) {
    for (const unit of [...linesOf(resume), ...namesOf(resume)]) {
      const text = textOfLine(unit);
      for (const { wrong, right } of confusables(foldedOf(unit))) {
        for (const match of allMatches(wrong, text)) {
          const { w: [start, end] = [0, 0] } = match.indices?.groups ?? {};
          const printed = text.slice(start, end);
          const meant = inSameForm(printed, right);
          yield {
            title: 'Check this word',
            advice: `Did you mean “${meant}” instead of “${printed}”?`,
            text: printed,
            at: cutBetween(unit.words, start, end),
            rewrite: meant,
          };
        }
      }
    }
  },
};

/** What is no line of text: titles, the headers of entries, and the labels of personal details: "Martial status :". */
const namesOf = (resume: Resume): Bullet[] =>
  otherRowsOf(resume).map(({ words }) => ({ rows: [], words, text: textOf(words), level: 0 }));

/** The right word in the form and case of the wrong one: "preformed" wants "performed", "Lead" wants "Led". */
function inSameForm(printed: string, right: string): string {
  const ending = /^(?:preform|breech|affect|compliant|coarse|costumer)/i.test(printed)
    ? (printed.match(/(?:ed|ing|es|s)$/i)?.[0] ?? '')
    : '';
  const whole = right.endsWith(ending)
    ? right
    : right + (/s$/.test(right) ? '' : ending.replace(/^es$/, right === 'breach' ? 'es' : 's'));
  if (/^\p{Lu}{2,}$/u.test(printed)) return whole.toUpperCase();
  return /^\p{Lu}/u.test(printed) ? whole.replace(/^./, (first) => first.toUpperCase()) : whole;
}
