import type { ReportDocument } from '@redmark/rubric';
import { endOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume } from '../../model/resume.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { lettersOfName } from '../../model/text/name-letters.ts';
import { printedMonth } from './printed-month.ts';

/** Months that two posts share from which on it is no change of posts within a few weeks. */
const leastShared = 3;
/** Posts that people hold beside another one, and what says so of a job. */
const beside =
  /\b(?:freelanc\w*|volunt\w*|intern|internship|trainee|consultant|founder|co-?founder|owner|board|advis\w*|member|tutor|mentor|(?:research|teaching|graduate|lab\w*|student) assistant|fellow|student|ambassador|president|lecturer|professor|coach|project(?! (?:engineer|manager|coordinator|lead|supervisor|officer|executive))|client)\b/i;
const saidBeside =
  /\b(?:part[- ]?time|freelanc\w*|self[- ]employed|volunt\w*|internship|contract basis|contractor|client|project ?:)/i;

/** The latest two posts of different employers that overlap by months, which a reader takes for a slip or asks about. */
export function overlaps(resume: Resume): ReportDocument['insights'] {
  if (resume.isAcademic) return [];
  const posts = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.flatMap(postOf));
  const found = posts
    .flatMap((one, i) => posts.slice(i + 1).map((other) => ({ one, other, ...sharedBy(one, other) })))
    .filter(
      ({ one, other, from, to }) => Number.isFinite(to) && to - from >= leastShared && one.employer !== other.employer,
    );
  const latest = found.toSorted((a, b) => b.to - a.to)[0];
  // Who holds several posts all the time knows why.
  if (!latest || found.length > 2) return [];
  return [
    {
      title: 'Say which posts ran side by side',
      text: `“${latest.one.name}” and “${latest.other.name}” overlap from ${printedMonth(latest.from)} to ${printedMonth(latest.to - 1)}. If both are right, say which was part-time or beside the other; otherwise correct the dates. This does not affect your grade.`,
    },
  ];
}

type Post = { name: string; employer: string; from: number; to: number };

/** A post with title, employer and months; what goes on may be told beside what has ended. */
function postOf({ title, organisation, date, header }: Entry): Post[] {
  if (!title || !organisation || !date?.start?.month || !(date.present || date.end?.month)) return [];
  if (beside.test(title.text) || header.some(({ text }) => saidBeside.test(text))) return [];
  const employer = lettersOfName(organisation.text);
  return [{ name: quote(organisation.text, 50), employer, from: monthsOf(date.start), to: endOf(date) + 1 }];
}

const sharedBy = (one: Post, other: Post) => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
