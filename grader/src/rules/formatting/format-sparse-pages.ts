import { headerRects, rectOf } from '../../model/header.ts';
import { paperScaleOf } from '../../model/layout/paper-scale.ts';
import { isListOfCredits } from '../../model/performer.ts';
import { isAcademicRecord, isOfResearch, sectionsOf } from '../../model/questions.ts';
import type { Page, Resume, SectionKind } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { spokenToMachines } from '../../model/text/spoken-to-machines.ts';

/**
 * Words on a page from which on nobody would call it empty; from three pages on each should be worth turning to. Two
 * pages of large type are one that was spread.
 */
const filledPage = { two: 120, twoOfLargeType: 220, more: 260 };
/** In points: type that fills a page well, and type above which it is spread. */
const type = { usual: 10, large: 11 };
/** Words and rows that fit on a page without crowding it; rows of fewer words can stand side by side. */
const fitting = { words: 450, rows: 56, wordsOfRow: 6 };
/**
 * Different words outside lists below which a single page looks unfinished, and what it costs with half of them: neither
 * repeating nor listing fills a page.
 */
const onlyPage = { words: 95, lossAtHalf: 8 };
const lists: SectionKind[] = ['skills', 'languages', 'interests', 'personal', 'declaration', 'references'];
const max = 22;
const leastLoss = 2;
const majorLoss = 8;

/** Few words on many pages make the reader turn pages for nothing. */
export const formatSparsePages: Rule = {
  name: 'format-sparse-pages',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  about: {
    title: 'Pages are used',
    finds:
      'Three pages with fewer than 260 words each, or two with fewer than 120 (220 in large type), where fewer pages would do; one page with fewer than 95 different words outside lists.',
    why: 'Empty space between short lines makes a resume hard to scan, and what matters moves to a later page.',
  },

  *check(resume) {
    // In research long CVs with room between their lists are usual.
    if (isOfResearch(resume)) return;
    const { wordCount, rows } = resume;
    // A page without a word is told by another rule, and one of pictures is filled by them.
    const written = resume.pages.filter((page) => page.words.length > 0);
    const pages = written.length > 2 ? written.filter((page) => !isOfPictures(page)) : written;
    if (resume.pages.length === 1) yield* nearlyEmpty(resume);
    if (pages.length < 2) return;
    const columns = pages.some((page) => page.columns) ? 2 : 1;
    const fewestRows = Math.min(rows.length / columns, wordCount / fitting.wordsOfRow);
    const wanted = Math.max(1, Math.ceil(wordCount / fitting.words), Math.ceil(fewestRows / fitting.rows));
    const loss = max * Math.max(0, 1 - wordCount / pages.length / wordsWanted(pages.length, resume));
    if (loss < leastLoss || wanted >= pages.length) return;
    const first = rows.find((row) => row.page === wanted);
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Use the pages you take',
      advice: `Your ${wordCount} words are spread over ${pages.length} pages. ${tighter(resume)}: ${pagesFor(wanted, resume)}`,
      text: '',
      at: first ? [rectOf(first)] : [],
      loss,
    };
  },
};

/** A page with hardly anything on it; lists of parts and clients are short by nature, and pictures fill a page. */
function* nearlyEmpty(resume: Resume): Generator<RuleFinding> {
  const { wordCount, pages } = resume;
  const listed = new Set(sectionsOf(resume, ...lists).flatMap(({ rows }) => rows));
  const told = resume.rows.filter((row) => !listed.has(row) && allMatches(spokenToMachines, row.text).length === 0);
  const different = new Set(told.flatMap(({ words }) => words.map(({ text }) => text.toLowerCase()))).size;
  const loss = 2 * onlyPage.lossAtHalf * (1 - different / onlyPage.words);
  if (loss < leastLoss || pages.some(isOfPictures) || isListOfCredits(resume)) return;
  yield {
    title: 'Fill the page',
    advice: `The page holds only ${wordCount} words and looks unfinished; 400 to 600 are usual. Tell more of your work, projects and studies rather than setting the text larger.`,
    text: '',
    at: headerRects(resume).slice(0, 1),
    loss,
    toldWith: {
      rule: 'content-few-lines',
      adds: 'So few words for a page cost in Formatting as well.',
    },
  };
}

/** From this share of a page on, pictures are what it shows. */
const pictureShare = 0.2;

function isOfPictures({ shapes, width, height }: Page): boolean {
  const pictures = shapes.filter(({ kind, x1, x0 }) => kind === 'image' && x1 - x0 < 0.9 * width);
  const area = pictures.reduce((sum, { x0, x1, y0, y1 }) => sum + (x1 - x0) * (y1 - y0), 0);
  return area >= pictureShare * width * height;
}

/** How many words make a page worth its place: of two pages the more, the larger their type. */
function wordsWanted(pages: number, resume: Resume): number {
  if (pages > 2) return filledPage.more;
  const largeness = Math.min(1, Math.max(0, (sizeOf(resume) - type.usual) / (type.large - type.usual)));
  return filledPage.two + largeness * (filledPage.twoOfLargeType - filledPage.two);
}

/** The size of the text on usual paper. */
const sizeOf = ({ bodySize, pages }: Resume) => bodySize * paperScaleOf(pages[0]);

const tighter = (resume: Resume) =>
  sizeOf(resume) >= type.large
    ? `Set them in 10 or 10.5 points instead of ${Math.round(sizeOf(resume) * 2) / 2}`
    : 'Set them tighter';

/** How many pages are enough; of more than two a reader wants fewer still, but of an academic record. */
function pagesFor(wanted: number, resume: Resume): string {
  if (wanted <= 2 || isAcademicRecord(resume))
    return `${wanted === 1 ? 'one page holds them' : `${wanted} pages hold them`}, and everything important is seen at once.`;
  return `${wanted} pages hold them. Then cut what repeats or is old until two are enough.`;
}
