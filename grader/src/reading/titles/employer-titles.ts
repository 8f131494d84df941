import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { isDateAlone } from '../dates/rail-dates.ts';
import type { Draft } from './joined-work.ts';

/** So many employers in the looks of titles are no chance. */
const leastEmployers = 2;

/**
 * A resume without a title above its jobs, each below its employer in the looks of a title: the first employer begins the
 * section of jobs, and is the header of the first of them.
 */
export function withEmployersAsTitles<D extends Draft>(drafts: readonly D[]): D[] {
  if (drafts.some(({ heading }) => heading.kind === 'experience')) return [...drafts];
  const employers = drafts.filter(({ heading, rows }) => !heading.known && opensWithPost(rows));
  const [first] = employers;
  if (!first || employers.length < leastEmployers) return [...drafts];
  const out: D[] = [];
  for (const draft of drafts) {
    const { heading, rows } = draft;
    const last = out.at(-1);
    if (draft === first)
      out.push({ ...draft, heading: { ...heading, kind: 'experience' }, rows: [heading.row, ...rows] });
    else if (employers.includes(draft) && last?.heading.row === first.heading.row)
      out[out.length - 1] = { ...last, rows: [...last.rows, heading.row, ...rows] };
    else out.push(draft);
  }
  return out;
}

/** Whether rows begin with a post and its time, on one line or on two. */
function opensWithPost([first, second]: Row[]): boolean {
  if (!first || first.mark || namesDegree(first.text)) return false;
  const isTimed = findDates(first.text).some(({ bare }) => !bare) || (second !== undefined && isDateAlone(second));
  const start = first.segments[0]?.words ?? first.words;
  return isTimed && titleScoreOf(textOf(start)) >= 2;
}
