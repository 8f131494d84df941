import { isArtist } from '../../model/artist.ts';
import { hasSections, hasTitle, headerRects } from '../../model/header.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { isPerformer, tellsCredits } from '../../model/performer.ts';
import { isAcademicRecord, sectionsOf } from '../../model/questions.ts';
import type { Resume, Section, SectionKind } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { bareTitle } from '../../model/titles/bare-title.ts';
import { skillsOfTrade, tradeOf } from '../../model/trades/trade.ts';
import { unreadOf } from '../../model/unread.ts';
import { isTraitLine } from '../../words/skills/soft-skills.ts';
import { degree } from '../../words/studies/degrees.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { contentSoftSkillList } from './content-soft-skill-list.ts';

const skillsLabel =
  /^(?:technical |core |key |computer )?(?:skills|tools|technologies|software|frameworks|programming|stack|systems|platforms|methods|equipment)\b[^:]{0,30}:/i;
/** Words that only a degree or a school year has, wherever they stand. */
const studied =
  /(?<![\p{L}.])(?:B\.? ?Tech|B\.? ?Com|B\.? ?Sc|M\.? ?Sc|B\.E\.|M\.?B\.?A|B\.?B\.?A|M\.?C\.?A|B\.?C\.?A|S\.?S\.?C|H\.?S\.?C|S\.?S\.?L\.?C|I\.?T\.?I|1[02]th (?:standard|class|passed|from|board|std)|10\+2|bachelors?|masters?(?= (?:of|in)\b)|graduat(?:ed|ion) (?:in|from|with)|diploma in|matriculation|higher secondary)(?![\p{L}])/iu;
/** Titles and labels under which skills stand, whatever else they say. */
const namesSkills =
  /\b(?:skills?|skill ?set|proficienc(?:y|ies)|proficient|competenc(?:y|ies|e)|expertise|computer (?:knowledge|literacy)|software (?:known|knowledge|skills|proficiency)|technical (?:knowledge|exposure)|technologies|knowledge of|familiar with|well versed)\b/i;
/** Where such words stand in sentences and names, and are no list that a reader finds. */
const ofText: SectionKind[] = ['summary', 'objective', 'experience', 'education', 'projects', 'publications'];
/** So few words may be a title that was read as a line. */
const titleWords = 4;
const isShort = (text: string) => text.split(' ').length <= 12;
const executive = /\b(?:chief|president|vp|director|partner|ceo|cfo|coo|cto|head of)\b/i;
const lighter = 0.4;
/** Titles of lists of character. */
const ofCharacter = /\b(?:strengths?|strong points?|qualit(?:y|ies)|attributes?|traits?|assets?)\b/i;
/** From so many traits on, a list is one of character. */
const traitShare = 0.6;
/** Space in points below a title; where the next title is nearer, nothing is between them. */
const mostRoom = 48;
/** Kinds of titles that may be the first label inside such a section rather than the title of the next. */
const labels = { skills: ['languages', 'coursework', 'interests', 'other'], education: ['coursework', 'other'] };
/** How somebody is reached. */
const reaches = /@|\d{4,}|linked ?in|git ?hub|https?:|www\./i;
/** So many short terms between commas are a list of skills, under any heading. */
const termsInList = 6;

/** Software and people look for sections named education and skills. */
export const contentSectionMissing: Rule = {
  name: 'content-section-missing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 5, max: 9, per: 'document' },
  about: {
    title: 'Education and skills are there',
    finds: 'No education or no skills section.',
    why: 'Readers expect both, and programs search in them.',
  },

  *check(resume) {
    // What is missing cannot be told where hardly anything was read.
    if (!isEnglish(resume) || !hasSections(resume) || unreadOf(resume.understanding) === 'whole') return;
    // Performers tell training, and what they can play.
    if (tellsCredits(resume)) return;
    if (!hasEducation(resume))
      yield missing(resume, 'Education', 'degree, school, place and year', resume.yearsOfExperience >= 10);
    if (!needsNoSkills(resume) && !hasSkills(resume)) {
      const leads = resume.sections
        .flatMap((section) => section.entries)
        .some((entry) => executive.test(entry.title?.text ?? ''));
      const light = resume.stage === 'senior' && leads;
      const character = resume.sections.find(
        (section) => (section.kind === 'skills' || ofCharacter.test(section.title)) && tellsCharacter(section),
      );
      // A note on the list of traits asks for tools instead.
      if (character && (namesTools(resume) || [...contentSoftSkillList.check(resume)].length > 0)) return;
      yield character
        ? onlyCharacter(character, resume)
        : missing(
            resume,
            'Skills',
            `${tradeOf(resume)?.skills ?? 'tools, methods and languages'}, in one or two lines`,
            light,
          );
    }
  },
};

/** So many rows of publications and talks, or a section of performances, tell what others tell as skills. */
const fewestWorks = 8;
const performances = /\b(?:performances?|orchestral?|ensembles?|concerts?|recitals?)\b/i;

const fewestOfLaw = 2;
/** Lawyers show bar, clerkships and writing, and list no skills. */
const ofLaw = /\b(?:bar admissions?|admitted to (?:the )?(?:\p{L}+ )?bar|J\.?D\.?,|juris doctor|law clerk)(?!\p{L})/iu;

/** Whether somebody is known by what was published, shown or performed, or pleads, so that no list of skills is missed. */
const needsNoSkills = (resume: Resume) =>
  isAcademicRecord(resume) ||
  isPerformer(resume) ||
  isArtist(resume) ||
  resume.rows.filter(({ text }) => ofLaw.test(text)).length >= fewestOfLaw ||
  sectionsOf(resume, 'publications').reduce((sum, { rows }) => sum + rows.length, 0) >= fewestWorks ||
  sectionsOf(resume, 'experience').some(({ title }) => performances.test(title));

function missing(resume: Resume, section: string, what: string, light: boolean): RuleFinding {
  return {
    ...(light ? { severity: 'minor', weight: lighter } : {}),
    title: `Add ${section === 'Education' ? 'an' : 'a'} ${section} section`,
    advice: `We could not find your ${section.toLowerCase()}. Add a short ${section} section: ${what}.`,
    text: '',
    at: headerRects(resume),
  };
}

/** A list of traits is none of skills, though its title is one. */
function onlyCharacter({ title, heading }: Section, resume: Resume): RuleFinding {
  return {
    severity: 'minor',
    weight: lighter,
    title: 'Add a Skills section',
    advice: `“${bareTitle(title)}” tells what you are like; a list of what you can use is missing. Add ${skillsOfTrade(resume)}.`,
    text: title,
    at: [heading],
  };
}

/** Tools and knowledge that stand under other titles: then a list is there, and only its title is not. */
const tools =
  /\b(?:softwares?|ms[- ]?(?:office|word|excel)|microsoft|auto ?cad|computers?|excel|tally|sap|c\+\+|java|photoshop|operating systems?|(?:basic|good|working|having|sound|technical) (?:knowledge|understanding))\b/i;
const namesTools = ({ rows, sections }: Resume) => {
  const wishes = new Set(sections.filter(({ kind }) => kind === 'objective').flatMap((one) => one.rows));
  return rows.some((row) => !wishes.has(row) && tools.test(row.text));
};

/** A title of studies that some put above what they can use rather than above a course. */
const ofTechnique = /\b(?:technical|computer|software|it|professional) qualifications?\b/i;
const isListOfSkills = ({ rows, entries }: Section) =>
  rows.length >= rowsOfTools &&
  !entries.some(({ title, organisation, date }) => title ?? organisation ?? date) &&
  rows.every(({ text }) => !degree.test(text) && !schoolCue.test(text));

/** So many rows that name tools are a list of skills, whatever its title says. */
const rowsOfTools = 2;
const listsTools = ({ rows }: Section) => rows.filter(({ text }) => tools.test(text)).length >= rowsOfTools;

/** Whether a section holds traits alone, or mostly; an empty one may hold what was not read. */
function tellsCharacter({ rows }: Section): boolean {
  const items = rows.flatMap(({ text }) => text.split(/[,;|•·]/)).map((item) => item.trim().replace(/[.]$/, ''));
  const named = items.filter((item) => item !== '');
  return named.length > 0 && named.filter(isTraitLine).length >= traitShare * named.length;
}

function hasEducation(resume: Resume): boolean {
  const own = sectionsOf(resume, 'education', 'coursework');
  if (own.length > 0 ? !areEmpty(own, resume) : hasTitle(resume, 'education', 'coursework')) return true;
  const work = new Set(
    sectionsOf(resume, 'experience', 'volunteering', 'projects', 'teaching').flatMap((section) => section.rows),
  );
  // "Diploma engineer looks for work" names a degree, and neither school nor year.
  const about = new Set(sectionsOf(resume, 'summary', 'objective').flatMap(({ rows }) => rows));
  return resume.rows.some((row) => {
    if (about.has(row) && !(schoolCue.test(row.text) || /\b(?:19|20)\d\d\b/.test(row.text))) return false;
    return (!work.has(row) && degree.test(row.text)) || studied.test(row.text);
  });
}

/** What a list of skills inside a profile follows: “Expertise in the following areas,”. */
const opensList = /\b(?:skills?|skilled|proficien\w*|competen\w*|expertise|knowledge)\b.*[:,]\s*$/i;

function hasSkills(resume: Resume): boolean {
  if (resume.sections.some(({ title, rows }) => /^\W*technical\W*$/i.test(title) && rows.length > 0)) return true;
  const about = sectionsOf(resume, 'summary', 'objective').flatMap(({ rows }) => rows);
  if (about.some(({ text }, i) => opensList.test(text) && about[i + 1]?.mark)) return true;
  const own = sectionsOf(resume, 'skills').filter((section) => !tellsCharacter(section));
  const isNamed = hasTitle(resume, 'skills') && !sectionsOf(resume, 'skills').some(tellsCharacter);
  if (own.length > 0 ? !areEmpty(own, resume) : isNamed) return true;
  const courses = sectionsOf(resume, 'certifications').some(listsTools);
  if (sectionsOf(resume, 'education').some((one) => ofTechnique.test(one.title) && isListOfSkills(one))) return true;
  if (courses || sectionsOf(resume, 'other').some((one) => isTermList(one) || listsTools(one))) return true;
  const character = sectionsOf(resume, 'skills').filter(tellsCharacter);
  // A line of addresses and numbers above the first title is no list of skills.
  const contact = resume.top.filter(({ text }) => reaches.test(text));
  const told = new Set([...contact, ...[...sectionsOf(resume, ...ofText), ...character].flatMap(({ rows }) => rows)]);
  return resume.rows.some(
    (row) =>
      skillsLabel.test(row.text) ||
      (row.words.length <= titleWords && namesSkills.test(row.text)) ||
      (!told.has(row) && ((isShort(row.text) && namesSkills.test(row.text)) || (!row.mark && isList(row.text)))),
  );
}

/**
 * Whether sections contain nothing but their titles. Only certain in a simple layout: one column, no other section
 * without text, and no space below the title for a picture of its content.
 */
function areEmpty(own: Section[], { sections, pages }: Resume): boolean {
  if (own.length === 0 || own.some(({ rows }) => rows.length > 0) || pages.some((page) => page.columns)) return false;
  if (sections.some((section) => section.rows.length === 0 && !own.includes(section))) return false;
  return own.every((section) => {
    const next = sections[sections.indexOf(section) + 1];
    if (next && labels[section.kind === 'skills' ? 'skills' : 'education'].includes(next.kind)) return false;
    if (next) return next.page === section.page && next.heading.y0 - section.heading.y1 < mostRoom;
    const shapes = pages[section.page]?.shapes ?? [];
    return !shapes.some(({ y0, y1, x0, x1 }) => y0 > section.heading.y1 && y1 - y0 > 4 && x1 - x0 > 4);
  });
}

function isList(text: string): boolean {
  const terms = text.split(/[,;•|·]/).map((term) => term.trim());
  return terms.length >= termsInList && terms.every((term) => term.split(' ').length <= 3);
}

/**
 * Whether a section is a list of short terms without dates under an unusual heading: "Infrastructure", "Operations".
 */
function isTermList({ rows }: Section): boolean {
  return rows.length >= 2 && rows.every(({ words, text }) => words.length <= 5 && !/\d{4}|[.]$/.test(text));
}
