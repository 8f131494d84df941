import { isExpected } from '../../model/expected-end.ts';
import { rectOf } from '../../model/header.ts';
import type { Word } from '../../model/page.ts';
import { isOfResearch, quote, sectionsOf } from '../../model/questions.ts';
import type { Profile, Resume, Row, Section, Segment } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { bareTitle } from '../../model/titles/bare-title.ts';
import { higherDegree } from '../../words/studies/degrees.ts';

const onRequest = /(?:available|furnished|provided|given|supplied)(?: up)?(?:on| on)? request/i;
const references: [RegExp, string] = [
  new RegExp(`\\b(?:professional )?references?(?: are| is| will be)? ${onRequest.source}`, 'i'),
  'Employers will ask when they need references.',
];
const onlyOnRequest = new RegExp(`^\\P{L}*${onRequest.source}\\P{L}*$`, 'iu');
const lines: [RegExp, string][] = [
  references,
  [
    /^(?:expected |current |desired )?(?:salary|compensation|ctc)(?: expectations?| history| requirements?)?\s*(?::|[–-](?=.*\d))/i,
    'Talk about pay when you are asked.',
  ],
  [/\breasons? for leaving\b/i, 'Why you left belongs in a conversation.'],
  [
    /^(?:my )?weakness(?:es)?\s*(?:[:–-].*)?$/i,
    'An application need not argue against you; talk about weaknesses when you are asked.',
  ],
];
const lowGrade = /\bGPA(?:\s?[:–—-]|\s)*([0-2]\.\d+)(?!\d|\s*\/\s*(?:10|5))/i;
/** Lower averages end a degree; outside the United States they are of another scale. */
const lowestOfFour = 2;
/** Where 1 is the best mark. */
const bestIsOne = /\b(?:german(?:y|s)?|austria|czech|slovak\p{L}*|philippin\p{L}*|manila|cebu|davao|gwa)\b/iu;
const street =
  /^\s*\d{1,5}\s+(?:[NSEW]\.?\s+)?\p{Lu}[\p{L}.]*(?:\s+\p{L}[\p{L}.]*){0,3}\s+(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|terrace|close|crescent)\b\.?/iu;
const school = /\b(?:high school|secondary school|GCSEs?)\b/i;
/** What schools award before a degree or a trade, as resumes of India and its neighbours name it. */
const schoolCertificate =
  /(?<![\p{L}\d])(?:10\s?th|12\s?th|x(?:ii)?\s?th|s\.?s\.?c\.?|h\.?s\.?c\.?|s\.?s\.?l\.?c\.?|matric(?:ulation)?|intermediate|(?:higher|senior|sr\.?|hr\.?) sec(?:ondary|\.)|secondary school (?:certificate|examination|leaving)|class (?:x|10|12|xii))(?![\p{L}\d])/iu;
const trade = /\b(?:diploma|i\.?t\.?i|polytechnic|certificate in|course|teacher|pgce)\b/i;
const reaches = /[\w.+-]+@[\w-]+\.\w|(?<![\d/]|box\s{0,2})\+?\(?\d(?:[\s().-]?\d){8,}(?!\d)/i;
/** Who worked for so many years is no longer asked for school. */
const yearsOfWork = 3;
/** So many months after a degree, high school is no longer of interest. */
const schoolMonths = 36;

/** Details that take space and help nobody. */
export const contentUnneededDetail: Rule = {
  name: 'content-unneeded-detail',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 5, per: 'document' },
  about: {
    title: 'Nothing that does not help you',
    finds:
      'References and how to reach them, salary, weaknesses, reasons for leaving, high school after a degree, a low GPA, a full street address, school certificates after years of work.',
    why: 'Career guides list these as things to leave out: they use room and say nothing for you.',
  },

  *check(resume) {
    const isOfFour = resume.locale !== 'EU' && !resume.rows.some(({ text }) => bestIsOne.test(text));
    yield* emptyReferences(resume);
    for (const row of resume.rows) {
      const asked = resume.isAcademic ? [references] : lines;
      const detail = asked.find(([pattern]) => pattern.test(row.text));
      if (detail) yield finding(partOf(row, detail[0]), detail[1]);
      const grade = row.text.match(lowGrade);
      if (grade && (resume.locale === 'US' || (isOfFour && Number(grade[1]) >= lowestOfFour)))
        yield finding({ ...row, text: grade[0] }, 'A grade point average below 3.0 is better left out.');
    }
    for (const row of resume.top) {
      // In research the address is that of the institute.
      const address = resume.locale === 'EU' || isOfResearch(resume) ? undefined : streetIn(row);
      if (address)
        yield {
          ...finding({ ...row, text: textOf(address) }, 'City and state are enough; nobody writes letters.'),
          at: address,
        };
    }
    yield* oldSchool(resume);
    yield* referees(resume);
  },
};

/** The words of a street and its number at the head of a part of a row: "12 Elm Street", before city and phone number. */
function streetIn({ text, words }: Row): Word[] | undefined {
  let start = 0;
  for (const part of text.split(/(?<=\s[|•·]\s)/)) {
    const found = street.exec(part);
    if (found) return cutBetween(words, start, start + found[0].length);
    start += part.length;
  }
  return undefined;
}

/** The part of a row that a pattern is about, without what stands beside it in another column; a label goes with its value. */
const partOf = (row: Row, pattern: RegExp): Segment =>
  (pattern.source.startsWith('^') ? undefined : row.segments.find(({ text }) => pattern.test(text))) ?? row;

function finding(part: Segment, why: string): RuleFinding {
  return {
    title: 'Remove detail that does not help you',
    advice: `“${part.text}” can go. ${why}`,
    text: part.text,
    at: [rectOf(part)],
  };
}

/** How to reach others, whose numbers are for those who ask. */
function* referees(resume: Resume): Generator<RuleFinding> {
  const reached = sectionsOf(resume, 'references')
    .flatMap(({ rows }) => rows)
    .filter(({ text }) => reaches.test(text) && !isOwn(text, resume.profile));
  const [first] = reached;
  if (resume.isAcademic || !first) return;
  yield {
    title: 'Remove detail that does not help you',
    advice:
      'Phone numbers and e-mail addresses of other people do not belong into a file that goes to strangers. Give references when you are asked, with their consent.',
    text: quote(first.text, 60),
    at: reached.map(rectOf),
  };
}

/** A section of references that says only that there are some. */
function* emptyReferences(resume: Resume): Generator<RuleFinding> {
  for (const { rows, title } of sectionsOf(resume, 'references')) {
    const [first] = rows;
    if (!first || rows.length > 1 || references[0].test(first.text)) continue;
    if (onlyOnRequest.test(first.text))
      yield finding({ ...first, text: `${bareTitle(title)}: ${first.text}` }, references[1]);
  }
}

/** Whether a row gives the applicant's own address, as where it stands once more at the foot of the page. */
const isOwn = (text: string, { email, phone }: Profile) =>
  [email, phone].some((own) => own !== undefined && text.includes(own.text));

/** High school beside a degree that was finished years ago. */
function* oldSchool(resume: Resume): Generator<RuleFinding> {
  const education = sectionsOf(resume, 'education');
  const finished = education
    .flatMap((section) => section.entries)
    .some(({ header, date }) => {
      // Who still expects the degree writes as a student, however old the file is.
      const ended =
        date?.end &&
        !date.present &&
        !isExpected({ header }) &&
        monthsOf(date.end, 12) + schoolMonths <= monthsOf(resume.today);
      return ended && header.some((row) => higherDegree.test(row.text));
    });
  if (!finished) return;
  const certificates = resume.yearsOfExperience < yearsOfWork ? [] : certificatesIn(education);
  yield* together(certificates, 'With a degree and years of work behind you, nobody asks for school and its marks.');
  const schools = education
    .flatMap((section) => section.rows)
    .filter((row) => !certificates.includes(row) && !row.mark && row.words.length <= 12)
    .filter(({ text }) => school.test(text) && !/teacher|education\b|\bPGCE/i.test(text));
  yield* together(schools, 'With a degree behind you, school is taken for granted.');
}

/** One note for rows that can go for the same reason. */
function together(rows: readonly Row[], why: string): RuleFinding[] {
  const [first] = rows;
  if (!first) return [];
  const names = listedInMarks(rows.map(({ text }) => quote(text, 60)));
  return [
    {
      title: 'Remove detail that does not help you',
      advice: `${names} can go. ${why}`,
      text: quote(first.text, 60),
      count: rows.length,
      at: rows.map(rectOf),
    },
  ];
}

/** The first rows of entries that are certificates of a school, and neither a degree nor a trade. */
function certificatesIn(education: readonly Section[]): Row[] {
  const headers = education.flatMap((section) => section.entries.map(({ header }) => header));
  return headers.flatMap(([row, ...others]) => {
    const text = [row, ...others].map((one) => one?.text).join(' ');
    return row && schoolCertificate.test(text) && !higherDegree.test(text) && !trade.test(text) ? [row] : [];
  });
}
