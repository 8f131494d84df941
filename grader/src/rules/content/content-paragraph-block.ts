import { quote, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Page } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const fewest = { rows: 4, words: 50 };
/** Least width of a block, as a share of the page; narrow columns wrap everything. */
const width = 0.45;

/** Nobody reads a wall of text in ten seconds. */
export const contentParagraphBlock: Rule = {
  name: 'content-paragraph-block',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 12, per: 'entries' },
  anyLanguage: true,
  habit: true,
  about: {
    title: 'Bullets instead of paragraphs',
    finds: 'Blocks of running text under a role.',
    why: 'One in four hiring managers calls long paragraphs a deal-breaker.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    for (const section of sectionsOf(resume, 'experience', 'projects'))
      for (const entry of section.entries)
        for (const block of entry.paragraphs) {
          if (!isWall(block, resume.pages)) continue;
          const sentences = Math.max(2, (block.text.match(/[.;!?](?= |$)/g) ?? []).length);
          yield {
            title: 'Turn this paragraph into bullets',
            advice: `This block of ${block.rows.length} lines is hard to skim. Break it into ${Math.min(6, sentences)} bullets, one achievement each.`,
            text: quote(block.text, 80),
            at: rowRects(block),
          };
        }
  },
};

function isWall({ rows, words }: Bullet, pages: Page[]): boolean {
  const page = pages[rows[0]?.page ?? 0];
  const mean = rows.reduce((sum, row) => sum + row.x1 - row.x0, 0) / Math.max(1, rows.length);
  const left = Math.min(...rows.map((row) => row.x0));
  const aligned = rows.every((row) => row.x0 - left <= 1.5);
  return rows.length >= fewest.rows && words.length >= fewest.words && aligned && mean >= width * (page?.width ?? 612);
}
