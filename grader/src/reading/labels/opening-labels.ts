import type { Row } from '../../model/resume.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import type { LabelLine } from './labels.ts';
import { hasOwnTime, mainLabels } from './labels-in-lists.ts';

/** The rows of an entry so far, its lines, and the labels that it has. */
type Labelled = { header: Row[]; units: readonly { marked: boolean }[]; labels: ReadonlySet<string> };

/** The leader, unless no entry has it yet and it only goes on with the labels of the first: "Company", then "Period". */
export function leaderFor(
  draft: Labelled,
  drafts: readonly Labelled[],
  leader: string | undefined,
): string | undefined {
  const isFirst = leader !== undefined && !drafts.some(({ labels }) => labels.has(leader));
  return isFirst && drafts.length === 1 && draft.units.length === 0 && draft.labels.has('employer')
    ? undefined
    : leader;
}

/** Whether a label begins the next entry: the one that leads every entry, or a main one that this entry has. */
export function opensByLabel(lines: LabelLine[], draft: Labelled, leader: string | undefined): boolean {
  if (draft.header.length === 0 && draft.units.length === 0) return false;
  const [first] = lines;
  if (!first) return false;
  // "Client" below an employer is a part of that job, although it leads the other jobs.
  const isPart = !mainLabels.has(first.role) && draft.labels.has('employer') && draft.units.length === 0;
  // Below a dated employer and a text about it, the first label still tells that job.
  const isOpen =
    !draft.labels.has(first.key) && draft.header.some(datesEntry) && draft.units.every(({ marked }) => !marked);
  if (first.key === leader) return (draft.labels.size > 0 && !isPart) || (draft.units.length > 0 && !isOpen);
  // An employer below a post and its time is the next one, where neither of those leads the jobs.
  const isNext = first.role === 'employer' && draft.labels.has('title') && draft.labels.has('period');
  const isLed = leader !== undefined && draft.labels.has(leader) && leader !== 'title' && leader !== 'period';
  // Behind the list of a job dated without labels an employer is another one.
  const isBehind = first.role === 'employer' && draft.units.at(-1)?.marked === true && hasOwnTime(draft.header);
  return isBehind || (mainLabels.has(first.role) && (draft.labels.has(first.key) || (isNext && isLed)));
}
