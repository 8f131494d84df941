import { isOftenNoun, type Opened, tensesOf } from '../../model/language/tense.ts';
import { baseOf, isForm, pastOf } from '../../model/language/verb-forms.ts';
import { hasEnded, sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';

/** Lines in the past tense that a role must have before a noun-like verb beside them counts as present. */
const pastSiblings = 1;
/** A role without one is told in the present if so many of its lines are, so many of them with verbs that are no nouns. */
const leastPresent = 3;
const presentShare = 0.6;
const leastSure = 2;

/** An ended role is described in the past tense. */
export const grammarTensePastRole: Rule = {
  name: 'grammar-tense-past-role',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 12, per: 'bullets' },
  about: {
    title: 'Past roles are told in the past',
    finds: 'Present tense under a role that is over, in some lines or in all.',
    why: 'The tense tells at a glance what is still going on.',
  },
  inVitae: false,

  *check(resume) {
    if (resume.confidence < 0.7) return;
    // A finished project may still be described in the present; an ended role may not.
    const roles = sectionsOf(resume, 'experience', 'research', 'teaching', 'volunteering', 'activities');
    for (const entry of roles.flatMap((section) => section.entries)) {
      if (!hasEnded(entry, resume.today)) continue;
      const lines = tensesOf(entry.bullets);
      // A line in small letters continues the one before it: "… returns for" / "tax clients".
      const present = lines.filter(
        (one) =>
          one.tense === 'present' &&
          (one.opening.adverb || !/^\p{Ll}/u.test(one.opening.printed)) &&
          !isListOfNames(one) &&
          !tellsState(one) &&
          !isOfNext(one),
      );
      if (lines.filter(({ tense }) => tense === 'past').length < pastSiblings) {
        const [first] = present;
        // One month alone may be that in which the role began.
        if (first && entry.date?.isRange && isToldInPresent(present, entry.bullets.length))
          yield {
            title: 'Use past tense for past roles',
            advice: `This role ended (${entry.date?.text}), but its lines stand in the present. Write “${pastIn(first)}” instead of “${first.opening.printed}”, and so on.`,
            text: first.opening.printed,
            at: present.flatMap(({ unit, opening }) => cutBetween(unit.words, opening.start, opening.end)),
          };
        continue;
      }
      // A single date is often the beginning alone.
      if (!entry.date?.isRange) continue;
      for (const one of present) {
        const { unit, opening } = one;
        const right = pastIn(one);
        const rest = textOfLine(unit).slice(opening.end);
        // "Play tested nine games": a verb in two words, which is in the past already.
        if (/^ \p{Ll}{3,}ed(?= )/u.test(rest)) continue;
        const goesOn = hasVerb(rest);
        yield {
          title: 'Use past tense for past roles',
          advice: `This role ended (${entry.date?.text}). Write “${right}” instead of “${opening.printed}”${goesOn ? ', and the verbs after it alike' : ''}.`,
          text: opening.printed,
          at: cutBetween(unit.words, opening.start, opening.end),
          ...(goesOn ? {} : { rewrite: right }),
        };
      }
    }
  },
};

/** Whether so many of the lines of a role open with a verb in the present that none of them is a noun by chance. */
function isToldInPresent(present: readonly Opened[], lines: number): boolean {
  const sure = present.filter(({ opening: { word } }) => !isOftenNoun(baseOf(word, 'base', 's3') ?? word));
  return present.length >= leastPresent && present.length >= presentShare * lines && sure.length >= leastSure;
}

/** Whether a line names things, the first of which looks like a verb: "Port Security, Firewalls, Routing". */
const isListOfNames = ({ unit, opening }: Opened) =>
  !/(?<![\p{L}\p{N}])\p{Ll}{2,}/u.test(textOfLine(unit).slice(opening.end)) && unit.words.length > 1;

/** "Have good knowledge of looms" tells what somebody can: in the past it would be gone. */
const tellsState = ({ opening: { word } }: Opened) => baseOf(word, 'base', 's3') === 'have';

/** Whether the first word belongs to the next one and is no verb: "Total 4.5 years of experience", "Reverse engineering of a loom". */
const isOfNext = ({ unit, opening }: Opened) =>
  /^(?:total|average) \d|^reverse (?:engineering|osmosis|logistics)\b/i.test(textOfLine(unit).slice(opening.start));

/** Whether a second verb in the present follows, which is to change as well: "Supervise the pours and check the levels". */
const hasVerb = (rest: string): boolean =>
  isSecond(rest) ||
  allMatches(/(?:,| and| &) (\p{L}\p{Ll}{2,})(?=,? \p{L})/gu, rest).some(([, printed = '']) => {
    const word = printed.toLowerCase();
    return isForm(word, 'base', 's3') && !isForm(word, 'past') && !isOftenNoun(baseOf(word, 'base', 's3') ?? word);
  });

/** Whether the verb is joined with another at once: "Receive and review the notices". */
function isSecond(rest: string): boolean {
  const [, word = ''] = /^(?:,| and| &|\/) ?(\p{Ll}{3,}) (?:\p{L}|\d)/u.exec(rest) ?? [];
  return isForm(word, 'base', 's3') && !isForm(word, 'past');
}

/** The past of the verb that a line opens with, in its case. */
function pastIn({ opening }: Opened): string {
  const past = pastOf(baseOf(opening.word, 'base', 's3') ?? opening.word);
  return opening.adverb ? past : past.replace(/^./, (first) => first.toUpperCase());
}
