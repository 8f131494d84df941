import type { Locale, MonthDate, Profile, Row, Section, Stage } from '../../model/resume.ts';
import { findDates, monthsOf } from '../../model/text/dates.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { continent } from '../../words/places/continent.ts';

/** Years that studies under way may still take. */
const longestStudies = 6;

type Today = MonthDate & { month: number };

/** Years covered by dated experience: the union of its ranges; volunteering counts half. */
export function yearsOfExperience(sections: Section[], today: Today): number {
  const now = monthsOf(today);
  const covered = new Map<number, number>();
  for (const section of sections) {
    // Posts in clubs are no years of work.
    if (!['experience', 'volunteering'].includes(section.kind) || kindOfTitle(section.title) === 'activities') continue;
    const weight = section.kind === 'volunteering' || /intern/i.test(section.title) ? 0.5 : 1;
    for (const { date } of section.entries) {
      if (!date?.start) continue;
      const end = date.present ? now : date.end ? monthsOf(date.end, date.start.month ?? 12) : monthsOf(date.start, 12);
      for (let month = monthsOf(date.start); month <= Math.min(end, now); month++)
        covered.set(month, Math.max(weight, covered.get(month) ?? 0));
    }
  }
  let months = 0;
  for (const weight of covered.values()) months += weight;
  return Math.round((months / 12) * 10) / 10;
}

const beginner =
  /\b(?:fresher|recent graduate|fresh graduate|final[- ]year student|(?:currently|presently) (?:pursuing|studying)|no (?:work )?experience yet|first job|entry[- ]level position)\b/i;

/** The career stage, by education, years of experience and what a beginner says. */
export function stageOf(sections: Section[], years: number, today: Today, text: string): Stage {
  const lately = lastStudies(sections, today) >= monthsOf(today) - 12;
  const noJob = years === 0 && !sections.some(({ kind, rows }) => kind === 'experience' && rows.some(tellsTime));
  if ((lately && years < 2) || (noJob && beginner.test(text))) return 'student';
  if (years < 4) return 'early';
  return years < 10 ? 'mid' : 'senior';
}

const tellsTime = ({ text }: Row) => findDates(text).some(({ isRange }) => isRange);

/** The month in which the last studies ended or will end; where no study was read, that of the last year named. */
function lastStudies(sections: Section[], today: Today): number {
  const studies = sections.filter((section) => section.kind === 'education');
  const ends = studies
    .flatMap((section) => section.entries)
    .map(({ date }) => (date?.present ? monthsOf(today) + 1 : date?.end ? monthsOf(date.end, 6) : undefined))
    .filter((end) => end !== undefined);
  const years = studies
    .flatMap(({ rows }) => rows)
    .flatMap(({ text }) => text.match(/(?<![\d/.-])20\d\d(?![\d/])/g) ?? [])
    .map(Number)
    .filter((year) => year <= today.year + longestStudies);
  const last = years.map((year) => monthsOf({ year }, 6));
  return Math.max(0, ...(ends.length > 0 ? ends : last));
}

/** The ends of addresses and sites there; those that other sites like to use are left out. */
const continentalDomain = /\.(?:at|be|bg|ch|cz|de|dk|es|fi|fr|gr|hu|lt|lu|nl|no|pl|pt|ro|se|sk)$/;
const continental =
  /\b(?:nationality|citizenship)\W+(?:Austrian|Belgian|Bulgarian|Croatian|Czech|Danish|Dutch|Finnish|French|German|Greek|Hungarian|Italian|Norwegian|Polish|Portuguese|Romanian|Slovak|Spanish|Swedish|Swiss)\b/i;
/** A site with such an end that is used everywhere, and the pages of a country on one that is. */
const everywhere = /(?:^|\.)youtu\.be$/;
const continentalPages = /^(?:at|be|ch|cz|de|dk|es|fi|fr|gr|hu|it|nl|no|pl|pt|ro|se)\.linkedin\.com$/;
/** Somebody with more links than this links to others, wherever they are. */
const ownLinks = 5;

/** Whether an e-mail address or a site of the person ends as those of the continent do. */
function isContinental({ email, links }: Profile): boolean {
  const sites = links.length <= ownLinks ? links.map(({ url }) => /^(?:https?:\/\/)?([^/:?#\s]+)/i.exec(url)?.[1]) : [];
  return [email?.text.split('@')[1], ...sites]
    .map((host) => host?.toLowerCase() ?? '')
    .some((host) => (continentalDomain.test(host) && !everywhere.test(host)) || continentalPages.test(host));
}

/** The region the resume is from, by what is printed on it. Ties go to the US, and last to other countries. */
export function localeOf(
  text: string,
  profile: Profile,
  { paperHeight, isEnglish }: { paperHeight: number; isEnglish: boolean },
): Locale {
  const phone = profile.phone?.text ?? '';
  const location = profile.location?.text ?? '';
  let uk = 0;
  let eu = 0;
  let us = 0;
  let other = 0;
  if (!isEnglish) eu += 1;
  // Swiss and French numbers begin so, too, and are shorter.
  if (/^(?:\+44|0044)|^0[127]\d{9}$/.test(phone.replace(/[^+\d]/g, ''))) uk += 3;
  if (/^(?:\+1|\([2-9]\d{2}\)|[2-9]\d{2}[-. ])/.test(phone)) us += 3;
  if (/^(?:\+|00)(?:3\d|4[0135-9])/.test(phone.replace(/[\s()]/g, ''))) eu += 3;
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(text)) uk += 2;
  if (/,\s*[A-Z]{2}(?:\s+\d{5})?$/.test(location)) us += 2;
  if (/\b(?:UK|United Kingdom|England|Scotland|Wales|London)\b/.test(location)) uk += 2;
  if (continent.test(location)) eu += 2;
  if (isContinental(profile)) eu += 2;
  if (continental.test(text)) eu += 2;
  if (
    /\b\w+(?:ised|ising|isation|our)\b/.test(text) &&
    /\b(?:organised|colour|programme|centre|labour|specialised)\b/i.test(text)
  )
    uk += 1;
  if (/\bGPA\b/.test(text)) us += 1;
  if (/\b2:[12]\b|\bGCSEs?\b|\bA-levels?\b/i.test(text)) uk += 2;
  if (Math.abs(paperHeight - 842) < 4) uk += 0.5;
  if (/^\(?(?:\+|00)\)?\s?\(?(?:2|5|6|7|8|9)\d/.test(phone)) other += 3;
  if (/^0\d{9}$/.test(phone.replace(/\D/g, ''))) other += 1;
  if (/^[6-9]\d{9}$/.test(phone.replace(/[\s-]/g, ''))) other += 2;
  if (/\b(?:B\.? ?Tech|B\.? ?Com|H\.?S\.?C|S\.?S\.?L?\.?C|CBSE|ICSE|12th|intermediate)\b/i.test(text)) other += 1.5;
  if (/\b(?:father['’]?s name|passport (?:no|number|details)|marital status)\b/i.test(text)) other += 1;
  if (
    /\b(?:India|UAE|United Arab Emirates|Dubai|Qatar|Saudi Arabia|Oman|Kuwait|Pakistan|Bangladesh|Nepal|Sri Lanka|Philippines|Kenya|Nigeria|Egypt|China|Malaysia|Singapore)\b/.test(
      location,
    )
  )
    other += 2;
  if (other > us && other > uk && other > eu) return 'other';
  if (uk > us && uk >= eu) return 'UK';
  return eu > us ? 'EU' : 'US';
}
