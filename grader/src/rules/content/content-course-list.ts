import { rectOf } from '../../model/header.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** So many courses nobody reads beside work; about five tell what a post asks for. */
const many = 12;
/** More words tell what a course was about, or something else. */
const wordsOfCourse = 8;
const mostlyRead = 0.8;
const shown = 6;
/** What stands before a list of courses under a degree. */
const label = /^.{0,30}?\b(?:course ?work|courses|modules)\b[^:]{0,20}:/i;

/** Whoever names every course shows none; the few that a post asks for are found at once. */
export const contentCourseList: Rule = {
  name: 'content-course-list',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Courses are a choice',
    finds: 'Twelve courses or more listed beside work or projects.',
    why: 'A long list takes the room of what was done with it, and its best entries are not seen.',
  },

  *check(resume) {
    if (resume.understanding.career < mostlyRead) return;
    const work = sectionsOf(resume, 'experience', 'projects', 'research', 'teaching');
    const hasWork = work.some(({ entries }) => entries.some(({ title, organisation }) => title ?? organisation));
    const found = listsOf(resume).find(({ courses }) => courses >= many);
    const [first] = found?.rows ?? [];
    if (!hasWork || !found || !first) return;
    yield {
      title: 'Keep the courses that count',
      advice: `A list of ${found.courses} courses or so takes the room of your work, and nobody reads it to the end. Keep the four or five that the post you want asks for, in one line below the degree.`,
      text: quote(first.text, 60),
      at: found.rows.slice(0, shown).map(rectOf),
    };
  },
};

type List = { rows: readonly Row[]; courses: number };

/** Sections of courses, and lists behind a label among the studies. */
function listsOf(resume: Resume): List[] {
  const sections = sectionsOf(resume, 'coursework').map(({ rows }) => ({ rows, courses: coursesIn(rows) }));
  const labelled = sectionsOf(resume, 'education').flatMap(({ rows }) =>
    rows.flatMap((row, at) => {
      if (!label.test(row.text)) return [];
      const rest = rows.slice(at + 1);
      const end = rest.findIndex(({ text, mark }) => mark || /:|(?:19|20)\d\d/.test(text));
      const own = [row, ...rest.slice(0, end < 0 ? rest.length : end)];
      return [{ rows: own, courses: coursesIn(own) }];
    }),
  );
  return [...sections, ...labelled];
}

/** How many short terms stand between commas, signs and line ends. A term that a line end breaks is counted twice at most. */
const coursesIn = (rows: readonly Row[]): number =>
  rows
    // A comma in brackets is a part of a name.
    .flatMap(({ text }) =>
      text
        .replace(label, '')
        .replace(/\([^()]*\)/g, '')
        .split(/[,;•|·]/),
    )
    .filter((term) => /\p{L}{3}/u.test(term) && term.trim().split(/\s+/).length <= wordsOfCourse).length;
