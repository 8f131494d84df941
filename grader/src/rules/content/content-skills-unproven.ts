import { isWrittenOut } from '../../model/language/impact.ts';
import { rowsOfTerms, type SkillTerm, skillTermsOf, skillWordsOf } from '../../model/language/skill-terms.ts';
import { quote, sectionsOf, unitsOf, workEntriesOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Skills that stand in no other line: from the first number on it is a note, from the second on it costs all. */
const unseen = { some: 12, many: 24 };
/** Share of the skills that must be among them: who shows most of a very long list has proof enough. */
const unseenShare = 0.65;
/** A list of more is a heap of words, proven or not; up to it some of them may be halves of one that a line end breaks. */
const heap = { some: 45, many: 65 };
const max = 3;
/** The first unproven skills cost so much. */
const least = 1;
/** Who tells less has more urgent things to do. */
const fewestLines = 3;
const mostTermWords = 4;
const named = 3;
const shown = 12;
/** Below this share of what tells work and studies, the proof may stand in what was not read. */
const mostlyRead = 0.7;

/** A list of skills is a claim; a line that shows the skill at work is its proof. */
export const contentSkillsUnproven: Rule = {
  name: 'content-skills-unproven',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 1.5 * max },
  about: {
    title: 'Skills are shown at work',
    finds: 'Twelve skills or more that are named in no line about work, projects or studies, and lists of 45 or more.',
    why: 'Readers believe what they see used, and skip long lists.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.understanding.career < mostlyRead || unitsOf(resume).length < fewestLines) return;
    if (listsDuties(resume) || holdsPersonalDetails(resume)) return;
    const isBeginner = resume.stage === 'student';
    // Lines of several words tell duties, whatever their title says.
    const terms = skillTermsOf(resume).filter(({ text }) => text.split(' ').length <= mostTermWords);
    // Letters that were read wrong are found in no other line.
    if (terms.filter(({ text }) => strangeSign.test(text)).length > strangeShare * terms.length) return;
    const used = wordsUsed(resume);
    const unproven = terms.filter(({ text }) => !skillWordsOf(text).some((word) => used.has(word)));
    if (!isBeginner && unproven.length >= unseen.some && unproven.length >= unseenShare * terms.length) {
      const sure = unproven.filter(({ text }) => !label.test(text));
      const examples = sure.slice(0, named).map(({ text }) => `“${quote(text, 30)}”`);
      yield {
        title: 'Show your skills at work',
        advice: `Most of your skills stand in no other line, such as ${examples.join(', ')}. Name the important ones where you used them, and drop those you could not speak about.`,
        text: sure[0]?.text ?? '',
        at: rowsOf(unproven),
        loss: lossFor(unproven.length, unseen),
      };
    } else if (terms.length >= heap.some)
      yield {
        title: 'Shorten the list of skills',
        advice: `${terms.length} skills are more than anybody reads. Keep the ten to twenty that the job asks for, in groups with a label.`,
        text: terms[0]?.text ?? '',
        at: rowsOf(terms),
        loss: lossFor(terms.length, heap),
      };
  },
};

/** What no skill begins with, and no usual list sign either: the font of the list tells other letters than it shows. */
const strangeSign = /^[^\p{L}\p{N}\s.#@+*>"'“‘(&•·–—-]/u;
const strangeShare = 0.3;

/** From this share on, the lines under skills tell duties, and what stands between their commas is no skill. */
const dutyShare = 0.4;

function listsDuties(resume: Resume): boolean {
  const lines = sectionsOf(resume, 'skills').flatMap(({ bullets }) => bullets);
  return lines.length > 0 && lines.filter(isWrittenOut).length >= dutyShare * lines.length;
}

/** Whether personal details stand among the skills: two columns were read as one, and what is a skill is not known. */
const holdsPersonalDetails = (resume: Resume) =>
  sectionsOf(resume, 'skills')
    .flatMap(({ rows }) => rows)
    .some(({ text }) => /(?:passport ?no|marital ?status|date of birth|nationality|hobbies)\s*[.:-]/i.test(text));

/** What heads a row of skills, and what numbers something, is none. */
const label =
  /^(?:(?:programming |scripting )?languages?|tools?|frameworks?|databases?|technolog(?:y|ies)|softwares?|platforms?|(?:operating )?systems?|others?|skills?|packages?)$|\d{4}/i;

const rowsOf = (terms: readonly SkillTerm[]) => rowsOfTerms(terms).slice(0, shown);

const lossFor = (count: number, { some, many }: { some: number; many: number }) =>
  least + (max - least) * Math.min(1, (count - some) / (many - some));

/** All words of what tells work, studies and the person, as `skillWordsOf` gives them. */
function wordsUsed(resume: Resume): ReadonlySet<string> {
  const told = resume.sections.filter(({ kind }) => kind !== 'skills').flatMap(({ rows }) => rows);
  const headers = workEntriesOf(resume).flatMap(({ header }) => header);
  return new Set([...told, ...headers, ...resume.top].flatMap(({ text }) => skillWordsOf(text)));
}
