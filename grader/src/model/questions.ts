import { askedOnce } from './asked-once.ts';
import type { Bullet, DateSpan, Entry, MonthDate, Resume, Section, SectionKind } from './resume.ts';
import type { PageRect } from './rule.ts';
import { monthsOf } from './text/dates.ts';
import { unitOfRows } from './text/text.ts';
import { untitledProfileOf } from './text/untitled-profile.ts';

/** Kinds of sections whose entries say what the person did. */
export const experienceKinds: SectionKind[] = [
  'experience',
  'projects',
  'research',
  'teaching',
  'volunteering',
  'activities',
];

/** The sections of the given kinds, in reading order. */
export function sectionsOf(resume: Resume, ...kinds: SectionKind[]): Section[] {
  return resume.sections.filter((section) => kinds.includes(section.kind));
}

/** Sections of a career in research, and the share of all rows from which on the resume is a record of one. */
const recordKinds: SectionKind[] = ['publications', 'research', 'teaching', 'awards'];
const recordShare = 0.4;

/** Whether a resume is an academic CV, or mostly a list of publications and the like; such may be long. */
export function isAcademicRecord(resume: Resume): boolean {
  const rows = sectionsOf(resume, ...recordKinds).reduce((sum, section) => sum + section.rows.length, 0);
  return resume.isAcademic || rows >= recordShare * resume.rows.length;
}

const doctorate = /\b(?:ph\.? ?d|d\.? ?phil|doctor(?:ate|al)?)\b/i;

/** Whether a resume is an academic CV, or such a record of somebody with a doctorate or on the way to one. */
export function isOfResearch(resume: Resume): boolean {
  return resume.isAcademic || (isDoctor(resume) && isAcademicRecord(resume));
}

/** Whether a doctorate is told among the studies, finished or not. */
export const isDoctor = (resume: Resume): boolean =>
  sectionsOf(resume, 'education').some(({ rows }) => rows.some(({ text }) => doctorate.test(text)));

/** Entries of those sections, in reading order. */
export const workEntriesOf = askedOnce((resume: Resume): Entry[] =>
  sectionsOf(resume, ...experienceKinds).flatMap((section) => section.entries),
);

/** Whether an entry names a post or the like, an employer or the like, or a time. */
export const isNamed = ({ title, organisation, date }: Entry): boolean => (title ?? organisation ?? date) !== undefined;

/** All lines of an entry, lists first. */
export const linesOf = ({ bullets, paragraphs }: Entry): Bullet[] => [...bullets, ...paragraphs];

/** Bullets of those entries. */
export function workBulletsOf(resume: Resume): Bullet[] {
  return workEntriesOf(resume).flatMap((entry) => entry.bullets);
}

/** The bullets of an entry, or the items of its list where they have no bullet signs. */
export function listItemsOf({ bullets, paragraphs }: Entry): Bullet[] {
  const isItem = ({ text }: Bullet) => /^[\p{Lu}\d]/u.test(text) && text.split(' ').length >= 4;
  return bullets.length === 0 && paragraphs.length >= 2 && paragraphs.every(isItem) ? paragraphs : bullets;
}

/** The list items of those entries, with bullet signs or without. */
export function workItemsOf(resume: Resume): Bullet[] {
  return workEntriesOf(resume).flatMap(listItemsOf);
}

/** Bullets and paragraphs of those entries, so that both count alike. */
export const unitsOf = askedOnce((resume: Resume): Bullet[] =>
  workEntriesOf(resume).flatMap((entry) => [...entry.bullets, ...entry.paragraphs]),
);

/** The profiles of a resume, under a title or above the first one, each as one text. */
export const profilesOf = askedOnce((resume: Resume): Bullet[] => {
  const titled = sectionsOf(resume, 'summary', 'objective').filter(({ rows }) => rows.length > 0);
  return [...untitledProfileOf(resume), ...titled.map(({ rows }) => unitOfRows(rows))];
});

/** All running text: profiles, bullets and paragraphs of entries, each as a unit for the writing rules. */
export const proseOf = askedOnce((resume: Resume): Bullet[] => [...profilesOf(resume), ...unitsOf(resume)]);

/** The rectangles of the rows of a bullet or paragraph. */
export function rowRects(unit: Bullet): PageRect[] {
  return unit.rows.map(({ x0, y0, x1, y1, page }) => ({ x0, y0, x1, y1, page }));
}

/** Whether an entry has ended by the upload date. */
export function hasEnded({ date }: Entry, today: MonthDate): boolean {
  if (!date || date.present || !date.end) return false;
  return monthsOf(date.end, 12) <= monthsOf(today);
}

/** The end of a date range in months, for comparing; a range that is still open ends last. */
export function endOf(date: DateSpan): number {
  return date.present ? Number.POSITIVE_INFINITY : monthsOf(date.end ?? date.start ?? { year: 0 }, 12);
}

/** Shortens a text for a title or advice, at the end of a word. */
export function quote(text: string, most = 60): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) > 20 ? text.lastIndexOf(' ', most) : most)}…`;
}
