import type { Row, SectionKind } from '../../model/resume.ts';
import type { LabelRole } from '../../words/entry-labels.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { jobToldIn, opensJobSentence } from '../told/job-sentences.ts';
import type { Draft } from './joined-work.ts';

const mostRowsOfJob = 5;
/** Kinds below whose titles jobs with labels belong. */
const ownJobs: SectionKind[] = ['experience', 'projects', 'volunteering', 'teaching', 'research', 'education'];

/** Where rows begin that name employer, title and time of a job by labels; -1 where there are none. */
export function labelledJobAt(rows: readonly Row[]): number {
  const labels = rows.map(rolesIn);
  return labels.findIndex((own, i) => {
    if (!own.has('employer') && !own.has('title')) return false;
    const roles = labels.slice(i, i + mostRowsOfJob).reduce((all, some) => all.union(some));
    const isTimed = roles.has('period') || roles.has('from') || labels.filter((some) => some.has('duties')).length > 1;
    return roles.has('employer') && roles.has('title') && isTimed;
  });
}

/** What the labels of a row name; a sentence such as "1- Working in Harbor Works" names an employer. */
function rolesIn(row: Row): Set<LabelRole> {
  const roles = new Set(labelLinesOf(row).map(({ role }) => role));
  if (!opensJobSentence(row.text)) return roles;
  const namesEmployer = atName.test(row.text) || jobToldIn(row)?.organisation !== undefined;
  return namesEmployer ? roles.add('employer') : roles;
}

const atName = /\s(?:in|at|with|for)\s+(?:M\/s\b|\p{Lu})/u;

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
