import type { Bullet, Entry } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { employerIn } from '../entries/parts-below.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { partOfWords, splitPlace } from '../rows/pieces.ts';
import { limited } from './employers-in-text.ts';

const mostWords = 8;
/** Share of the size of the header below by which an employer with a sign is larger, where it is not told by its weight. */
const larger = 1.15;

/**
 * Gives jobs the employer that stands above them with a sign, as items of lists have: "➢ HARBOR MOTORS, LEEDS" above
 * "Designation: Technician from 2016 to 2017". It was read as the last line of the job before.
 */
export function withMarkedEmployers(entries: readonly Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    const last = above && lastLineOf(above);
    const isHead = last && lacksEmployer(entry) && above && (headsJob(last, above, entry) || namesFirm(last, above));
    if (above && last && (isHead || headsUnnamed(last, above, entry))) {
      const [name = [], town] = splitPlace(last.words, true);
      const without = (units: readonly Bullet[]) => units.filter((unit) => unit !== last);
      const rest = { ...above, bullets: without(above.bullets), paragraphs: without(above.paragraphs) };
      const isLeft = above.header.length + rest.bullets.length + rest.paragraphs.length > 0;
      out.splice(-1, 1, ...(isLeft ? [rest] : []));
      out.push({
        ...entry,
        organisation: partOfWords(name),
        ...(town && !entry.location ? { location: partOfWords(town) } : {}),
        header: [...last.rows, ...entry.header],
      });
    } else out.push(lacksEmployer(entry) ? withOwnRow(entry) : entry);
  }
  return out;
}

/** A job whose header begins with such a row, which name and town together make look like a place. */
function withOwnRow(entry: Entry): Entry {
  const [row, below] = entry.header;
  const isOwn = row?.mark && below && row.words.length <= mostWords && row.words.every(({ bold }) => bold);
  if (!isOwn || entry.title?.words.some((word) => row.words.includes(word))) return entry;
  return { ...entry, organisation: partOfWords(row.words) };
}

const lastLineOf = ({ bullets, paragraphs }: Entry): Bullet | undefined =>
  [...bullets, ...paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b)).at(-1);

/** Whether a dated post names no employer, or a second post in its place. */
const lacksEmployer = ({ title, organisation, date }: Entry): boolean =>
  title !== undefined &&
  date?.isRange === true &&
  (organisation === undefined ||
    (titleScoreOf(organisation.text) >= 2 && organisationScoreOf(organisation.text) < 0.5) ||
    isAddress.test(organisation.text));

/**
 * Whether a line that ends the list of a job with an employer is a firm by its legal form, and the post or the time below
 * names none.
 */
const headsUnnamed = (line: Bullet, above: Entry, { header, title, organisation, date }: Entry): boolean =>
  above.organisation !== undefined &&
  organisation === undefined &&
  header.length > 0 &&
  (date?.isRange === true || titleScoreOf(title?.text ?? '') >= 2) &&
  limited.test(line.text) &&
  namesFirm(line, above);

/** Where an employer is, in the place of its name. */
const isAddress = /^(?:near|opposite|opp\.?|behind)\s/i;

/** Whether a line is the name of a firm and where it is, and no other line of its list names one. */
function namesFirm(line: Bullet, { bullets, paragraphs }: Entry): boolean {
  const others = [...bullets, ...paragraphs].filter((one) => one !== line);
  return employerIn(line) !== undefined && others.every((one) => employerIn(one) === undefined);
}

/** Whether a line is a name in bold and large letters, which no other line of its list has. */
function headsJob(line: Bullet, { bullets, paragraphs }: Entry, { header }: Entry): boolean {
  const [row] = line.rows;
  const [below] = header;
  if (!line.mark || !row || !below || line.rows.length > 1 || row.page !== below.page || line.words.length > mostWords)
    return false;
  const isName =
    /^["“]?\p{Lu}/u.test(line.text) && !/(?<![\p{L}])\p{Ll}{4,}/u.test(line.text.replace(/\b(?:and|of|the)\b/g, ''));
  const isBold = line.words.every(({ bold }) => bold);
  const others = [...bullets, ...paragraphs].filter((one) => one !== line);
  const isAlone = others.every(({ words }) => !words.every(({ bold }) => bold));
  return isName && isBold && (isAlone || row.size >= larger * below.size) && titleScoreOf(line.text) < 2;
}
