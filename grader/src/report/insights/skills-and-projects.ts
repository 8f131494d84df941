import type { ReportDocument } from '@redmark/rubric';
import { skillTermsOf } from '../../model/language/skill-terms.ts';
import { linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume } from '../../model/resume.ts';
import { wordsIn } from '../../model/told-thinly.ts';
import { toolsIn } from './named-tools.ts';

/** From so many projects on, the weak ones hide the strong ones. */
const manyProjects = 5;
const fewestTools = 2;
/** So few terms tell no range of tools; readers of technical resumes expect three times as many. */
const fewTerms = 3;
/** Below this share of the words a part of the list may not have been read. */
const mostlyRead = 0.9;
const technicalStudies =
  /\b(?:engineering|b\.? ?tech|m\.? ?tech|computer science|computing|software|informatics|informatique|informática|informatik|information (?:technology|systems)|b\.?c\.?a|m\.?c\.?a|data science|electronics|mechatronics|cyber ?security)\b/iu;

/** Too many projects, and too few skills, for what the resume is about. It changes no grade. */
export function skillsAndProjects(resume: Resume): ReportDocument['insights'] {
  if (resume.isAcademic) return [];
  return [...tooManyProjects(resume), ...tooFewSkills(resume), ...plannedCertificates(resume)];
}

const wordsOf = (entries: readonly Entry[]) => entries.reduce((sum, entry) => sum + wordsIn(entry), 0);

/** Titles under which other things stand beside projects. */
const ofSpareTime = /extra-?curricular|volunt|activit|leadership|communit/i;

function tooManyProjects(resume: Resume): ReportDocument['insights'] {
  const projects = sectionsOf(resume, 'projects').flatMap(({ title, entries }) =>
    // A post among them is none, and a bare name takes no room.
    (ofSpareTime.test(title) ? [] : entries).filter(
      (one) =>
        one.header.length > 0 && linesOf(one).length > 0 && !(one.title && one.organisation && one.date?.isRange),
    ),
  );
  const hasWork = sectionsOf(resume, 'experience').some(({ entries }) =>
    entries.some(({ title, date }) => title && date),
  );
  // Projects of a client or a site are the work itself; programs are made beside it.
  const tools = new Set(
    projects.flatMap((one) => [...one.header, ...linesOf(one)]).flatMap(({ text }) => toolsIn(text)),
  );
  if (projects.length < manyProjects || !hasWork || tools.size < fewestTools) return [];
  // Projects of a line each below jobs that are told at length take no room from them.
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  if (wordsOf(projects) < wordsOf(jobs)) return [];
  return [
    {
      title: 'Keep your best three projects',
      text: `${projects.length} projects take the room of your work, and the weaker ones hide the best. Keep the three that are nearest to the post you want, and tell each with its problem, your part and the result. This does not affect your grade.`,
    },
  ];
}

function tooFewSkills(resume: Resume): ReportDocument['insights'] {
  const lists = sectionsOf(resume, 'skills').filter(({ rows }) => rows.length > 0);
  const studies = sectionsOf(resume, 'education').flatMap(({ rows }) => rows);
  if (lists.length === 0 || resume.understanding.share < mostlyRead) return [];
  const terms = skillTermsOf(resume).length;
  // Where only traits stand, a note asks for tools instead.
  if (terms === 0 || terms > fewTerms || !studies.some(({ text }) => technicalStudies.test(text))) return [];
  if (lists.some(({ rows }) => rows.reduce((sum, { words }) => sum + words.length, 0) > 5 * fewTerms)) return [];
  return [
    {
      title: 'Name more of what you can use',
      text: 'Your list of skills is short for a technical resume. Group what you could speak about: programs and languages, tools and machines, methods, and the systems you have worked with. This does not affect your grade.',
    },
  ];
}

/** Longer lines tell what was done. */
const mostWords = 14;

/** What is planned stands among what was reached, where a reader takes it for a claim. */
function plannedCertificates(resume: Resume): ReportDocument['insights'] {
  const planned = sectionsOf(resume, 'certifications')
    .flatMap(({ rows }) => rows)
    .find(
      ({ text }) =>
        /\b(?:planned|upcoming|preparation|preparing|self-study|(?<!work )in progress)\b/i.test(text) &&
        text.split(' ').length <= mostWords,
    );
  if (!planned) return [];
  return [
    {
      title: 'List only certificates that you hold',
      text: `“${quote(planned.text)}” is not one yet. Name the date of the exam, or move it to what you are learning, so that nobody takes it for a claim. This does not affect your grade.`,
    },
  ];
}
