import type { ReportDocument } from '@redmark/rubric';
import { endOf, experienceKinds, sectionsOf } from '../model/questions.ts';
import type { Entry, MonthDate, Resume } from '../model/resume.ts';
import { monthsOf } from '../model/text/dates.ts';
import { overlaps } from './overlapping-posts.ts';
import { printedMonth } from './printed-month.ts';

/** Months without an entry from which on a reader asks, and years that are looked back. */
const leastMonths = 9;
const yearsBack = 10;
/** Months between studies and the first job from which on it is asked what filled them. */
const monthsBeforeFirst = 36;
/** Below this share of what tells work and studies, the time may be told in what was not read. */
const mostlyRead = 0.9;

/** What readers ask about the times of a career. It changes no grade: breaks are people's own. */
export function careerInsights(resume: Resume): ReportDocument['insights'] {
  return [...breaks(resume), ...overlaps(resume)];
}

function breaks(resume: Resume): ReportDocument['insights'] {
  const { understanding, today } = resume;
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const isWhole = jobs.length > 0 && jobs.every(({ date }) => date?.isRange);
  if (understanding.career < mostlyRead || !isWhole) return [];
  const spans = sectionsOf(resume, ...experienceKinds, 'education', 'coursework', 'certifications')
    .flatMap(({ kind, entries }) => entries.flatMap((entry) => spanOf(entry, kind === 'education')))
    .toSorted((a, b) => a.from - b.from);
  const gaps = gapsBetween(spans);
  const first = Math.min(...jobs.flatMap(({ date }) => (date?.start ? [monthsOf(date.start)] : [])));
  const isAsked = ({ from, to }: Span) => (from > first ? true : to === first && to - from >= monthsBeforeFirst);
  const latest = gaps.findLast((gap) => isAsked(gap) && gap.to >= monthsOf(today) - yearsBack * 12);
  if (!latest) return [];
  return [
    {
      title: 'Explain the break between entries',
      text: `Nothing is dated between ${printedMonth(latest.from - 1)} and ${printedMonth(latest.to)}. A line of its own, such as studies, caring, travel or freelance work, answers the question before it is asked. This does not affect your grade.`,
    },
  ];
}

type Span = { from: number; to: number };

/** Studies of which one date is told, mostly their end, may have begun so many months before. */
const longestStudies = 60;

/** The months that an entry covers, from its first up to the one after its last; years alone count whole. */
function spanOf({ date }: Entry, isStudy: boolean): Span[] {
  if (!date?.start && !date?.end) return [];
  const start = date.start ?? date.end;
  const last = endOf(date);
  const from = monthsOf(start as MonthDate) - (isStudy && !date.isRange ? longestStudies : 0);
  return [{ from, to: Number.isFinite(last) ? last + 1 : Number.POSITIVE_INFINITY }];
}

function gapsBetween(spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let covered = spans[0]?.to ?? 0;
  for (const { from, to } of spans.slice(1)) {
    if (from - covered >= leastMonths) gaps.push({ from: covered, to: from });
    covered = Math.max(covered, to);
  }
  return gaps;
}
