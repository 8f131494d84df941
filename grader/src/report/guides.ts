import type { Guide } from '@redmark/rubric';
import { weightedMode } from '../model/list/statistics.ts';
import type { Resume } from '../model/resume.ts';
import { boxesOf } from './boxes.ts';
import type { Numbered } from './number-findings.ts';

const roles = ['section headings', 'entry headers', 'bullets', 'dates', 'hanging indents', 'body text', 'centre'];

/** The guides that findings are off, in the order of what they align; a page without any gets its main left edge. */
export function guidesOf(resume: Resume, findings: readonly Numbered[]): Guide[] {
  const guides = new Map<string, Guide>();
  const found = findings.flatMap(({ members, reported }) => members.map((member) => ({ ...member, reported })));
  for (const { guide, text, deviation = 0, at, reported } of found) {
    if (!guide) continue;
    const { page, key, mode: x, display } = guide;
    const id = `${page}|${key}|${x}`;
    const entry = guides.get(id) ?? { page, key, x, text: display, off: [] };
    for (const one of boxesOf(at, resume))
      if (one.page === page) entry.off.push({ finding: reported.number, box: one.box, text, deviation });
    guides.set(id, entry);
  }
  const failing = [...guides.values()].toSorted(
    (a, b) => a.page - b.page || roles.indexOf(a.key) - roles.indexOf(b.key),
  );
  const aligned = resume.pages
    .filter((page) => !failing.some((guide) => guide.page === page.number))
    .map(({ number }): Guide => {
      const x = mainEdgeOf(resume, number);
      return { page: number, key: 'body text', x, text: 'All sentences are properly aligned', off: [] };
    });
  return [...failing, ...aligned].toSorted((a, b) => a.page - b.page);
}

function mainEdgeOf(resume: Resume, page: number): number {
  const rows = resume.rows.filter((row) => row.page === page);
  return weightedMode(rows.map((row) => [Math.round(row.x0 * 10) / 10, 1] as const)) ?? 0;
}
