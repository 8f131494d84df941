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
  /\b(?:freelanc\w*|volunt\w*|intern|internship|trainee|consultant|founder|co-?founder|owner|board|advis\w*|member|tutor|mentor|(?:research|teaching|graduate|lab\w*|student) assistant|(?:graduate|doctoral|student|postdoctoral) \p{L}+|adjunct|reviewer|examiner|invigilator|driver|rider|courier|fellow|student|ambassador|president|lecturer|professor|coach|project(?! (?:engineer|manager|coordinator|lead|supervisor|officer|executive))|client)\b/iu;
const saidBeside =
  /\b(?:part[- ]?time|freelanc\w*|self[- ]employed|volunt\w*|internship|contract basis|contractor|client|project ?:)/i;

/** The latest two posts of different employers that overlap by months, and how many pairs do, which a reader takes for a slip or asks about. */
export function overlaps(resume: Resume): ReportDocument['insights'] {
  if (resume.isAcademic) return [];
  const posts = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.flatMap(postOf));
  const found = posts
    .flatMap((one, i) => posts.slice(i + 1).map((other) => ({ one, other, ...sharedBy(one, other) })))
    .filter(
      ({ one, other, from, to }) =>
        Number.isFinite(to) &&
        to - from >= leastShared &&
        one.employer !== other.employer &&
        // Two placements of the very same months are more than what goes on beside a post.
        ((!one.isBeside && !other.isBeside) || (one.from === other.from && one.to === other.to)),
    );
  const latest = found.toSorted((a, b) => b.to - a.to)[0];
  if (!latest || studiesAt(resume, latest)) return [];
  const others = found.length > 1 ? `, and ${found.length - 1} more ${found.length > 2 ? 'pairs' : 'pair'} alike` : '';
  return [
    {
      title: 'Say which posts ran side by side',
      text: `“${latest.one.name}” and “${latest.other.name}” overlap from ${printedMonth(latest.from)} to ${printedMonth(latest.to - 1)}${others}. If all is right, say which was part-time or beside the other; otherwise correct the dates. This does not affect your grade.`,
    },
  ];
}

/** Whether somebody studies during these months: then posts of many kinds are held beside the studies. */
const studiesAt = (resume: Resume, { from }: { from: number }) =>
  sectionsOf(resume, 'education').some(({ entries }) =>
    entries.some(
      ({ date }) => date !== undefined && endOf(date) >= from && (!date.start || monthsOf(date.start) <= from),
    ),
  );

type Post = { name: string; employer: string; from: number; to: number; isBeside: boolean };

/** A post with title, employer and months; what goes on may be told beside what has ended. */
function postOf({ title, organisation, date, header }: Entry): Post[] {
  if (!title || !organisation || !date?.start?.month || !(date.present || date.end?.month)) return [];
  const isBeside = beside.test(title.text) || header.some(({ text }) => saidBeside.test(text));
  const employer = lettersOfName(organisation.text);
  return [{ name: quote(organisation.text, 50), employer, from: monthsOf(date.start), to: endOf(date) + 1, isBeside }];
}

const sharedBy = (one: Post, other: Post) => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
