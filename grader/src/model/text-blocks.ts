import { tellsOfEmployer } from './employer-portraits.ts';
import { isPartOrFirm } from './firm-portraits.ts';
import { blocksBesideLists } from './jobs-without-bullets.ts';
import { sectionsOf } from './questions.ts';
import type { Bullet, Page, Resume } from './resume.ts';

const fewest = { rows: 4, words: 50 };
/** Least width of a block, as a share of the page; narrow columns wrap everything. */
const width = 0.45;

/** The blocks of running text about the work under roles and projects, in reading order. */
export function textBlocksOf(resume: Resume): Bullet[] {
  return sectionsOf(resume, 'experience', 'projects').flatMap(({ entries }) =>
    entries.flatMap(({ paragraphs }) =>
      paragraphs.filter(
        (paragraph) =>
          isBlock(paragraph, resume.pages) && !isPartOrFirm(paragraph.text) && !tellsOfEmployer(paragraph, resume),
      ),
    ),
  );
}

function isBlock({ rows, words }: Bullet, pages: Page[]): boolean {
  const page = pages[rows[0]?.page ?? 0];
  const mean = rows.reduce((sum, row) => sum + row.x1 - row.x0, 0) / Math.max(1, rows.length);
  const left = Math.min(...rows.map((row) => row.x0));
  // Rows that end in a word of their own at the right are items of a list: "… Python   2020".
  if (2 * rows.filter(({ segments }) => segments.length > 1).length >= rows.length) return false;
  const aligned = rows.every((row) => row.x0 - left <= 1.5);
  return rows.length >= fewest.rows && words.length >= fewest.words && aligned && mean >= width * (page?.width ?? 612);
}

/** The rule whose note asks to turn blocks of text into bullets: one note asks it, wherever the blocks stand. */
export function ruleOfBlocks(
  blocks: readonly Bullet[],
  resume: Resume,
): 'format-bullet-missing' | 'content-paragraph-block' {
  const asked = new Set(blocksBesideLists(resume));
  return blocks.some((block) => asked.has(block)) ? 'format-bullet-missing' : 'content-paragraph-block';
}
