import type { ReportDocument } from '@redmark/rubric';
import { isEnglish } from '../../model/language/is-english.ts';
import { profilesOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';

/** Years that a profile may round up or count from studies on. */
const tolerance = 2;
/** Below this share of what tells work and studies, jobs may stand in what was not read. */
const mostlyRead = 0.9;
/** Years that are told in a word. */
const inWords = new Map(
  Object.entries({
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  }),
);
const claim =
  /\b(\d{1,2}|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)(?:\.\d)?\s?\+?\s?(?:years?|yrs?)\b(?:[’']s?)?(?: of)?(?: \p{L}+){0,3} experience\b|\bexperience of (?:over |more than )?(\d{1,2})\+? years\b/iu;

/** What readers stumble over in a profile. It changes no grade. */
export function profileInsights(resume: Resume): ReportDocument['insights'] {
  if (!isEnglish(resume) || resume.isAcademic) return [];
  const text = profilesOf(resume)
    .map((profile) => profile.text)
    .join(' ');
  return [...otherPerson(text, resume), ...claimedYears(text, resume)];
}

/** A profile that speaks of its author as of somebody else. */
function otherPerson(text: string, { profile: { name } }: Resume): ReportDocument['insights'] {
  const first = name?.text.split(/\s+/)[0] ?? '';
  const isNamed =
    /^\p{L}{3,}$/u.test(first) &&
    new RegExp(
      `(?<!\\p{L})${first} (?:is|has|was|works|brings|holds|enjoys|specializes|specialises)(?!\\p{L})`,
      'iu',
    ).test(text);
  if (!isNamed && !/(?:^|[.!] )(?:He|She) (?:is|has|was|works|brings|holds|enjoys)\b/.test(text)) return [];
  return [
    {
      title: 'Write your profile without “he”, “she” or your name',
      text: 'It speaks of you as of somebody else. Begin with your profession instead: what you are, for how long, and what you want next. This does not affect your grade.',
    },
  ];
}

/** Years that the profile claims and the dated jobs do not make. */
function claimedYears(text: string, resume: Resume): ReportDocument['insights'] {
  const [, before, after] = claim.exec(text) ?? [];
  const printed = before ?? after ?? '0';
  const claimed = inWords.get(printed.toLowerCase()) ?? Number(printed);
  const jobs = resume.sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const isRead =
    resume.understanding.career >= mostlyRead && jobs.length > 0 && jobs.every(({ date }) => date?.isRange);
  const told = resume.yearsOfExperience;
  if (!isRead || claimed < told + tolerance) return [];
  return [
    {
      title: 'Let your years agree',
      text: `Your profile claims ${printed} years of experience, and your dated jobs make about ${Math.max(1, Math.round(told))}. Add the jobs that lack, or correct the number: readers count. This does not affect your grade.`,
    },
  ];
}
