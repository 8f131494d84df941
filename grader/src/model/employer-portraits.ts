import { askedOnce } from './asked-once.ts';
import { isFirm, isOwn } from './firm-portraits.ts';
import { linesOf, sectionsOf } from './questions.ts';
import type { Bullet, Entry, Resume, Row, SectionKind } from './resume.ts';
import { datesIn } from './text/dates.ts';
import { unitOfRows } from './text/text.ts';

/** Half a line on the trade of a firm that nobody knows is good practice. */
const fewestWords = 15;
const ofFirm =
  /^(?:it|the (?:company|firm|group|organi[sz]ation)|(?:about|brief about|profile of) (?:the )?(?:company|firm|employer))\b/i;

const label =
  /^(?:(?:brief )?about (?:the )?(?:company|organi[sz]ation|firm|employer)|(?:company|organi[sz]ation|employer)(?:['’]s)? profile)\b/i;
const ofWork: SectionKind[] = ['experience', 'projects', 'other'];
const mostRows = 4;
/** What a description of a firm names. */
const isCompany =
  /\b(?:compan(?:y|ies)|manufactur\p{L}+|group|provider|leader|leading|producti?on|plant|industr\p{L}+|services|products|business|clients|worldwide|global)\b/iu;

/** What stands under jobs and tells of the employer: behind a label for it, or in lines of which the firm is the subject. */
export const employerPortraitsOf = askedOnce((resume: Resume): Bullet[] => [...labelledIn(resume), ...linesOn(resume)]);

/** Whether a text tells of the employer, so that nobody tells of their own work in it. */
export const tellsOfEmployer = ({ rows }: Bullet, resume: Resume): boolean =>
  rows.some((row) => rowsOnEmployers(resume).has(row));

const rowsOnEmployers = askedOnce(
  (resume: Resume): ReadonlySet<Row> => new Set(employerPortraitsOf(resume).flatMap(({ rows }) => rows)),
);

const linesOn = (resume: Resume): Bullet[] =>
  sectionsOf(resume, 'experience')
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => linesOf(entry).filter((line) => describesFirm(line, entry)));

/** What stands behind or below a label such as "Company profile", up to the next list or title. */
function labelledIn({ sections }: Resume): Bullet[] {
  return sections
    .filter(({ kind }) => ofWork.includes(kind))
    .flatMap(({ rows, title, entries }) => {
      const starts = rows.flatMap(({ text }, i) => (label.test(text) ? [i] : []));
      const isWhole = label.test(title) && entries.length === 0;
      return [...(isWhole ? [0] : []), ...starts].flatMap((start) => textFrom(rows.slice(start)));
    });
}

/** The rows of one description, without a date and of some length. */
function textFrom(rows: readonly Row[]): Bullet[] {
  const end = rows.findIndex((row, i) => i > 0 && (row.mark || /^\p{L}[\p{L} ]{2,24}:/u.test(row.text)));
  const own = rows.slice(0, Math.min(end < 0 ? rows.length : end, mostRows));
  const unit = unitOfRows(own);
  const isText = unit.words.length >= fewestWords && !datesIn(unit.words).some(({ isRange }) => isRange);
  return isText && isCompany.test(unit.text) ? [unit] : [];
}

/** Whether a line has the firm for its subject: "it", "the company", or a name that the header of the job gives. */
function describesFirm({ text, words }: Bullet, { header, organisation }: Entry): boolean {
  if (words.length < fewestWords || !isFirm.test(text) || isOwn.test(text)) return false;
  if (ofFirm.test(text)) return true;
  const [opening = ''] = /^[^.]{3,80}?(?=,? (?:is|are|was)\b)/iu.exec(text) ?? [];
  const names = [organisation?.text ?? '', ...header.map((row) => row.text)].join(' ').toLowerCase();
  const [name] = opening.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return name !== undefined && names.includes(name) && /^\p{Lu}/u.test(opening);
}
