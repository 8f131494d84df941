import { hasSections, hasTitle, headerRects } from '../../model/header.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { isAcademicRecord, profilesOf, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';

/** Who worked for so many years can have gone many ways; the titles of a shorter way tell it at a glance. */
const leastYears = 12;
const leastJobs = 2;

/** A reader who is told at once what somebody is reads the rest as its proof. */
export const contentProfileMissing: Rule = {
  name: 'content-profile-missing',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 2, per: 'document' },
  about: {
    title: 'The top says who this is',
    finds: 'Neither a profile nor a headline with a profession above the jobs of twelve years or more.',
    why: 'Recruiters decide within seconds for which post a resume is; without a word on it they have to guess.',
  },

  *check(resume) {
    if (!isEnglish(resume) || !hasSections(resume) || resume.confidence < 0.9 || isAcademicRecord(resume)) return;
    const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.filter(({ title }) => title));
    if (jobs.length < leastJobs || resume.yearsOfExperience < leastYears) return;
    if (profilesOf(resume).length > 0 || hasTitle(resume, 'summary', 'objective') || hasHeadline(resume)) return;
    if (tellsItElsewhere(resume) || studiesNow(resume)) return;
    yield {
      title: 'Say at the top who you are',
      advice:
        'Nothing above your jobs names your profession. Put a line below your name: what you are, for how many years, and the post you want.',
      text: '',
      at: headerRects(resume),
    };
  },
};

/** Words of a profile that stands under another title, or of the post that somebody asks for. */
const ofProfile =
  /\b(?:years?|yrs?)\b.{0,40}\bexperience\b|\bexperience\b.{0,40}\b(?:years?|yrs?)\b|\bprofessional with\b|\b(?:post|position|job) applied\b|\bto (?:obtain|secure|apply my|utili[sz]e|work (?:in|with|for))\b/i;

function tellsItElsewhere({ sections, rows }: Resume): boolean {
  const work = sections.find(({ kind }) => kind === 'experience')?.heading;
  return rows.some(
    ({ page, y0, text }) => page === 0 && (work === undefined || work.page > 0 || y0 < work.y0) && ofProfile.test(text),
  );
}

/** Whether studies go on, which then say what somebody is. */
const studiesNow = (resume: Resume) =>
  sectionsOf(resume, 'education').some(
    ({ entries, rows }) =>
      entries.some(({ date }) => date?.present) || rows.some(({ text }) => /\bcandidate\b/i.test(text)),
  );

/** Whether a line above the first title names a profession, besides the name, which may do so too. */
function hasHeadline({ top, profile: { name } }: Resume): boolean {
  const own = new Set(name?.words);
  return top.some(({ segments }) =>
    segments.some(({ words }) => titleScoreOf(textOf(words.filter((word) => !own.has(word)))) >= 1),
  );
}
