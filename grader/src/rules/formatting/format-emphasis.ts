import type { Word } from '../../model/page.ts';
import { isOfResearch, quote } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

/** Shares of letters that titles and headers of entries take in usual resumes; loss grows above them. */
const usual = { bold: 0.33, capitals: 0.1, italics: 0.35 };
/** Share above which the loss does not grow any more. */
const whole = { bold: 0.75, capitals: 0.36, italics: 0.8 };
const most = 18;
const leastLoss = 2.25;
const majorLoss = 9;
const shown = 4;
/** So few longer words of capitals in a line are the name of a firm, of a project, or a short label. */
const ofName = 3;

/** Weight 500 stands out beside weight 400, and by itself looks like plain text. */
const mediumFont = /[-,]medium(italic|it|oblique)?$/i;

type Kind = keyof typeof usual;
const texts: Record<Kind, { title: string; advice: (percent: number) => string }> = {
  bold: {
    title: 'Set less in bold',
    advice: (percent) =>
      `${percent} % of the letters are bold, so nothing stands out. Keep bold for your name, titles and job titles.`,
  },
  italics: {
    title: 'Set less in italics',
    advice: (percent) =>
      `${percent} % of the letters are in italics, which are read more slowly. Keep them for a word or a place.`,
  },
  capitals: {
    title: 'Set less in capitals',
    advice: (percent) =>
      `${percent} % of the letters are in capitals outside of titles, which are read more slowly. Keep capitals for the titles of sections.`,
  },
};

/** Where everything is emphasised, nothing is. */
export const formatEmphasis: Rule = {
  name: 'format-emphasis',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 3 * most },
  about: {
    title: 'Emphasis is rare',
    finds:
      'More than a third of the letters in bold or in italics, or more than a tenth in lines of capitals besides titles and the headers of jobs.',
    why: 'Bold and capitals guide the eye only where the rest is plain.',
  },
  inVitae: false,

  *check(resume) {
    yield* finding(resume, 'bold', (word) => word.bold && !mediumFont.test(word.font));
    // In research names of papers, talks and journals are in italics by custom.
    if (!isOfResearch(resume) && !areAllSaidToSlant(resume)) yield* finding(resume, 'italics', (word) => word.italic);
    yield* finding(
      resume,
      'capitals',
      ({ text }) => /^\P{L}*\p{Lu}{3,}[\p{Lu}\P{L}]*$/u.test(text) && text.length >= 4,
    );
  },
};

/** Above this share of letters one face serves for all of the text. */
const nearlyAll = 0.95;

/** Whether nearly all of the text is in faces that are said to slant and are not called so: converters write that of upright ones. */
function areAllSaidToSlant({ rows }: Resume): boolean {
  const words = rows.flatMap((row) => row.words);
  const slanted = words.filter(({ italic, font }) => italic && !/ital|obli|slant/i.test(font));
  return slanted.length >= nearlyAll * words.length;
}

function* finding(resume: Resume, kind: Kind, isLoud: (word: Word) => boolean): Generator<RuleFinding> {
  const { rows, sections, profile } = resume;
  const words = rows.flatMap((row) => row.words);
  const letters = (some: readonly Word[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  // Titles and the name may be loud; what is marked is what else is.
  const free = new Set([
    ...sections.flatMap(({ heading }) => heading.words),
    ...(profile.name?.words ?? []),
    ...(kind === 'capitals' ? namesIn(resume, isLoud) : []),
  ]);
  const counted = kind === 'capitals' ? words.filter((word) => !free.has(word)) : words;
  const share = letters(counted.filter(isLoud)) / Math.max(1, letters(words));
  const over = (share - usual[kind]) / (whole[kind] - usual[kind]);
  const loss = most * Math.min(1, Math.max(0, over));
  if (loss < leastLoss) return;
  // Headers of entries may be loud as well: others show better what is meant.
  const heads = new Set(sections.flatMap(({ entries }) => entries.flatMap(({ header }) => header)));
  const loud = rows
    .filter((row) => row.words.length > 0 && row.words.every((word) => isLoud(word) && !free.has(word)))
    .toSorted((a, b) => Number(heads.has(a)) - Number(heads.has(b)) || byLength(a, b));
  const { title, advice } = texts[kind];
  yield {
    severity: loss >= majorLoss ? 'major' : 'minor',
    title,
    advice: advice(Math.round(share * 100)),
    text: quote(loud[0]?.text ?? ''),
    at: loud.slice(0, shown),
    loss,
  };
}

/** The words of headers of entries, and of lines where hardly more than a name is loud: capitals are usual there. */
function namesIn({ rows, sections }: Resume, isLoud: (word: Word) => boolean): Word[] {
  const headers = sections.flatMap(({ entries }) =>
    entries.flatMap(({ header, captions }) => [header, captions ?? []]),
  );
  const named = rows.filter(({ words }) => words.filter(isLoud).length <= ofName);
  return [...headers.flat(), ...named].flatMap(({ words }) => words);
}

/** The longest loud rows show best what is meant. */
const byLength = (a: Row, b: Row) => b.text.length - a.text.length;
