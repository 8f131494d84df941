import type { Bullet, Entry, Part, Row } from '../../model/resume.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { holdsWord } from '../rows/looks.ts';
import { jobToldIn, opensJobSentence, opensTimedSentence } from './job-sentences.ts';

type Told = NonNullable<ReturnType<typeof jobToldIn>>;

/** A sentence goes on over so many lines at most, each at most so far below the last, in sizes of its letters. */
const mostRows = 3;
const mostGap = 2.4;

/**
 * Ends the sentences that tell a job in the lines below, which were taken for the header of another one because they name
 * a time or a post: "Worked in Harbor Works as a Dyeing" above "Foreman March 2014 to October 2016".
 */
export function withBrokenSentences(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    const joined = above && joinedTo(above, entry);
    if (joined) out.splice(-1, 1, ...joined);
    else out.push(entry);
  }
  return out;
}

/** The rest of the entry above, the job that its last line and the rows below tell together, and what is left of the entry below. */
function joinedTo(above: Entry, below: Entry): Entry[] | undefined {
  const unit = [...above.bullets, ...above.paragraphs].toSorted((a, b) => readingOrderOf(b) - readingOrderOf(a))[0];
  if (!unit || !mayGoOn(unit)) return undefined;
  // Where the time leads each job, the one below is that of the next.
  const isTimed =
    above.date && above.title && unit.text.includes(above.title.text) && !unit.text.includes(above.date.text);
  if (isTimed) return undefined;
  const rows = rowsBelow(unit, below.header);
  const before = jobToldIn(unit);
  const ends = rows.map((_, i) => rows.slice(0, i + 1));
  const read = ends.map((own) => ({ own, job: jobToldIn({ words: [unit, ...own].flatMap(({ words }) => words) }) }));
  const whole = read.filter(({ job }) => job && gains(job, before));
  const best = whole.find(({ job }) => job?.date) ?? whole[0];
  return best?.job ? partedAt(above, unit, best.own, best.job, below) : undefined;
}

/** Whether a line tells a job in a sentence that it does not end. */
const mayGoOn = ({ text }: Bullet) =>
  (opensJobSentence(text) || opensTimedSentence(text)) && !/(?<!\b(?:pvt|ltd|sr|jr|m\/s))[.!?:]\W*$/i.test(text);

/** Whether a line may end with its legal form, and a row begins in the middle of a sentence. */
const goesOnBehindForm = (text: string, row: Row) =>
  !/\bltd\.\W*$/i.test(text) || /^(?:\p{Ll}|\W*(?:with|at|in|as|from|since|to|till)\s|[(\d])/iu.test(row.text);

/** The first rows of a header, as long as each may go on with the line above it. */
function rowsBelow({ text, rows }: Bullet, header: readonly Row[]): Row[] {
  const below: Row[] = [];
  if (header[0] && !goesOnBehindForm(text, header[0])) return below;
  let last = rows.at(-1);
  for (const row of header.slice(0, mostRows)) {
    if (
      !last ||
      row.mark ||
      row.table ||
      row.segments.length > 1 ||
      labelLinesOf(row).length > 0 ||
      /:$/.test(row.text)
    )
      break;
    const gap = row.base - last.base;
    if (row.page !== last.page || row.column !== last.column || gap <= 0 || gap > mostGap * row.size) break;
    below.push(row);
    last = row;
    if (/\.$/.test(row.text)) break;
  }
  return below;
}

/** Whether more lines make a job of what was told before, to which they add a post, an employer or an end of its time. */
function gains(job: Told, before: Told | undefined): boolean {
  const { title, organisation, date } = job;
  if (!organisation || !(title || date?.isRange)) return false;
  const keeps = (own: Part | undefined, old: Part | undefined) => !old || own?.text.startsWith(old.text.slice(0, -1));
  if (!keeps(title, before?.title) || !keeps(organisation, before?.organisation)) return false;
  const isTimed = date?.isRange && !before?.date?.isRange;
  return isTimed || (title !== undefined && !before?.title) || !before?.organisation;
}

/** Parts two entries anew at a job whose sentence ends in the rows `own` of the second one's header. */
function partedAt(above: Entry, unit: Bullet, own: Row[], job: Told, below: Entry): Entry[] {
  const without = (units: Bullet[]) => units.filter((one) => one !== unit);
  const rest = { ...above, bullets: without(above.bullets), paragraphs: without(above.paragraphs) };
  const isTold = above.header.length === 0 && rest.bullets.length + rest.paragraphs.length === 0;
  const { title, organisation, location, date, ...units } = below;
  const isOwn = (part: Part | undefined) => part?.words.some((word) => own.some((row) => holdsWord(row, word)));
  // Labels below the sentence name its job once more.
  const isLabelled = (part: Part | undefined) =>
    part?.words.some((word) => below.header.some((row) => holdsWord(row, word) && labelLinesOf(row).length > 0));
  const isOther = [title, organisation].some((part) => part && !isOwn(part) && !isLabelled(part));
  const marked = above.bullets.includes(unit);
  const told = { header: own, ...job, bullets: marked ? [unit] : [], paragraphs: marked ? [] : [unit] };
  if (isOther) {
    const left = {
      ...units,
      header: below.header.slice(own.length),
      ...(title && !isOwn(title) ? { title } : {}),
      ...(organisation && !isOwn(organisation) ? { organisation } : {}),
      ...(location && !isOwn(location) ? { location } : {}),
      ...(date && !isOwn(date) ? { date } : {}),
    };
    return [...(isTold ? [] : [rest]), told, left];
  }
  const when = job.date ?? date;
  const all = {
    ...units,
    ...(title && isLabelled(title) ? { title } : {}),
    ...(location ? { location } : {}),
    ...job,
    ...(when ? { date: when } : {}),
    bullets: [...told.bullets, ...units.bullets],
    paragraphs: [...told.paragraphs, ...units.paragraphs],
  };
  return [...(isTold ? [] : [rest]), all];
}
