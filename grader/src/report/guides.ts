import { heaviest } from '../model/look.ts';
import type { Resume } from '../model/resume.ts';
import type { Numbered } from './numbered.ts';
import type { Box } from './report.ts';

/** A vertical line on a page, and what stands off it. */
export type PageGuide = {
  page: number;
  key: string;
  mode: number;
  display_text: string;
  sar_list: Record<string, { word_coor: Box; text: string; deviation: number }>;
};

const roles = ['section headings', 'entry headers', 'bullets', 'dates', 'hanging indents', 'body text', 'centre'];

/** The guides findings stand off, in the order of what they align; a page without any gets its main left edge. */
export function guidesOf(resume: Resume, findings: Numbered[]): PageGuide[] {
  const guides = new Map<string, PageGuide>();
  for (const { guide, boxes, text, deviation = 0 } of findings) {
    if (!guide) continue;
    const id = `${guide.page}|${guide.key}|${guide.mode}`;
    const entry = guides.get(id) ?? {
      page: guide.page,
      key: guide.key,
      mode: guide.mode,
      display_text: guide.display,
      sar_list: {},
    };
    for (const { page, box } of boxes)
      if (page === guide.page) entry.sar_list[Object.keys(entry.sar_list).length] = { word_coor: box, text, deviation };
    guides.set(id, entry);
  }
  const failing = [...guides.values()].toSorted(
    (a, b) => a.page - b.page || roles.indexOf(a.key) - roles.indexOf(b.key),
  );
  const aligned = resume.pages
    .filter((page) => !failing.some((guide) => guide.page === page.number))
    .map((page) => ({
      page: page.number,
      key: 'body text',
      mode: mainEdgeOf(resume, page.number),
      display_text: 'All sentences are properly aligned',
      sar_list: {},
    }));
  return [...failing, ...aligned].toSorted((a, b) => a.page - b.page);
}

function mainEdgeOf(resume: Resume, page: number): number {
  const rows = resume.rows.filter((row) => row.page === page);
  return heaviest(rows.map((row) => [Math.round(row.x0 * 10) / 10, 1] as const)) ?? 0;
}
