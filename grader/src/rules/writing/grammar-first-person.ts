import { openingOf } from '../../model/language/opening.ts';
import { proseOf, workBulletsOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';

const pronoun =
  /(?<![\p{L}\p{N}'’“"&/.-]|['’]s |\p{Lu} & )(I(?=(?:['’](?:m|ve|d|ll))? (?!(?:and|&|to) (?:I{1,3}|IV|VI?)(?!\p{L}))\p{Ll})|I['’](?:m|ve|d|ll)|me|my|myself|we|our(?! (?:galaxy|solar system|planet|universe|world)(?!\p{L}))|(?<![Aa]bout |[Cc]ontact |[Jj]oin |[Ww]ith )us|(?<=^|[.!?] )(?:My|We|Our))(?![\p{L}\p{N}'’/-])/gu;
/** "Phase I", "Engineer I": a numeral after a word in capitals. */
const numeral = /\p{Lu}[\p{L}-]* $/u;
/** Words that speak of an employer's people rather than of the person. */
const ofMany = /^(?:we|our|us)$/i;
/** Uses that a summary may have before it reads like a cover letter. */
const summaryUses = 2;

/** Resumes leave out the subject; "I" and "my" take space and say nothing. */
export const grammarFirstPerson: Rule = {
  name: 'grammar-first-person',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 20, per: 'document' },
  habit: true,
  about: {
    title: 'No “I”, “my” or “we”',
    finds: 'Personal pronouns in lines, and more than two in a summary.',
    why: 'Everybody knows whose resume it is; the word costs room.',
  },

  *check(resume) {
    const work = new Set(workBulletsOf(resume));
    const entries = resume.sections.flatMap((section) => section.entries);
    // Academics write of their research in the first person.
    const units = new Set(entries.flatMap((e) => (resume.isAcademic ? e.bullets : [...e.bullets, ...e.paragraphs])));
    const ofWork = new Set(entries.flatMap(({ paragraphs }) => paragraphs));
    for (const unit of proseOf(resume)) {
      if (ofWork.has(unit) && !units.has(unit)) continue;
      const found = pronounsOf(unit);
      if (!units.has(unit)) {
        if (found.length > summaryUses)
          yield {
            title: 'Drop personal pronouns',
            advice:
              'Write the summary without “I” and “my”: start with what you do, for example “Nurse with nine years in intensive care”.',
            text: found.map(({ text }) => text).join(', '),
            at: found.flatMap(({ at }) => at),
            weight: 0.5,
          };
        continue;
      }
      // A bullet that opens with a pronoun gets a finding about its opening verb; one finding is enough.
      const opening = work.has(unit) && !resume.isAcademic ? openingOf(unit) : undefined;
      for (const { text, start, at } of found) {
        if (opening && start === opening.start) continue;
        yield {
          title: 'Drop personal pronouns',
          advice: `Resumes are written without “${text}”. Start with the verb and leave the person out.`,
          text,
          at,
          ...(ofMany.test(text) ? { weight: 0.5 } : {}),
        };
      }
    }
  },
};

/** Whether a small pronoun stands between two capitals, as in the name of an event: "Teach me Physics". */
const isInName = (text: string, start: number, pronoun: string) =>
  /^\p{Ll}/u.test(pronoun) &&
  /(?:^|\s)\p{Lu}[\p{L}-]* $/u.test(text.slice(0, start)) &&
  !/[.!?]\s*\p{L}+ $/u.test(text.slice(0, start)) &&
  /^ \p{Lu}\p{Ll}/u.test(text.slice(start + pronoun.length));

function pronounsOf(unit: Bullet) {
  const text = textOfLine(unit);
  return allMatches(pronoun, text)
    .filter((match) => !isInName(text, match.index, match[0]))
    .filter((match) => !(match[0] === 'I' && match.index > 0 && numeral.test(text.slice(0, match.index))))
    .map((match) => ({
      text: match[0],
      start: match.index,
      at: cutBetween(unit.words, match.index, match.index + match[0].length),
    }));
}
