import type { Locale, MonthDate, Profile, Section, Stage } from '../model/resume.ts';
import { monthsOf } from '../model/text/dates.ts';

type Today = MonthDate & { month: number };

/** Years covered by dated experience: the union of its ranges; volunteering counts half. */
export function yearsOfExperience(sections: Section[], today: Today): number {
  const now = monthsOf(today);
  const covered = new Map<number, number>();
  for (const section of sections) {
    if (!['experience', 'volunteering'].includes(section.kind)) continue;
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

/** The career stage, by education and years of experience. */
export function stageOf(sections: Section[], years: number, today: Today): Stage {
  const ends = sections
    .filter((section) => section.kind === 'education')
    .flatMap((section) => section.entries)
    .map(({ date }) => (date?.present ? monthsOf(today) + 1 : date?.end ? monthsOf(date.end, 6) : undefined))
    .filter((end) => end !== undefined);
  const lately = ends.length > 0 && Math.max(...ends) >= monthsOf(today) - 12;
  if (lately && years < 2) return 'student';
  if (years < 4) return 'early';
  return years < 10 ? 'mid' : 'senior';
}

/** The region the resume is from, by what is printed on it. Ties go to the US. */
export function localeOf(text: string, profile: Profile, paperHeight: number): Locale {
  const phone = profile.phone?.text ?? '';
  const location = profile.location?.text ?? '';
  let uk = 0;
  let eu = 0;
  let us = 0;
  if (/^(?:\+44|0044|07\d|02\d|01\d)/.test(phone.replace(/[\s()]/g, ''))) uk += 3;
  if (/^(?:\+1|\(\d{3}\)|\d{3}[-. ])/.test(phone)) us += 3;
  if (/^(?:\+|00)(?:3\d|4[0135-9])/.test(phone.replace(/\s/g, ''))) eu += 3;
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(text)) uk += 2;
  if (/,\s*[A-Z]{2}(?:\s+\d{5})?$/.test(location)) us += 2;
  if (/\b(?:UK|United Kingdom|England|Scotland|Wales|London)\b/.test(location)) uk += 2;
  if (/\b(?:Germany|France|Spain|Italy|Austria|Netherlands|Poland|Portugal|Sweden|Belgium)\b/.test(location)) eu += 2;
  if (
    /\b\w+(?:ised|ising|isation|our)\b/.test(text) &&
    /\b(?:organised|colour|programme|centre|labour|specialised)\b/i.test(text)
  )
    uk += 1;
  if (/\bGPA\b/.test(text)) us += 1;
  if (/\b2:[12]\b|\bGCSEs?\b|\bA-levels?\b/i.test(text)) uk += 2;
  if (Math.abs(paperHeight - 842) < 4) uk += 0.5;
  if (uk > us && uk >= eu) return 'UK';
  return eu > us ? 'EU' : 'US';
}

/** An academic's long vitae, to which the rules for length and verbs do not apply. */
export function isAcademicVitae(pages: number, sections: Section[], text: string): boolean {
  if (pages < 3) return false;
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const signs = [
    sections.filter((section) => section.kind === 'publications').flatMap((section) => section.rows).length >= 4,
    has('teaching'),
    /\b(?:grants?|funding)\b/i.test(sections.map((section) => section.title).join(' ')),
    /curriculum vitae/i.test(text),
  ];
  return signs.filter(Boolean).length >= 2;
}
