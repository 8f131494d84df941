import { luminance } from '../../model/layout/color.ts';
import { colorName } from '../../model/layout/color-name.ts';
import { isShadowed } from '../../model/layout/shadow.ts';
import { familyOf, type TextStyle, textStyleOf } from '../../model/layout/text-style.ts';
import { majorityOf } from '../../model/list/majority.ts';
import type { Word } from '../../model/page.ts';
import type { Page, Resume, Row, Section, Segment } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { isLabel, isLabelInWords, isTail, repeatsTitle } from '../../model/titles/title-labels.ts';
import { isOfLowerLevel } from '../../model/titles/title-levels.ts';

/** Kinds of titles that every reader knows; an unknown one may be a label that only looks like a title. */
const coreKinds: Section['kind'][] = [
  'summary',
  'objective',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'volunteering',
  'publications',
  'languages',
];

/** What has another color and looks different in more ways is the label of a chart or a line of text taken for a title. */
const mostDifferences = 2;
/** Share of the size within which two sizes look the same. */
const sameSize = 0.12;

function colorOf({ color }: TitleStyle): string {
  return shadeOf(color);
}

const isWhite = ({ heading }: Section) => luminance(styleOf(heading).color) > 0.9;

/** A style of which the capitals are unknown where the letters are drawn by a font that hides what they look like. */
type TitleStyle = Omit<TextStyle, 'caps'> & { caps: boolean | undefined };
type Attribute = { of: (style: TitleStyle) => string | undefined; describe: (style: TitleStyle) => string };

const attributes: Attribute[] = [
  { of: ({ size }) => `${Math.round(size)}`, describe: ({ size }) => `${Math.round(size * 10) / 10} pt` },
  {
    of: ({ bold }) => (bold === undefined ? undefined : `${bold}`),
    describe: ({ bold }) => (bold ? 'bold' : 'regular'),
  },
  {
    of: ({ caps }) => (caps === undefined ? undefined : `${caps}`),
    describe: ({ caps }) => (caps ? 'capitals' : 'small letters'),
  },
  { of: ({ italic }) => `${italic}`, describe: ({ italic }) => (italic ? 'italic' : 'upright') },
  { of: colorOf, describe: ({ color }) => colorName(color) },
  { of: ({ font }) => (/^TT?\d/.test(font) ? undefined : font), describe: ({ font }) => font },
];

/** Colors that have one name, and all that are nearly black, are not told apart at a glance. */
const shadeOf = (color: number) => (luminance(color) < 0.04 ? 'black' : colorName(color));

/** Section titles look alike, so that the reader recognises one. */
export const formatHeadingStyleMixed: Rule = {
  name: 'format-heading-style-mixed',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'count', weight: 7, max: 14, per: 'document' },
  about: {
    title: 'Section titles look alike',
    finds: 'A title in another size, weight, case or color than the others.',
    why: 'Titles are the map of the page.',
  },
  inVitae: false,

  *check(resume) {
    const groups = comparable(resume);
    const all = groups.flat();
    const shadowed = new Set(all.filter(({ heading }) => heading.words.some(isShadowedIn(resume.pages[heading.page]))));
    for (const sections of groups) {
      const odd = new Map<Section, string[]>();
      const ofTwoLooks = new Map<Section, Section>();
      for (const { of, describe } of attributes) {
        // White is the only color on the dark ground of a side column.
        if (of === colorOf && resume.pages.some(({ columns }) => columns) && sections.some(isWhite)) continue;
        const valueIn = (section: Section) =>
          of === colorOf && shadowed.has(section) ? undefined : of(styleOf(section.heading));
        const found = clearMajorityOf(sections, valueIn);
        const [model] = found?.members ?? [];
        // Labels of a sidebar may outnumber its titles: what looks like most titles of the resume, or like most of those
        // that are compared, is none of the odd ones.
        const usual = [all, resume.sections].map((some) => majorityOf(some, valueIn)?.value);
        for (const section of found?.minority ?? [])
          if (model && !closeInSize(section, model, of) && !usual.includes(valueIn(section))) {
            if (isCommon(valueIn(section), resume.sections.map(valueIn))) ofTwoLooks.set(section, model);
            odd.set(section, [
              ...(odd.get(section) ?? []),
              `${describe(styleOf(section.heading))}, not ${describe(styleOf(model.heading))}`,
            ]);
          }
      }
      for (const [section, differences] of odd) {
        if (
          isSubtitle(section, resume.sections) ||
          isInJob(section) ||
          isInnerLabel(section, sections, differences.length) ||
          isOfLowerLevel(section, resume.sections) ||
          isOneOfSubtitles(section, resume.sections) ||
          isLineOfText(section, resume) ||
          isLineOfList(section, resume) ||
          isAtHomeInOtherColumn(section, resume.sections) ||
          (differences.length > mostDifferences && hasOtherColor(section, sections))
        )
          continue;
        yield {
          title: 'Make section titles match',
          advice: adviceOn(section, differences, ofTwoLooks.get(section)),
          text: section.title,
          at: [section.heading],
          toldWith: { rule: 'format-uneven' },
        };
      }
    }
  },
};

const isShadowedIn = (page: Page | undefined) => (word: Word) => page !== undefined && isShadowed(word, page);

/** What is wrong with a title that differs; `other` is one of the other look where both are common. */
const adviceOn = ({ title }: Section, differences: readonly string[], other: Section | undefined) =>
  other
    ? `Your titles come in two looks: “${title}” is ${differences.join(', and ')} like “${other.title}”. Choose one look for all.`
    : `“${title}” is ${differences.join(', and ')} like your other titles. Make them match.`;

/** What so many titles share is a look of its own, whichever the others have. */
const common = 1 / 3;
const fewestCommon = 3;

function isCommon<Value>(value: Value, all: readonly Value[]): boolean {
  const same = all.filter((other) => other === value).length;
  return same >= fewestCommon && same >= common * all.length;
}

/** What most titles share; three against two show no habit. */
function clearMajorityOf(sections: readonly Section[], of: (section: Section) => string | undefined) {
  const found = majorityOf(sections, of);
  return found && (found.members.length > 3 || found.minority.length < 2) ? found : undefined;
}

/** Whether no more than half of the titles have the color of one. */
function hasOtherColor({ heading }: Section, sections: readonly Section[]): boolean {
  const shade = shadeOf(styleOf(heading).color);
  return sections.filter((other) => shadeOf(styleOf(other.heading).color) === shade).length <= sections.length / 2;
}

/**
 * The style of a title, in capitals also where a small word is not: "AWARDS and APTITUDES". The font is that of its
 * longest word, since typed signs around a title have another; one that is partly bold is neither bold nor regular.
 */
function styleOf(heading: Segment): TitleStyle {
  const loud = heading.text.replace(/(?<![\p{L}])(?:and|of|the|for|in)(?![\p{L}])/gu, '').replace(/\P{L}/gu, '');
  const style = textStyleOf(heading);
  const longest = heading.words.reduce((most, word) => (lettersIn(word) > lettersIn(most) ? word : most));
  return {
    ...style,
    font: familyOf(longest.font),
    caps: heading.words.some(({ unknownLook }) => unknownLook)
      ? undefined
      : loud.length > 1 && loud === loud.toUpperCase(),
    bold: heading.words.some(({ bold }) => bold) ? style.bold || undefined : style.bold,
  };
}

const lettersIn = ({ text }: Segment['words'][number]) => text.replace(/\P{L}/gu, '').length;

/** So many titles of another column that look like a title show that it looks as it was meant to. */
const company = 2;

function isAtHomeInOtherColumn({ heading, column }: Section, sections: readonly Section[]): boolean {
  const looks = looksOf(heading);
  return sections.filter((one) => one.column !== column && looksOf(one.heading) === looks).length >= company;
}

function looksOf(segment: Segment): string {
  const { size, bold, caps, italic, color, font } = styleOf(segment);
  return JSON.stringify([Math.round(size), bold, caps, italic, shadeOf(color), font]);
}

/** Whether a title continues the section before it: "Soft skills" below "Core skills", "Talks" below "Publications". */
function isSubtitle(section: Section, sections: readonly Section[]): boolean {
  const before = sameKindBefore(section, sections);
  return before !== undefined && section.heading.size <= before.heading.size + 0.5;
}

/** The known section before one, where both are of one kind. */
function sameKindBefore(section: Section, sections: readonly Section[]): Section | undefined {
  const known = sections.filter(({ kind }) => coreKinds.includes(kind));
  const before = known[known.indexOf(section) - 1];
  return before?.kind === section.kind ? before : undefined;
}

/** Whether a title of several words looks like the text around it: a line that names a skill was taken for one. */
function isLineOfText({ title, heading }: Section, { bodySize }: Resume): boolean {
  const { bold, caps, italic, size } = styleOf(heading);
  const isPlain = bold === false && !caps && !italic && size <= (1 + sameSize) * bodySize;
  return isPlain && title.split(' ').length >= wordsOfText && !/:\s*$/.test(title);
}
const wordsOfText = 4;

/**
 * Whether a title stands in a list: it alone has a list sign, or it looks like the rows right above and below it and is
 * as near to both: "LinkedIn" / "Portfolio" / "GitHub".
 */
function isLineOfList({ heading, column }: Section, { rows, sections }: Resume): boolean {
  const at = rows.findIndex((row) => row.page === heading.page && row.column === column && row.base === heading.base);
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!row) return false;
  if (row.mark) return !sections.some((other) => other.heading !== heading && hasMark(other.heading, rows));
  const looks = looksOf(heading);
  const isLike = (other: Row | undefined) =>
    other?.page === heading.page && other.column === column && looksOf(other) === looks;
  if (!above || !below || !isLike(above) || !isLike(below)) return false;
  return heading.base - above.base <= sameStep * (below.base - heading.base);
}
/** Titles have more room above than below them. */
const sameStep = 1.1;

const hasMark = ({ page, base }: Segment, rows: readonly Row[]) =>
  rows.some((row) => row.mark && row.page === page && row.base === base);

/** So many titles that follow one another and look the same are a level of their own below the title before them. */
const ownLevel = 4;

/** Whether a title is one of a second level: its neighbour, of the same kind, or several ones around it look the same. */
function isOneOfSubtitles(section: Section, sections: readonly Section[]): boolean {
  const at = sections.indexOf(section);
  const looks = looksOf(section.heading);
  const isTwin = (other: Section | undefined) => other !== undefined && looksOf(other.heading) === looks;
  let [from, to] = [at, at];
  while (isTwin(sections[from - 1])) from--;
  while (isTwin(sections[to + 1])) to++;
  return (
    to - from + 1 >= ownLevel || sections.slice(from, to + 1).filter(({ kind }) => kind === section.kind).length > 1
  );
}

/** Whether a title only announces lines of a job or of one project: "Job responsibilities", "Project overview". */
const isInJob = ({ title }: Section) =>
  isDutiesTitle(title) ||
  /^\W*project(?: (?:overview|summary|description|profile|name|title|role|scope|brief)\b|\W*\d*\W*$)/i.test(title);

/** Whether a title is a smaller label with a colon among titles that have none: "Achievements:" inside a job. */
function isInnerLabel({ title, heading }: Section, others: readonly Section[], differences: number): boolean {
  if (
    isLabelInWords(
      title,
      others.map((one) => one.title),
    ) &&
    differences > 1
  )
    return true;
  const larger = others.filter((other) => other.heading.size > (1 + sameSize) * heading.size);
  return (
    /:\s*$/.test(title) && larger.length > others.length / 2 && larger.every((other) => !/:\s*$/.test(other.title))
  );
}

/** Whether a title is a subtitle by its look, too: clearly smaller than the one before it. */
function isSmaller(section: Section, sections: readonly Section[]): boolean {
  const before = sameKindBefore(section, sections);
  return before !== undefined && section.heading.size < (1 - sameSize) * before.heading.size;
}

/**
 * Sections whose titles are compared: those of one column, since main column and sidebar may differ. Labels inside a
 * section are no titles, however many there are.
 */
function comparable({ sections, pages }: Resume): Section[][] {
  const core = sections.filter(
    (section) =>
      coreKinds.includes(section.kind) &&
      !isLabel(section) &&
      !isTail(section) &&
      !section.isInText &&
      !isSmaller(section, sections) &&
      !repeatsTitle(section, sections),
  );
  const inColumns = pages.some((page) => page.columns);
  return [...Map.groupBy(core, (section) => (inColumns ? section.column : 0)).values()];
}

/** Whether an attribute is the size and differs by so little that no reader sees it. */
function closeInSize(one: Section, other: Section, of: Attribute['of']): boolean {
  return of === attributes[0]?.of && Math.abs(one.heading.size - other.heading.size) <= sameSize * other.heading.size;
}
