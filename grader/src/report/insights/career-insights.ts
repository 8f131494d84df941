import type { ReportDocument } from '@redmark/rubric';
import { endOf, experienceKinds, sectionsOf } from '../../model/questions.ts';
import type { DateSpan, MonthDate, Resume, SectionKind } from '../../model/resume.ts';
import { datesIn, monthsOf } from '../../model/text/dates.ts';
import { datedOnce } from './dated-once.ts';
import { overlaps } from './overlapping-posts.ts';
import { printedMonth } from './printed-month.ts';
import { timeSince } from './time-since.ts';

/** Months without an entry from which on a reader asks, and years that are looked back from the latest entry. */
const leastMonths = 6;
const yearsBack = 10;
/** Months between studies and the first job from which on it is asked what filled them. */
const monthsBeforeFirst = 36;
/** Below this share of what tells work and studies, the time may be told in what was not read. */
const mostlyRead = 0.85;

/** What readers ask about the times of a career. It changes no grade: breaks are people's own. */
export function careerInsights(resume: Resume): ReportDocument['insights'] {
  return [...breaks(resume), ...timeSince(resume), ...overlaps(resume)];
}

function breaks(resume: Resume): ReportDocument['insights'] {
  const jobs = datedOnce(sectionsOf(resume, 'experience').flatMap(({ entries }) => entries));
  if (resume.understanding.career < mostlyRead || jobs.length === 0 || jobs.some(({ date }) => !date?.start)) return [];
  const told = sectionsOf(resume, ...experienceKinds, 'education', 'coursework', 'certifications').flatMap(
    ({ kind, entries }) => entries.flatMap(({ date }) => spanOf(date, kind)),
  );
  const spans = told.toSorted((a, b) => a.from - b.from);
  const gaps = gapsBetween(spans.map((span) => untilNext(span, spans)));
  const first = Math.min(...jobs.flatMap(({ date }) => (date?.start ? [monthsOf(date.start)] : [])));
  const isAsked = ({ from, to }: Span) => (from > first ? true : to === first && to - from >= monthsBeforeFirst);
  const newest = Math.max(...spans.map(({ from, to }) => (Number.isFinite(to) ? to : from)));
  // Between two studies people wait for the next one to begin.
  const asked = gaps
    .filter((gap) => !gap.isStudy && isAsked(gap) && gap.to >= newest - yearsBack * 12)
    .slice(-mostTold)
    .filter((gap) => !tellsWithin(gap, resume));
  if (asked.length === 0) return [];
  const times = asked.map(({ from, to }) => `between ${printedMonth(from - 1)} and ${printedMonth(to)}`);
  return [
    {
      title: 'Explain the break between entries',
      text: `Nothing is dated ${times.join(' or ')}. A line of its own, such as studies, caring, travel or freelance work, answers the question before it is asked. This does not affect your grade.`,
    },
  ];
}
/** More breaks than these two need another word than one line. */
const mostTold = 2;

/** `isOpen`: its end is not told, and it is not said to go on. `isStudy`: of a gap, it lies between two studies. */
type Span = { from: number; to: number; isOpen?: boolean; isStudy?: boolean };

/** Studies of which one date is told, mostly their end, may have begun so many months before. */
const longestStudies = 60;

/** Whether any line has a span with months of a break, as of a post within another one or of a school: then something is dated. */
const tellsWithin = (gap: Span, { rows }: Resume): boolean =>
  rows.some((row) =>
    datesIn(row.words)
      .flatMap((date) => (date.isRange ? spanOf(date, 'other') : []))
      .some(({ from, to }) => from < gap.to && to > gap.from),
  );

/** The months that an entry covers, from its first up to the one after its last; years alone count whole. */
function spanOf(date: DateSpan | undefined, kind: SectionKind): Span[] {
  if (!date?.start && !date?.end) return [];
  const start = date.start ?? date.end;
  const last = endOf(date);
  const from = monthsOf(start as MonthDate) - (kind === 'education' && !date.isRange ? longestStudies : 0);
  return [
    {
      from,
      to: Number.isFinite(last) ? last + 1 : last,
      isOpen: kind === 'experience' && !date.isRange,
      isStudy: kind === 'education',
    },
  ];
}

/** A job of which the start alone is told lasts up to the next one, or nobody knows how long. */
function untilNext(span: Span, all: readonly Span[]): Span {
  if (!span.isOpen) return span;
  const next = all.find(({ from }) => from > span.from);
  return { ...span, to: next?.from ?? Number.POSITIVE_INFINITY };
}

function gapsBetween(spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let covered = spans[0]?.to ?? 0;
  for (const { from, to } of spans.slice(1)) {
    const isStudy = [spans.filter((one) => one.to === covered), spans.filter((one) => one.from === from)].every(
      (some) => some.some((one) => one.isStudy),
    );
    if (from - covered >= leastMonths) gaps.push({ from: covered, to: from, isStudy });
    covered = Math.max(covered, to);
  }
  return gaps;
}
