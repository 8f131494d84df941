import type { Word } from '../../model/page.ts';
import type { Entry, Part, Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isNoEmployer } from '../employers/no-employers.ts';
import { holdsWord, sameLooks } from '../rows/looks.ts';
import { type Piece, partOfWords } from '../rows/pieces.ts';
import { limited } from '../told/employers-in-text.ts';

/** A job as it was read by itself, with the pieces of its header and what labels name in it. */
type Read = { entry: Entry; pieces: readonly Piece[]; labelled: Pick<Entry, 'title' | 'organisation'> };

/** So many jobs, and so much of those that are known, have a part in one place: then the part of another is there, too. */
const fewestAlike = 2;
const shareAlike = 0.6;
/** So many show it where a job by itself reads otherwise. */
const fewestSure = 3;
const mostTitleWords = 10;

/**
 * Reads what is missing in one job by the others: their titles and their employers stand in the same places around the
 * time, in the same faces. There a title needs no word for a post, and an employer none for a firm.
 */
export function readLikeTheOthers(jobs: readonly Read[]): Entry[] {
  const placed = jobs.map((job) => ({ ...job, at: placesIn(job) }));
  const titleAt = usualPlace(
    placed,
    ({ title }) => title,
    (piece) => piece.titleScore >= 2,
  );
  const employerAt = usualPlace(
    placed,
    ({ organisation }) => organisation,
    () => true,
  );
  const hasTitle = jobs.some(({ entry: { title } }) => title !== undefined && titleScoreOf(title.text) >= 2);
  return placed.map(({ entry, at, labelled, pieces }) => {
    if (labelled.organisation) return entry;
    const title = labelled.title ? undefined : titleAt && at.get(titleAt.place);
    const employer = employerAt && at.get(employerAt.place);
    const named = employer && title !== employer ? withEmployer(entry, employer, employerAt.count) : entry;
    const titled = title && title !== employer ? withTitle(named, title, employer) : named;
    return labelled.title ? titled : withPieceLeft(titled, pieces, hasTitle ? employer : undefined);
  });
}

/**
 * Parts a study without a degree by the others: what was read as its school stands where all of them have their degrees,
 * and another name where they have their schools. "Secondary School II" above "Elm School" is what was passed there.
 */
export function studiesLikeTheOthers(studies: readonly Read[]): Entry[] {
  const placed = studies.map((study) => ({ ...study, at: placesIn(study) }));
  const known = placed.filter(({ entry }) => entry.title);
  const anywhere = () => true;
  const degreeAt = usualPlace(known, ({ title }) => title, anywhere);
  const schoolAt = usualPlace(known, ({ organisation }) => organisation, anywhere);
  return placed.map(({ entry, at, labelled }) => {
    const [degree, school] = [degreeAt && at.get(degreeAt.place), schoolAt && at.get(schoolAt.place)];
    const isSwapped = !entry.title && !labelled.organisation && degree && isAt(entry.organisation, degree);
    const mayName =
      school && school !== degree && !school.isPlace && isCapital(school.text) && !/\d|:/.test(school.text);
    return isSwapped && mayName ? { ...entry, title: partOf(degree), organisation: partOf(school) } : entry;
  });
}

/** The pieces of a dated header by where they stand: lines from its time, which of its line, and their face. */
function placesIn({ entry: { header, date }, pieces }: Read): Map<string, Piece> {
  const dated = date?.words[0] ? rowOf(header, date.words[0]) : -1;
  if (dated < 0) return new Map();
  return new Map(
    pieces.flatMap((piece) => {
      const [first] = piece.words;
      const own = first ? rowOf(header, first) : -1;
      return own < 0 ? [] : [[`${own - dated}${piece.signature.slice(piece.signature.indexOf(':'))}`, piece] as const];
    }),
  );
}

const rowOf = (header: readonly Row[], word: Word) => header.findIndex((row) => holdsWord(row, word));

const isAt = (part: Part | undefined, piece: Piece) =>
  part?.words[0] !== undefined &&
  part.words[0].x0 === piece.words[0]?.x0 &&
  part.words[0].base === piece.words[0]?.base;

/** Where most jobs have a part, if they agree. */
function usualPlace(
  jobs: readonly (Read & { at: Map<string, Piece> })[],
  partOf: (entry: Entry) => Part | undefined,
  isSure: (piece: Piece) => boolean,
): { place: string; count: number } | undefined {
  const places = jobs.flatMap(({ entry, at }) => {
    const part = partOf(entry);
    const found = [...at].find(([, piece]) => isAt(part, piece));
    return found && isSure(found[1]) ? [found[0]] : [];
  });
  const [usual] = [...Map.groupBy(places, (place) => place)]
    .map(([place, all]) => ({ place, count: all.length }))
    .toSorted((a, b) => b.count - a.count);
  return usual && usual.count >= fewestAlike && usual.count >= shareAlike * places.length ? usual : undefined;
}

/** A job with the employer that stands where the others have theirs, if it has none, or one that is less sure. */
function withEmployer(entry: Entry, piece: Piece, count: number): Entry {
  const { title, organisation } = entry;
  const mayName =
    !isNoEmployer(piece.text, 'work') && isCapital(piece.text) && piece.titleScore < 1 && !/\d{4}|:/.test(piece.text);
  if (!mayName || isAt(title, piece) || isAt(organisation, piece)) return entry;
  const fewest = organisation && isBehind(organisation, entry) ? fewestAlike : fewestSure;
  if (organisation && !(count >= fewest && !piece.isPlace && isUnsure(organisation))) return entry;
  if (!piece.isPlace) return { ...entry, organisation: partOf(piece) };
  const comma = piece.words.findLastIndex(({ text }) => text.endsWith(','));
  const [name, town] = [piece.words.slice(0, comma + 1), piece.words.slice(comma + 1)];
  return comma < 0 ? entry : { ...entry, organisation: partOfWords(name), location: partOfWords(town) };
}

/** Whether the words of a text have capitals, as those of a name. */
const isCapital = (text: string) =>
  /^\P{Ll}/u.test(text) && text.split(/\s+/).every((word) => /^(?:\P{Ll}|of$|and$|the$|for$|de$|di$|a$)/u.test(word));

/** Whether a name without a word for a firm stands in the line of the title, and may be its subject: "Engineer – Pumps". */
function isBehind(employer: Part, { header, title }: Entry): boolean {
  const [one, other] = [employer.words[0], title?.words[0]];
  const isBeside = one !== undefined && other !== undefined && rowOf(header, one) === rowOf(header, other);
  return isBeside && organisationScoreOf(employer.text) < 1;
}

/** Whether an employer may be something else: without a legal form. */
const isUnsure = ({ text }: Part) => organisationScoreOf(text) < 2 && !limited.test(text);

/** A job with the title that stands where the others have theirs, if it has none and its employer is where theirs are. */
function withTitle(entry: Entry, piece: Piece, employer: Piece | undefined): Entry {
  const { title, organisation } = entry;
  const isPlaced = employer !== undefined && isAt(organisation, employer);
  return title || !isPlaced || !mayBeTitle(piece) || isAt(organisation, piece)
    ? entry
    : { ...entry, title: partOf(piece) };
}

const mayBeTitle = ({ text, isPlace, organisationScore }: Piece) =>
  !isPlace &&
  /^\P{Ll}/u.test(text) &&
  !/[\d$€£:]|[.;]$/.test(text) &&
  organisationScore < 1.5 &&
  !limited.test(text) &&
  text.split(' ').length <= mostTitleWords;

/**
 * A dated job with an employer whose header has one more name, on a line of its own below it in another face: that is what
 * somebody was there, without a word for a post.
 */
function withPieceLeft(entry: Entry, pieces: readonly Piece[], placed: Piece | undefined): Entry {
  const { title, organisation, date } = entry;
  const employer = pieces.find((piece) => isAt(organisation, piece));
  const [left, ...others] = pieces.filter((piece) => piece !== employer && !piece.isPlace);
  if (title || !date || !employer || !left || others.length > 0 || left.row.base <= employer.row.base) return entry;
  if ([left, employer].every(({ row }) => findDates(row.text).length > 0)) return entry;
  const isKnown = employer === placed || employer.organisationScore >= 0.7 || limited.test(employer.text);
  return isKnown && mayBeTitle(left) && isCapital(left.text) && !sameLooks(left.row, employer.row)
    ? { ...entry, title: partOf(left) }
    : entry;
}

const partOf = ({ text, words }: Piece): Part => ({ text, words });
