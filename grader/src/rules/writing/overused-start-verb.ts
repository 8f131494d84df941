import { isJobSentence } from '../../model/language/job-sentence.ts';
import { type Opening, openingOf } from '../../model/language/opening.ts';
import { baseOf, ingOf, isForm, pastOf, verbFormsOf } from '../../model/language/verb-forms.ts';
import { workEntriesOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { PageRect, Rule } from '../../model/rule.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { otherVerbs } from '../../words/verbs/verb-families.ts';

const allowed = 3;
/** Used so often within one job, four times in all are seen as a repetition. */
const fewestInOne = 2;
/** From so many lines and this share of all on, one verb is what a reader remembers. */
const red = 6;
const redShare = 0.25;
/** In a long resume a verb may be repeated more often: this share of all lines, plus one. */
const share = 0.12;

/** The same verb at the start of line after line reads as a list of duties. */
export const overusedStartVerb: Rule = {
  name: 'overused-start-verb',
  group: 'writing.overused',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 10, per: 'bullets' },
  habit: true,
  about: {
    title: 'Opening verbs vary',
    finds: 'The same verb at the start of four lines or more; long resumes may have more.',
    why: 'Rubrics mark the same action word again and again down.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const uses = new Map<string, { entry: number; at: PageRect[]; printed: string }[]>();
    const entries = workEntriesOf(resume);
    const labels = repeatedLabels(entries.flatMap(({ bullets }) => bullets));
    let lines = 0;
    for (const [entry, { bullets }] of entries.entries())
      for (const bullet of bullets) {
        lines++;
        const opening = openingOf(bullet);
        const base = opening && (baseOf(opening.word, 'past', 's3', 'ing') ?? baseOf(opening.word));
        if (
          !opening ||
          !base ||
          (labels.get(labelOf(bullet, opening)) ?? 0) > 1 ||
          isTrade(opening.printed) ||
          isJobSentence(bullet) ||
          namesUpkeep(opening.printed, textOfLine(bullet).slice(opening.end)) ||
          opensName(textOfLine(bullet).slice(opening.end))
        )
          continue;
        const use = { entry, at: cutBetween(bullet.words, opening.start, opening.end), printed: opening.printed };
        uses.set(base, [...(uses.get(base) ?? []), use]);
      }
    const fewest = Math.max(allowed + 1, Math.ceil(share * lines) + 1);
    const used = new Set([...uses.keys()].flatMap((base) => [base, pastOf(base)]));
    for (const [base, found] of uses) {
      const inOne = Math.max(...[...Map.groupBy(found, ({ entry }) => entry).values()].map((own) => own.length));
      if (found.length < fewest && inOne < allowed + 1) continue;
      // Once in each of several jobs, which are read one by one, it is the word for the thing.
      if (found.length <= allowed + 1 && inOne < fewestInOne) continue;
      const [first] = found;
      const verb = first?.printed.toLowerCase() ?? base;
      const isOneForm = new Set(found.map(({ printed }) => printed.toLowerCase())).size === 1;
      const others = otherVerbs(base, used).map((other) => likeIn(verb, other));
      yield {
        severity: found.length >= red && found.length >= redShare * lines ? 'major' : 'minor',
        title: 'Vary your opening verbs',
        advice: `“${first?.printed ?? verb}” ${isOneForm ? 'opens' : 'and other forms of it open'} ${found.length} lines or more. ${others.length > 0 ? `Where it is true, open with ${others.map((other) => `“${other}”`).join(' or ')}.` : 'Name what you did each time with a verb of its own.'}`,
        text: `${first?.printed ?? verb} (${found.length}×)`,
        at: found.flatMap(({ at }) => at),
        count: Math.max(1, found.length - allowed),
      };
    }
  },
};

/** The label before the word that a line opens with: "Purpose:". */
const labelOf = (bullet: Bullet, { start }: Opening) =>
  textOfLine(bullet)
    .slice(0, start)
    .match(/\p{L}.*(?=:)/u)?.[0] ?? '';

/** How often each label stands before a line: behind one that comes again, "Purpose: Building …", no line opens with its verb. */
function repeatedLabels(bullets: readonly Bullet[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const bullet of bullets) {
    const opening = openingOf(bullet);
    const label = opening ? labelOf(bullet, opening) : '';
    if (label !== '') counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

/** Another verb in the form of the one that is used: "keep" for "maintain", "keeping" for "maintaining". */
function likeIn(verb: string, other: string): string {
  if (isForm(verb, 'past')) return verbFormsOf(other).some(({ form }) => form === 'base') ? pastOf(other) : other;
  const base = baseOf(other, 'past') ?? other;
  return isForm(verb, 'ing') ? ingOf(base) : base;
}

/** Whether a word is the name of a trade, which looks like a verb: "Engineering drawings". */
/** What is called so in every plant, and is no deed: "Planned maintenance of lifts". */
const namesUpkeep = (printed: string, rest: string) =>
  /^(?:planned|scheduled)$/i.test(printed) &&
  /^ (?:preventive |and )?(?:maintenance|outages?|shut ?downs?)\b/i.test(rest);

const isTrade = (word: string): boolean =>
  /^(?:engineering|marketing|accounting|banking|nursing|manufacturing|farming|plumbing)$/i.test(word);

/** Whether a word opens a name rather than says what was done: "Building and Roads", "Fire Alarm System". */
const opensName = (rest: string): boolean => /^ (?:(?:and|&|of) \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u.test(rest);
