import { quote, sectionsOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** So many lines with bold inside, at least this share of all, are a manner; a few figures in bold help the eye. */
const fewest = { lines: 6, found: 5, share: 0.4 };
/** A shorter line is a name; one that is bold beyond this share is loud as a whole, which another rule tells. */
const fewestWords = 6;
const mostlyBold = 0.6;
const shown = 4;
/** Hardly anything, but mending it must gain: on a blind panel pages with scattered bold were rated as high as others. */
const loss = 0.1;

/** Bold inside line after line makes the eye jump and hides the few figures that matter. */
export const formatScatteredBold: Rule = {
  name: 'format-scattered-bold',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 1 },
  about: {
    title: 'Bold is not scattered',
    finds: 'Bold words in the middle of four lines in ten or more; a bold label at the start of a line is none.',
    why: 'Bold guides the eye to titles and to the strongest figures; everywhere, it guides nowhere.',
  },
  inVitae: false,

  *check(resume) {
    const sections = sectionsOf(resume, 'experience', 'projects', 'research', 'volunteering');
    const lines = sections.flatMap(({ entries }) => entries.flatMap(({ bullets }) => bullets));
    const found = lines.filter(hasBoldInside);
    const [first] = found;
    if (!first || lines.length < fewest.lines || found.length < Math.max(fewest.found, fewest.share * lines.length))
      return;
    yield {
      title: 'Take the bold out of your lines',
      advice: `Words in bold are scattered over ${found.length} of ${lines.length} lines, so the eye jumps and nothing stands out. Keep bold for titles, and at most for the two or three figures that matter most.`,
      text: quote(first.text),
      at: found.slice(0, shown).flatMap(({ words }) => words.filter(({ bold }) => bold)),
      loss,
    };
  },
};

/** Whether words of a line are bold behind plain ones: bold words at its start may be its label. */
function hasBoldInside({ words }: Bullet): boolean {
  const bold = words.filter((word) => word.bold).length;
  if (words.length < fewestWords || bold === 0 || bold > mostlyBold * words.length) return false;
  if (namesParts(words)) return false;
  const plain = words.findIndex((word) => !word.bold);
  return words.slice(plain).some((word) => word.bold);
}

/** Whether all that is bold names one part of a list each, with its details in brackets: "**First oboe** (2018), **Cor anglais** (2019)". */
function namesParts(words: Bullet['words']): boolean {
  const isStart = (i: number) => words[i]?.bold === true && words[i - 1]?.bold !== true;
  const isEnd = (i: number) => words[i]?.bold === true && words[i + 1]?.bold !== true;
  return words.every(
    (_, i) =>
      (!isStart(i) || i === 0 || /[,;|•/]$/.test(words[i - 1]?.text ?? '')) &&
      (!isEnd(i) || words[i + 1] === undefined || /^\(/.test(words[i + 1]?.text ?? '')),
  );
}
