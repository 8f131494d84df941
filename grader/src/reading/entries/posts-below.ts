import { endOf } from '../../model/questions.ts';
import type { DateSpan, Entry, Row } from '../../model/resume.ts';
import { datesIn, monthsOf } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { sameLooks } from '../rows/looks.ts';
import { kindOfTitle } from '../titles/titles.ts';

/** Months by which the time of a post may pass that of its employer: people round both. */
const slackMonths = 2;

/**
 * Gives the posts below an employer who stands alone to that employer: "Harbor Works, 2011 – Present" above "Lead Engineer,
 * 2019 – Present" and "Engineer, 2011 – 2019". The employer itself is no job then.
 */
export function withEmployerAbove(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  let employer: Entry | undefined;
  let first: Row | undefined;
  for (const entry of entries) {
    const dated = employerDated(entry);
    if (isEmployerAlone(entry)) employer = entry;
    else if (dated) {
      out.push(dated.post);
      employer = dated.employer;
      first = undefined;
      continue;
    }
    const isNext = employer !== undefined && out.at(-1) === employer;
    const isPost = employer && (isPostAt(employer, entry, isNext) || isPostLike(first, entry));
    if (employer === entry) first = undefined;
    else if (isPost) first ??= entry.header[0];
    // Somebody may have been lent to another employer for a time.
    if (employer && employer !== entry && !isPost && !isDuring(entry, employer)) employer = undefined;
    if (!employer || employer === entry || !isPost) out.push(entry);
    else if (isNext) out[out.length - 1] = joined(employer, entry);
    else out.push(withEmployer(entry, employer));
  }
  return out;
}

/**
 * The employer whose first post stands in the same header, with the time of its own: "Harbor Works (2007 – 2013)", above
 * "Lead Clerk" and "2011 – 2013".
 */
function employerDated(entry: Entry): { employer: Entry; post: Entry } | undefined {
  const [first, ...below] = entry.header;
  const { title, organisation, location } = entry;
  const timeOf = (row: Row) => datesIn(row.words).find(({ isRange }) => isRange);
  const time = first && organisation ? timeOf(first) : undefined;
  const date = below.map(timeOf).find((own) => own !== undefined);
  if (!first || !organisation || !title || !date || !time) return undefined;
  const isNamed = first.text.startsWith(organisation.text) && !first.text.includes(title.text);
  const place = location ? { location } : {};
  const employer = { header: [first], organisation, date: time, bullets: [], paragraphs: [], ...place };
  return isNamed && isWithin(date, time) ? { employer, post: { ...entry, date } } : undefined;
}

/** A header that names an employer and no post, with a text about it at most. */
const isEmployerAlone = ({ header, title, organisation, bullets, paragraphs }: Entry): boolean =>
  header.length > 0 &&
  organisation !== undefined &&
  title === undefined &&
  titleScoreOf(organisation.text) < 2 &&
  kindOfTitle(organisation.text) === undefined &&
  bullets.length === 0 &&
  paragraphs.length <= 1;

/**
 * Whether an entry is a post without an employer of its own that was held within the time of the one above. Where that has
 * no time, its name must show that it is one, and the post stand right below it.
 */
function isPostAt(employer: Entry, { header, title, organisation, date }: Entry, isNext: boolean): boolean {
  const isPart = organisation && isPartOf.test(organisation.text) && employer.date?.isRange;
  if (!title || header.length === 0 || titleScoreOf(title.text) < (employer.date?.isRange ? 1 : 2)) return false;
  if (organisation && !isPart) return false;
  if (employer.date?.isRange && date) return isWithin(date, employer.date);
  const isSure = organisationScoreOf(employer.organisation?.text ?? '') >= 0.7;
  return isNext && (isSure || (employer.date?.isRange === true && titleScoreOf(title.text) >= 2));
}

/** Whether an entry is another post without a time, in the looks of the first one below the employer. */
const isPostLike = (first: Row | undefined, { header: [row], title, organisation, date }: Entry): boolean =>
  first !== undefined &&
  row !== undefined &&
  title !== undefined &&
  titleScoreOf(title.text) >= 2 &&
  !(organisation ?? date) &&
  sameLooks(row, first);

/** What is part of an employer by its name: "Leeds branch", "Planning team". */
const isPartOf =
  /^(?!.*\b(?:ltd|limited|llc|pvt|inc)\b).*(?<!\p{L})(?:branch|head office|department|dept|division|section|unit|team)\W*$/iu;

const isDuring = ({ date }: Entry, employer: Entry) =>
  date?.isRange === true && employer.date?.isRange === true && isWithin(date, employer.date);

/** Whether a time lies within another one, but for the months by which people round both. */
export function isWithin(inner: DateSpan, outer: DateSpan): boolean {
  const [from, to] = [startOf(inner), endOf(inner)];
  return from >= startOf(outer) - slackMonths && to <= endOf(outer) + slackMonths && from <= to;
}

const startOf = ({ start, end }: DateSpan): number => {
  const first = start ?? end;
  return first ? monthsOf(first) : Number.NaN;
};

function withEmployer(post: Entry, { organisation, location }: Entry): Entry {
  const place = post.location ?? location;
  return { ...post, ...(organisation ? { organisation } : {}), ...(place ? { location: place } : {}) };
}

/** An employer and its first post as one entry. */
function joined(employer: Entry, post: Entry): Entry {
  const date = post.date ?? employer.date;
  return {
    ...withEmployer(post, employer),
    ...(date ? { date } : {}),
    header: [...employer.header, ...post.header],
    paragraphs: [...employer.paragraphs, ...post.paragraphs],
  };
}
