import type { Finding } from '@redmark/contract';
import { weights } from '../report/report-tabs.ts';

export const filters = ['all', 'critical', 'major', 'minor', 'to-do', 'done'] as const;
export type Filter = (typeof filters)[number];

export const filterNames: Record<Filter, string> = { all: 'All', ...weights, 'to-do': 'To do', done: 'Done' };

/** The findings a filter lets through, in their order. */
export function filterNotes(findings: Finding[], filter: Filter, done: ReadonlySet<number>): Finding[] {
  return findings.filter((finding) => fits(finding, filter, done));
}

function fits({ severity, number }: Finding, filter: Filter, done: ReadonlySet<number>): boolean {
  if (filter === 'all') return true;
  if (filter === 'done') return done.has(number);
  if (filter === 'to-do') return !done.has(number);
  return severity === filter;
}

/** Filters that would hide something: none for a weight that no note has, or that all notes have. */
export function offeredFilters(findings: Finding[], canMark: boolean): Filter[] {
  const severities = new Set(findings.map(({ severity }) => severity));
  return filters.filter((filter) => {
    if (filter === 'all') return true;
    if (filter === 'to-do' || filter === 'done') return canMark;
    return severities.size > 1 && severities.has(filter);
  });
}
