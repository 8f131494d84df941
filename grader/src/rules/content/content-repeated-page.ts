import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const leastRows = 10;
const sameShare = 0.7;

/** A page that repeats the text of an earlier page. */
export const contentRepeatedPage: Rule = {
  name: 'content-repeated-page',
  group: 'content',
  severity: 'major',
  cost: { kind: 'presence', weight: 10 },
  anyLanguage: true,
  about: {
    title: 'No page appears twice',
    finds: 'A page that says what an earlier one said.',
    why: 'It is usually a mistake of the export, and it costs the reader a page.',
  },

  *check(resume) {
    for (const page of resume.pages.slice(1)) {
      const rows = longRows(resume, page.number);
      const twin = resume.pages
        .slice(0, page.number)
        .find((earlier) => sharesText(rows, longRows(resume, earlier.number)));
      if (!twin) continue;
      yield {
        title: 'This page appears twice',
        advice: `Page ${page.number + 1} repeats page ${twin.number + 1}. Remove the copy.`,
        text: rows[0]?.text ?? '',
        at: rows.slice(0, 3),
      };
    }
  },
};

function longRows(resume: Resume, page: number): Row[] {
  return resume.rows.filter((row) => row.page === page && row.words.length >= 4);
}

function sharesText(rows: Row[], earlier: Row[]): boolean {
  const known = new Set(earlier.map((row) => row.text));
  return rows.length >= leastRows && rows.filter((row) => known.has(row.text)).length >= sameShare * rows.length;
}
