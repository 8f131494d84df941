import { hasSections, hasTitle, headerRects } from '../../model/header.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { isListOfCredits } from '../../model/performer.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { datesIn } from '../../model/text/dates.ts';
import { bareTitle } from '../../model/titles/bare-title.ts';
import { unreadOf } from '../../model/unread.ts';

/** Factor for students with projects and for uncertain readings. */
const lighter = 0.3;

/** Jobs that are told in a sentence or in rows of labels, which reading may not take for entries. */
const tellsOfWork =
  /\b(?:work(?:ed|ing|s)|employed|serv(?:ed|ing)|joined|intern(?:ed|ship)?|train(?:ed|ing)|experience|trainee) (?:as|at|with|in|for|of|under)\b|\b(?:designation|employer|(?:company|organi[sz]ation)(?: name)?|job (?:title|profile|description)|position|duration|responsibilit(?:y|ies))\s*[:–-]|\byears? (?:of )?(?:\p{L}+ ){0,3}experience\b/iu;

const claim = /\bexperience (?:in|with)\b/gi;

/** What the person did, for whom and when is the most read part of a resume. */
export const contentExperienceMissing: Rule = {
  name: 'content-experience-missing',
  group: 'content',
  severity: 'critical',
  cost: { kind: 'presence', weight: 25 },
  grave: 11,
  about: {
    title: 'There is an experience section',
    finds: 'No section that tells what you did. Students may have projects instead.',
    why: 'It is the part readers look at longest: latest titles, employers and dates.',
  },

  *check(resume) {
    if (sectionsOf(resume, 'experience', 'research', 'teaching').length > 0 || !isEnglish(resume)) return;
    if (hasTitle(resume, 'experience', 'research', 'teaching') || unreadOf(resume.understanding) === 'whole') return;
    if (!hasSections(resume) || datedElsewhere(resume) >= 2 || isListOfCredits(resume)) return;
    // "Experience in Java" is a claim where it stands in a list of skills.
    const claims = new Set(sectionsOf(resume, 'skills').flatMap(({ rows }) => rows));
    const told = resume.rows.map((row) => (claims.has(row) ? row.text.replace(claim, ' ') : row.text));
    if (told.some((text) => tellsOfWork.test(text))) return;
    const other = sectionsOf(resume, 'projects', 'volunteering', 'activities', 'coursework').length > 0;
    if (other && resume.stage === 'student') return;
    const light = other || resume.confidence < 0.7;
    yield {
      title: 'Add an Experience section',
      advice: adviceFor(resume),
      text: '',
      at: headerRects(resume),
      ...(light ? { severity: 'major', weight: lighter, grave: 0 } : {}),
    };
  },
};

/** Sections of what was learnt in a firm, and a row that says that there was no work yet. */
const namesTraining = /\b(?:trainings?|internships?|apprenticeship|industrial exposure|placements?)\b/i;
const saysNone = /\bexperience\W+(?:as )?(?:an? )?(?:fresher|nil|none)\b/i;
/** A quoted title is no longer, in letters. */
const mostQuoted = 40;

function adviceFor(resume: Resume): string {
  const training = resume.sections.find(({ title, rows }) => namesTraining.test(title) && rows.length > 0);
  const none = resume.rows.find(({ text }) => saysNone.test(text) && text.length <= mostQuoted);
  if (training && training.title.length <= mostQuoted)
    return `We could not find any work but what stands under “${bareTitle(training.title)}”. Training in a firm counts: tell it under a heading such as Experience, with the firm, place and dates and two or three lines on what you did there. Jobs beside your studies and voluntary work count as well.`;
  if (none)
    return `“${bareTitle(none.text)}” tells a reader only what is missing. Use its place for internships, training, jobs beside your studies or voluntary work, with title, organisation, place and dates, or for two or three projects; without any, leave the line out.`;
  return isNewToWork(resume)
    ? 'We could not find any work. Internships, training, jobs beside your studies and voluntary work count: list them under a heading such as Experience, with title, organisation, place and dates.'
    : 'We could not find your experience. Add a heading such as Experience and list your roles with title, organisation, place and dates; without any, add two or three projects with what you made and what came of it.';
}

/** Date ranges where none are expected: roles whose heading was not recognised. */
function datedElsewhere({ top, sections }: Resume): number {
  const plain = sections.filter(({ kind }) =>
    [
      'other',
      'summary',
      'objective',
      'skills',
      'contact',
      'personal',
      'declaration',
      'languages',
      'awards',
      'interests',
    ].includes(kind),
  );
  const rows = [...top, ...plain.flatMap((section) => section.rows)];
  return rows.filter(({ words }) => datesIn(words).some(({ isRange }) => isRange)).length;
}
