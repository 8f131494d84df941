import { hasSections, hasTitle, headerAt } from '../../model/header.ts';
import { isEnglish } from '../../model/language.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Resume, Section } from '../../model/resume.ts';
import type { Finding, Rule } from '../../model/rule.ts';
import { degree } from '../../words/degrees.ts';

const skillsLabel =
  /^(?:technical |core |key |computer )?(?:skills|tools|technologies|software|frameworks|programming|stack|systems|platforms|methods|equipment)\b[^:]{0,30}:/i;
const executive = /\b(?:chief|president|vp|director|partner|ceo|cfo|coo|cto|head of)\b/i;
const lighter = 0.4;
/** So many short terms between commas are a list of skills, whatever the heading. */
const termsInList = 6;

/** Software and people look for education and skills by name. */
export const contentSectionMissing: Rule = {
  name: 'content-section-missing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 5, max: 9, per: 'document' },

  *check(resume) {
    if (!isEnglish(resume) || !hasSections(resume)) return;
    if (!hasEducation(resume))
      yield missing(resume, 'Education', 'degree, school, place and year', resume.yearsOfExperience >= 10);
    if (!hasSkills(resume)) {
      const leads = resume.sections
        .flatMap((section) => section.entries)
        .some((entry) => executive.test(entry.title?.text ?? ''));
      const light = resume.isAcademic || (resume.stage === 'senior' && leads);
      yield missing(resume, 'Skills', 'tools, methods and languages in one or two lines', light);
    }
  },
};

function missing(resume: Resume, section: string, what: string, light: boolean): Finding {
  return {
    ...(light ? { severity: 'minor', weight: lighter } : {}),
    title: `Add ${section === 'Education' ? 'an' : 'a'} ${section} section`,
    advice: `We could not find your ${section.toLowerCase()}. Add a short ${section} section: ${what}.`,
    text: '',
    at: headerAt(resume),
  };
}

function hasEducation(resume: Resume): boolean {
  if (sectionsOf(resume, 'education', 'coursework').length > 0 || hasTitle(resume, 'education', 'coursework'))
    return true;
  const work = new Set(
    sectionsOf(resume, 'experience', 'volunteering', 'projects', 'teaching').flatMap((section) => section.rows),
  );
  return resume.rows.some((row) => !work.has(row) && degree.test(row.text));
}

function hasSkills(resume: Resume): boolean {
  if (sectionsOf(resume, 'skills').length > 0 || hasTitle(resume, 'skills')) return true;
  if (sectionsOf(resume, 'other').some(isTermList)) return true;
  return resume.rows.some(({ text, mark }) => skillsLabel.test(text) || (!mark && isList(text)));
}

function isList(text: string): boolean {
  const terms = text.split(/[,;•|·]/).map((term) => term.trim());
  return terms.length >= termsInList && terms.every((term) => term.split(' ').length <= 3);
}

/** A section of short entries without dates under a heading of its own: "Infrastructure", "Operations". */
function isTermList({ rows }: Section): boolean {
  return rows.length >= 2 && rows.every(({ words, text }) => words.length <= 5 && !/\d{4}|[.]$/.test(text));
}
