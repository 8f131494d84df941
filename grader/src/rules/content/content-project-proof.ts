import { rectOf } from '../../model/header.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume, Row, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { listed } from '../../model/text/listed.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { nameOfEntry, wordsIn } from '../../model/told-thinly.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { contentWorkSample } from './content-work-sample.ts';

/** Who has worked longer is judged by the work. */
const mostYears = 5;
/** Words that a project must have on average: less is a list of names. */
const leastTold = 12;
/** A fault of single projects is their own; of so many it is how projects are told here. */
const mostOf = 2 / 3;
const mostlyRead = 0.85;
const shown = 4;

/** A year or a part of one, or that something still goes on. */
const tellsTime =
  /(?<!\d)(?:19|20)\d\d(?!\d)|['’‘]\d\d(?!\d)|\d{1,2}[/.]\d{2,4}(?!\d)|\b(?:semester|term|final year|(?:first|second|third|fourth|\dst|\dnd|\drd|\dth) year|ongoing|present|currently|in progress|hackathon)\b/i;
/** Results that no amount tells: a prize, a customer, a place where it runs. */
const tellsResult = /\b(?:award\w*|won|prize|winner|ranked|published|deployed|adopted|in use|patent\w*|faster)\b/i;
/** An amount that is an outcome; a count of parts is none. */
const tellsChange =
  /\d\s?%|\b(?:reduc|increas|improv|sav|cut|doubl|halv|boost)\p{L}*\b.*\d|\d[\d,.]*\s?(?:\+|k\b)|\d\s(?:\p{L}+\s)?(?:users?|downloads?|customers?|clients?|students?|stars|requests)\b|\b(?:accuracy|precision|recall|F1)\b.*\d/iu;
const software =
  /\b(?:java ?script|python|java|html5?|css3?|sql|mysql|php|react|angular|vue|node|android|flutter|kotlin|swift|django|flask|spring|mongo ?db|firebase|tensorflow|pytorch|keras|pandas|numpy|scikit|opencv|machine learning|api|c#|\.net|git|website|web app|mobile app|figma)\b/i;
const address =
  /\b(?:git ?hub|git ?lab|bitbucket|https?:|www\.|[a-z\d-]+\.(?:com|io|dev|app|net|org|me)\b|demo|source|repo)/i;

/** A project shows what somebody can do when a reader sees when it was made, what came of it, and the thing itself. */
export const contentProjectProof: Rule = {
  name: 'content-project-proof',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Projects come with proof',
    finds: 'Projects of beginners that lack two of three: a date, a result, and a link where there is code or a page.',
    why: 'Projects stand for work that is not there yet; a list of tools could be anybody’s.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.yearsOfExperience >= mostYears || resume.understanding.career < mostlyRead) return;
    const projects = sectionsOf(resume, 'projects').flatMap(projectsIn);
    const isCode = projects.filter(isSoftware).length >= mostOf * projects.length;
    if (!isCode && !isNewToWork(resume)) return;
    const words = projects.reduce((sum, entry) => sum + wordsIn(entry), 0);
    if (projects.length === 0 || words < leastTold * projects.length) return;
    const exceptions = new Set<Entry>();
    const lacks = (isMissing: (entry: Entry) => boolean) => {
      const others = projects.filter((entry) => !isMissing(entry));
      if (others.length > (1 - mostOf) * projects.length) return false;
      for (const entry of others) exceptions.add(entry);
      return true;
    };
    const time = lacks((entry) => !textOf(entry).some((text) => tellsTime.test(text)));
    const result = lacks(
      (entry) =>
        !entry.header.some(({ text }) => tellsResult.test(text)) &&
        !linesOf(entry).some(({ text }) => tellsResult.test(text) || tellsChange.test(text)),
    );
    // Who gives no address at all is told so by another note.
    const isTold = isCode && [...contentWorkSample.check(resume)].length > 0;
    const link = isCode && !isTold && lacks((entry) => !hasLink(entry, resume));
    if ([time, result, link].filter(Boolean).length < 2) return;
    const faults = [time ? 'when' : '', result ? 'with what result' : '', link ? 'where it can be seen' : ''];
    const told = listed(faults.filter((fault) => fault !== ''));
    const bare = projects.filter((entry) => !exceptions.has(entry));
    const name = bare.map(nameOf).find((one) => one !== '') ?? '';
    const results = isCode ? 'users, accuracy, time saved' : 'what you measured, saved or won';
    const wanted = listed([
      ...(time ? ['the year'] : []),
      ...(result ? [`one result (${results})`] : []),
      ...(link ? ['the address of code or demo'] : []),
    ]);
    // One that has what the others lack is not counted among them.
    const subject =
      exceptions.size > 0
        ? 'Most of your projects say'
        : name === '' || projects.length > 1
          ? 'Your projects say'
          : `“${name}” says`;
    yield {
      title: 'Back your projects with proof',
      advice: `${subject} what was made, but not ${told}. Add ${projects.length > 1 ? 'to each ' : ''}${wanted}.`,
      text: quote(name),
      at: bare.slice(0, shown).flatMap((entry) => rowsOf(entry).slice(0, 1).map(rectOf)),
      toldWith: isCode
        ? { rule: 'content-project-own-part', adds: `Nor do they say ${told}.` }
        : { rule: 'content-few-lines', adds: `Say of your projects ${told}, too.` },
    };
  },
};

/** The projects of a section: its entries or, without any, the lines of a list. */
function projectsIn({ entries, bullets }: Section): Entry[] {
  const told = entries.filter((entry) => entry.header.length > 0 && linesOf(entry).length > 0);
  return told.length > 0 ? told : bullets.map((line): Entry => ({ header: [], bullets: [line], paragraphs: [] }));
}

/** What a project is called; empty where a label was read for its title. */
function nameOf(entry: Entry): string {
  const name = nameOfEntry(entry).replace(/^[“"]|[”"]$/g, '');
  // A role in the project, the school where it was made, or its first line behind a sign that is no letter.
  if (titleScoreOf(name) >= 2 || schoolCue.test(name) || !/^[\p{L}\p{N}“"]/u.test(name)) return '';
  return /^(?:duration|team|s\.? ?no|sr\.? ?no|(?:major|minor|main|mini|academic|college)? ?projects?\b|title|client|role)/i.test(
    name,
  )
    ? ''
    : name;
}

const textOf = (entry: Entry) => [...entry.header, ...linesOf(entry)].map(({ text }) => text);
const rowsOf = (entry: Entry): Row[] => [...entry.header, ...linesOf(entry).flatMap(({ rows }) => rows)];
const isSoftware = (entry: Entry) => textOf(entry).some((text) => software.test(text));

/** Whether an address is printed in the rows of an entry, or lies behind a word or a sign in them. */
function hasLink(entry: Entry, { links }: Resume): boolean {
  const rows = rowsOf(entry);
  if (rows.some(({ text }) => address.test(text))) return true;
  return links.some(({ page, y0, y1, url }) =>
    rows.some((row) => row.page === page && row.y0 < y1 && row.y1 > y0 && !/^(?:mailto|tel):/i.test(url)),
  );
}
