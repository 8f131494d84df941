import { experienceKinds, hasEnded, linesOf, sectionsOf } from '../questions.ts';
import type { Bullet, Entry, Resume } from '../resume.ts';
import { isOftenNoun, type Opened, tensesOf } from './tense.ts';
import { baseOf } from './verb-forms.ts';

type Form = 'past' | 'present' | 'ing';
/** Lines of work whose opening verbs keep no form, one example of each form, and the lines that stand against the others. */
export type MixedForms = { examples: string[]; odd: Bullet[] };

/** Fewer lines with a verb keep no form to be mixed with. */
const fewestLines = 6;
const fewestOdd = 3;
const oddShare = 0.3;

/**
 * The mixture of forms that verbs at the beginning of lines have, where it runs through the whole resume: then one note
 * tells it rather than one for each line. Roles that are surely over are to be alike; in those of today, and where the time
 * was not read, what is done and what was done may stand side by side.
 */
export function mixedFormsOf(resume: Resume): MixedForms | undefined {
  const kinds = experienceKinds.filter((kind) => kind !== 'activities');
  const entries = sectionsOf(resume, ...kinds).flatMap((section) => section.entries);
  const linesIn = (some: Entry[]) => some.flatMap((entry) => tensesOf(linesOf(entry)).filter(hasForm));
  const isOver = (entry: Entry) => entry.date?.isRange === true && hasEnded(entry, resume.today);
  const over = linesIn(entries.filter(isOver));
  const others = linesIn(entries.filter((entry) => !isOver(entry)));
  const odd = [...oddOf(over, formOf), ...oddOf(others, (line) => (formOf(line) === 'ing' ? 'ing' : 'finite'))];
  const all = [...over, ...others];
  if (all.length < fewestLines || odd.length < Math.max(fewestOdd, oddShare * all.length)) return undefined;
  const examples = [...Map.groupBy(all, formOf).values()].flatMap((lines) => {
    const clear = lines.find(({ opening: { word } }) => !isOftenNoun(baseOf(word, 'base', 's3', 'ing', 'past') ?? ''));
    return (clear ?? lines[0])?.opening.printed ?? [];
  });
  return { examples, odd: odd.map(({ unit }) => unit) };
}

const hasForm = ({ tense, opening, unit }: Opened) =>
  tense !== undefined && /^\p{Lu}/u.test(opening.printed) && !isName(unit);

/** A line of nothing but words with capitals is a name: "Advanced Harbor Systems". */
const isName = ({ words }: Bullet) => words.every(({ text }) => /^\P{Ll}/u.test(text));

/** A form that fits the past is one. */
const formOf = ({ tense }: Opened): Form => (tense === 'present' || tense === 'ing' ? tense : 'past');

/** The lines that are not of the most frequent form. */
function oddOf(lines: readonly Opened[], form: (line: Opened) => string): Opened[] {
  const groups = [...Map.groupBy(lines, form).values()].toSorted((a, b) => b.length - a.length);
  return groups.slice(1).flat();
}
