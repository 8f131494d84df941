import { rectOf } from '../../model/header.ts';
import { luminance } from '../../model/layout/color.ts';
import { familyOf, textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import { majorityOf } from '../../model/list/majority.ts';
import type { Shape } from '../../model/page.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Resume, Segment } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isSure } from '../../model/told-thinly.ts';

/** Rows below which a page is too short to need titles that stand out. */
const fewestRows = 12;
/** Share of the rows that stand out where sections have titles anybody finds: one in fifteen. */
const enough = 0.065;
const max = 20;
const leastLoss = 3;
const majorLoss = 9;
/** A row this much larger than the text stands out; bold does while this much of the text is not. */
const larger = 1.1;
const mostlyBold = 0.6;
const shown = 4;
/** Share of the words from which on a typeface is that of the text. */
const usualFamily = 0.5;

/** Where titles look like text, a page is a wall, and nobody finds the part they look for. */
export const formatFlatTitles: Rule = {
  name: 'format-flat-titles',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 1.5 * max },
  about: {
    title: 'Titles stand out',
    finds:
      'Pages on which hardly a line is larger, bolder, in capitals, coloured or ruled, so that titles look like text.',
    why: 'A reader looks for the parts of a resume by their titles, in seconds.',
  },

  *check(resume) {
    const { rows, sections } = resume;
    if (rows.length < fewestRows) return;
    const isLoud = loudRowsOf(resume);
    // Titles in the margin are no rows of their own, and stand out as well.
    const words = new Set(rows.flatMap((row) => row.words.slice(0, 1)));
    const beside = sections.flatMap(({ heading }) => (words.has(itemAt(heading.words, 0)) ? [] : [heading]));
    const loud = [...rows, ...beside].filter(isLoud).length;
    const share = loud / (rows.length + beside.length);
    const loss = max * Math.max(0, 1 - share / enough);
    if (loss < leastLoss) return;
    const titles = sections
      .map(({ heading }) => heading)
      .filter((heading) => !isLoud(heading))
      .filter((heading) => !rows.some((row) => row.words[0] === heading.words[0] && isLoud(row)));
    const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) =>
      entries.filter(isSure).flatMap(({ header }) => header[0] ?? []),
    );
    const ofJobs = titles.length === 0 ? jobs.filter((row) => !isLoud(row)) : [];
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Make titles stand out',
      advice: ofJobs[0]
        ? 'The titles of your sections stand out, those of your jobs look like the text around them. Set the title or the employer of each job bold.'
        : 'Titles and job titles look like the text around them. Set the titles of sections larger or bold, with space above, and the titles of jobs bold.',
      text: quote((ofJobs[0] ?? titles[0])?.text ?? ''),
      at: [...titles, ...ofJobs.map(rectOf)].slice(0, shown),
      loss,
    };
  },
};

/** Whether a row looks other than the text: larger, bold, in capitals, coloured, or with a line or band of its own. */
function loudRowsOf({ rows, pages, bodySize, sections }: Resume): (row: Segment) => boolean {
  const words = rows.flatMap((row) => row.words);
  const usual = majorityOf(words, ({ font }) => familyOf(font), { share: usualFamily })?.value;
  const heads = new Set(sections.flatMap(({ entries }) => entries.flatMap(({ header }) => header[0] ?? [])));
  const titles = new Set(sections.map(({ heading }) => heading.words[0]));
  const isBoldText = words.filter((word) => word.bold).length > mostlyBold * words.length;
  const isHead = (row: Segment) => [...heads].some(({ words: [word] }) => word === row.words[0]);
  return (row) => {
    const { size, bold, caps, color } = textStyleOf(row);
    if (size >= larger * bodySize || (bold !== false && !isBoldText) || caps || luminance(color) > 0.03) return true;
    const [first] = row.words;
    // A job whose first words alone are bold is found, and so is a title of another typeface than the text.
    if (!isBoldText && first?.bold && /\p{L}{3}/u.test(first.text) && isHead(row)) return true;
    if (usual && first && (titles.has(first) || isHead(row)) && familyOf(first.font) !== usual) return true;
    return (pages[row.page]?.shapes ?? []).some((shape) => isUnder(row, shape));
  };
}

const isUnder = (row: Segment, { kind, x0, x1, y0, y1 }: Shape) =>
  kind === 'path' && x1 - x0 > 40 && y1 - y0 < 3 * row.size && y1 > row.y0 && y0 < row.y1 + row.size / 2;
