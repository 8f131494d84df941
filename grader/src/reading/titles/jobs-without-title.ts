import type { Row, SectionKind } from '../../model/resume.ts';
import { labelLinesOf } from '../entries/labels.ts';
import type { Draft } from './joined-work.ts';

const mostRowsOfJob = 5;
/** Kinds below whose titles jobs with labels belong. */
const ownJobs: SectionKind[] = ['experience', 'projects', 'volunteering', 'teaching', 'research', 'education'];

/** Where rows begin that name employer, title and time of a job by labels; -1 where there are none. */
export function labelledJobAt(rows: readonly Row[]): number {
  const labels = rows.map((row) => new Set(labelLinesOf(row).map(({ role }) => role)));
  return labels.findIndex((own, i) => {
    if (!own.has('employer') && !own.has('title')) return false;
    const roles = labels.slice(i, i + mostRowsOfJob).reduce((all, some) => all.union(some));
    return roles.has('employer') && roles.has('title') && (roles.has('period') || roles.has('from'));
  });
}

/** Gives jobs with labels that begin inside a section of another kind back to the section of jobs before it. */
export function withJobsMoved<D extends Draft>(drafts: readonly D[]): D[] {
  const out: D[] = [];
  for (const draft of drafts) {
    const at = ownJobs.includes(draft.heading.kind) ? -1 : labelledJobAt(draft.rows);
    const home = out.findLastIndex(({ heading }) => heading.kind === 'experience');
    const jobs = out[home];
    if (at < 0 || !jobs) {
      out.push(draft);
      continue;
    }
    out[home] = { ...jobs, rows: [...jobs.rows, ...draft.rows.slice(at)] };
    out.push({ ...draft, rows: draft.rows.slice(0, at) });
  }
  return out;
}
