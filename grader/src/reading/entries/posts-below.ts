import { endOf } from '../../model/questions.ts';
import type { DateSpan, Entry } from '../../model/resume.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
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
  for (const entry of entries) {
    if (isEmployerAlone(entry)) employer = entry;
    else if (!employer || !isPostAt(employer, entry, out.at(-1) === employer)) employer = undefined;
    if (!employer || employer === entry) out.push(entry);
    else if (out.at(-1) === employer) out[out.length - 1] = joined(employer, entry);
    else out.push(withEmployer(entry, employer));
  }
  return out;
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
  if (!title || organisation || header.length === 0 || titleScoreOf(title.text) < 2) return false;
  if (employer.date?.isRange && date) return isWithin(date, employer.date);
  return isNext && organisationScoreOf(employer.organisation?.text ?? '') >= 0.7;
}

function isWithin(inner: DateSpan, outer: DateSpan): boolean {
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
