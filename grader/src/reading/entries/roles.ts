import type { Word } from '../../model/page.ts';
import type { DateSpan, Entry, Part } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, cutWord, textOf } from '../../model/text/text.ts';
import { monthOf } from '../../words/months.ts';
import { cities, isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import {
  examBoard,
  namesBootcamp,
  namesCourse,
  namesSchool,
  schoolLevel,
  withoutLevels,
} from '../../words/studies/schools.ts';
import { joinBrokenTimes } from '../dates/broken-times.ts';
import { dateOf } from '../dates/entry-dates.ts';
import { isDepartmentOf, nameAboveDepartment } from '../employers/departments.ts';
import { withoutTail } from '../employers/end-of-name.ts';
import { employment, isAddress, isNoEmployer } from '../employers/no-employers.ts';
import { nameAbovePlace, nameBesidePlace, organisationOf } from '../employers/organisation-of.ts';
import { organisationIn } from '../employers/organisation-part.ts';
import { splitTown } from '../employers/towns.ts';
import { type LabelledParts, labelledPartsOf } from '../labels/labelled-parts.ts';
import { type Piece, partOfWords, piecesOf } from '../rows/pieces.ts';
import { splitInside } from '../rows/split-inside.ts';
import { isDistinction, isLabelledBeside, tellsBesides } from '../studies/distinctions.ts';
import { joinedTitle, subjectBehind, subjectOf, titlesBeside, wholeSchool, withSubject } from '../studies/subjects.ts';
import { subjectApart, subjectBefore } from '../studies/subjects-apart.ts';
import { readLikeTheOthers, studiesLikeTheOthers } from './like-the-others.ts';
import { signedRoles } from './signed-roles.ts';
import { jobInside, splitAtComma } from './split-at-comma.ts';
import { namesNothing } from './told-in-headers.ts';
import { withoutMark } from './whole-names.ts';
import { joinWrapped } from './wrapped-headers.ts';

type Read = { entry: Entry; labelled: LabelledParts; pieces: Piece[]; dates: DateSpan[] };

/** Finds title, organisation, location and date in the headers of one section; entries of a kind vote together. */
export function withRoles(entries: Entry[], kind: 'work' | 'education', edge: number): Entry[] {
  const read = entries.map((entry): Read => {
    const { parts, rest } = labelledPartsOf(joinBrokenTimes(entry.header), kind, edge);
    const named = joinWrapped(rest, edge).filter((row, i) => kind === 'education' || !namesNothing(row, i > 0));
    const rows = named.map((row, i) => piecesOf(row, i));
    return {
      entry,
      labelled: parts,
      pieces: rows.flatMap((row) => row.pieces),
      dates: rows.flatMap((row) => row.dates),
    };
  });
  const titleAt =
    kind === 'work'
      ? votesFor(read, (piece) => piece.titleScore - piece.organisationScore)
      : votesFor(read, degreeScore);
  const employerAt =
    kind === 'work' ? votesFor(read, (piece) => (piece.organisationScore >= 1 ? 1 : 0)) : new Map<string, number>();
  const jobs = read.map((one) => {
    const found = rolesOf(one, { titleAt, employerAt }, kind);
    const entry = { ...one.entry, ...found, ...one.labelled };
    // "Expected graduation: 2031" tells less than the years behind the school.
    const years = kind === 'education' && found.date?.isRange && one.labelled.date?.isRange === false && found.date;
    return { entry: years ? { ...entry, date: years } : entry, pieces: one.pieces, labelled: one.labelled };
  });
  if (kind === 'work') return readLikeTheOthers(jobs);
  return studiesLikeTheOthers(jobs).map((entry) => {
    const study = { ...entry, ...yearOff(entry) };
    return { ...study, ...(study.title ? { title: withoutMark(study.title) } : {}) };
  });
}

/** A year at an end of a degree is the date of the study: "Bachelor of Commerce 2008", "2008: Bachelor of Commerce". */
function yearOff({ title, date }: Partial<Entry>): Partial<Entry> {
  const led = title && /^((?:19|20)\d\d)\s*:\s*(?=\p{L})/u.exec(title.text);
  if (title && led) {
    const [own, words] = [cutBetween(title.words, 0, 4), cutBetween(title.words, led[0].length, title.text.length)];
    const [found] = datesIn(own);
    return { title: partOfWords(words), ...(found && !date ? { date: found } : {}) };
  }
  const year = title && /\S(?:\s*[,–-]\s*|\s+(?:in\s+)?)((?:19|20)\d\d)$/.exec(title.text);
  if (!title || !year) return {};
  const last = title.words.at(-1);
  const at = last?.text.lastIndexOf(year[1] ?? '') ?? -1;
  if (!last || at < 0) return {};
  const words = [...title.words.slice(0, -1), ...(at > 0 ? [cutWord(last, 0, at)] : [])];
  const [found] = datesIn([cutWord(last, at, at + 4)]);
  return { title: partOfWords(words), ...(found && !date ? { date: found } : {}) };
}

/** For each signature, the evidence over all entries that pieces with it are titles. */
function votesFor(read: Read[], score: (piece: Piece) => number): Map<string, number> {
  const votes = new Map<string, number>();
  for (const { pieces } of read)
    for (const piece of pieces)
      if (!piece.isPlace) votes.set(piece.signature, (votes.get(piece.signature) ?? 0) + score(piece));
  return votes;
}

function rolesOf(
  { entry: { header }, pieces, dates }: Read,
  { titleAt, employerAt }: { titleAt: Map<string, number>; employerAt: Map<string, number> },
  kind: 'work' | 'education',
): Partial<Entry> {
  const known = (kind === 'work' ? townBesideName(pieces) : undefined) ?? pieces.find((piece) => piece.isPlace);
  // A month by itself is a piece of a date that was drawn apart.
  const isKnown = (piece: Piece) => (known?.isPlace === false ? piece === known : piece.isPlace);
  const isOther = ({ text, row }: Piece) =>
    monthOf(text.replace(/^(?:since|from|till|to)\s/i, '')) === undefined &&
    !(
      kind === 'education' &&
      (isDistinction(text) || tellsBesides(text) || isLabelledBeside(row.text) || besides.test(text))
    );
  const others = pieces.filter((piece) => !isKnown(piece) && isOther(piece));
  const date = dateOf(dates, header);
  const signed = signedRoles(others, known, kind);
  if (signed) return { ...signed, ...(date ? { date } : {}) };
  const own = kind === 'work' ? (piece: Piece) => piece.titleScore - 0.8 * piece.organisationScore : degreeScore;
  // A word for a post tells more than where titles stand elsewhere.
  const isSaid = kind === 'work' && others.some((piece) => own(piece) >= 1.5);
  const mostVotes = (piece: Piece) => (isSaid && piece.titleScore <= 0 ? 1.5 : 3);
  const voteOf = (piece: Piece) => Math.max(-2, Math.min(mostVotes(piece), titleAt.get(piece.signature) ?? 0));
  const ranked = others
    .map((piece, i) => ({ piece, score: own(piece) + 0.6 * voteOf(piece) - 0.01 * i }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  const parted =
    others.length === 1 && best
      ? (splitAtComma(best.piece, kind) ?? splitInside(best.piece, kind))
      : (cutOfFirst(others, kind) ?? studyInside(others, kind));
  // Without a word for a job, a piece is a title only where its place in the other entries holds one.
  const isVoted = (piece: Piece) =>
    voteOf(piece) >= 1.5 &&
    !(kind === 'education' && (namesSchool(piece.text) || boardOf.test(piece.text))) &&
    piece.organisationScore < (voteOf(piece) >= 2.5 && hasEmployerBeside(piece) ? 1.5 : 0.5) &&
    !/[\d$€£]/.test(piece.text.replace(/\(.*\)/, ''));
  const isAlone = ({ row }: Piece) => others.filter((one) => one.row === row).length === 1;
  // Where titles stand first in all other entries, "Operations" is one before a name without a word for a job.
  const hasEmployerBeside = (piece: Piece) =>
    others.some(
      (one) =>
        one !== piece &&
        (one.row === piece.row || isAlone(one)) &&
        one.titleScore <= 0 &&
        (titleAt.get(one.signature) ?? 0) <= 0,
    );
  const fits = best !== undefined && best.score > 0.2 && (own(best.piece) >= 0.75 || isVoted(best.piece));
  const cut = parted ?? (kind === 'work' && !fits ? jobInside(others) : undefined);
  const titles = fits && kind === 'work' && !cut ? titlesBeside(best.piece, others) : [];
  const found = fits
    ? best.piece
    : kind === 'education'
      ? (subjectBehind(others) ?? subjectBefore(others))
      : others.find((piece, i) => others[i + 1]?.isLed && others[i + 1]?.row === piece.row);
  const title = cut?.title ?? (titles.length > 1 ? joinedTitle(titles) : found);
  const named = date !== undefined || known !== undefined || title !== undefined;
  const likely =
    cut?.organisation ??
    organisationOf(
      others.filter((piece) => titles.length < 2 || !titles.includes(piece)),
      title,
      kind,
      named,
      kind === 'work' ? (nameAbovePlace(pieces, known) ?? placedLike(others, title, employerAt)) : undefined,
    ) ??
    (kind === 'work' ? (namedAt(others, title) ?? nameBesidePlace(pieces, known, title)) : undefined);
  const organisation = (kind === 'work' && date ? nameAboveDepartment(others, title, likely) : undefined) ?? likely;
  const votesAt = ({ signature }: Piece) => employerAt.get(signature) ?? 0;
  const firm = others.find((piece) => piece === organisation);
  // Several parts of a firm in a row, "Clerk – Stores – Hill Yard", tell where the post was and not what it was.
  const isLast = (piece: Piece) => others.findLast(({ row }) => row === piece.row) === piece;
  const isDepartment = (piece: Piece) => firm !== undefined && isLast(piece) && isDepartmentOf(piece, firm);
  const rest =
    title && !cut && titles.length < 2
      ? (subjectOf(title, others, kind, isDepartment) ??
        (kind === 'education' ? subjectApart(title, others) : undefined))
      : undefined;
  // Behind a title, where the other employers stand, "HARBOR, ENGLAND" is one and no place.
  const isBehindTitle =
    known?.row.segments.length === 1 && others.some((piece) => piece === title && piece.row === known.row);
  const isPlaced = kind === 'work' && known !== undefined && isBehindTitle && votesAt(known) >= fewestPlaced;
  const isNamedAlone = others.length === 0 && kind === 'work' && date?.isRange;
  const inPlace = (title || isNamedAlone) && (!organisation || isPlaced) ? employerIn(known) : undefined;
  if (inPlace && known && kind === 'education')
    return { ...(title ? { title: partOf(title) } : {}), organisation: partOf(known), ...(date ? { date } : {}) };
  const [employer, town] =
    inPlace ??
    (organisation && title && kind === 'work' && known?.isPlace !== false ? splitTown(organisation.words) : []);
  const location = inPlace || !known ? town && partOfWords(town) : known;
  const whole = title && rest && rest.piece !== organisation ? withSubject(title, rest) : title;
  return {
    ...(whole ? { title: partOf(whole) } : {}),
    ...organisationIn(
      kind === 'work'
        ? nameOf(town && employer ? partOfWords(employer) : organisation)
        : wholeSchool(organisation, others),
    ),
    ...(location ? { location: partOf(location) } : {}),
    ...(date ? { date } : {}),
  };
}

/**
 * The town of a row that begins with the name of a firm, where both end with two letters and those of the firm read as a
 * state: "HARBOR WORKS, SA" and "Novaldea, MX".
 */
function townBesideName([name, town]: Piece[]): Piece | undefined {
  const isFirm = name?.isPlace && !/\p{Ll}/u.test(name.text) && /,\s\p{Lu}{2}$/u.test(name.text);
  const isPlaceToo = town?.row === name?.row && /^(?:\p{Lu}\p{Ll}+ ?){1,3}, \p{Lu}{2}$/u.test(town?.text ?? '');
  return isFirm && isPlaceToo ? town : undefined;
}

/** So many other employers show where in the headers of a section employers stand. */
const fewestPlaced = 2;

/** The name on a line of its own that stands where the employers of other jobs stand. */
function placedLike(pieces: Piece[], title: Part | undefined, employerAt: Map<string, number>): Piece | undefined {
  const votes = (piece: Piece) => employerAt.get(piece.signature) ?? 0;
  const isName = ({ text }: Piece) => text.split(' ').every((word) => /^(?:[\p{Lu}&(-][^\d]*|of|and|the)$/u.test(word));
  const isAlone = (piece: Piece) => pieces.every((other) => other === piece || other.row !== piece.row);
  const [best] = pieces
    .filter((piece) => piece !== title && isName(piece) && isAlone(piece))
    .toSorted((a, b) => votes(b) - votes(a));
  return best && votes(best) >= fewestPlaced ? best : undefined;
}

/** The name that an "at" leads to, behind a title: "Clerk at Harbor/Works Ledgers, Scales and Cranes". */
function namedAt(pieces: Piece[], title: Part | undefined): Piece | undefined {
  const parts: Part[] = pieces;
  const at = title ? parts.indexOf(title) + 1 : 0;
  const name = at > 0 ? pieces[at] : undefined;
  const isName = name?.isBehindAt && /^\p{Lu}/u.test(name.text) && !isNoEmployer(name.text, 'work');
  return isName && name.row === pieces[at - 1]?.row && name.titleScore < 2 ? name : undefined;
}

function nameOf(part: Part | undefined): Part | undefined {
  const words = part && withoutTail(part.words);
  return part && words && words !== part.words ? partOfWords(words) : part;
}

/** "Bayou Kettle Chips, New Orleans" is an employer in a city where a header names no other. */
function employerIn(place: Piece | undefined): Word[][] | undefined {
  const comma = place?.words.findIndex((word) => word.text.endsWith(',')) ?? -1;
  if (!place || comma < 0 || place.words.length < 2) return undefined;
  const [head, tail] = [place.words.slice(0, comma + 1), place.words.slice(comma + 1)];
  const isCity = cities.has(textOf(tail).toLowerCase());
  // "KU Leuven, Belgium", "SMCS, Belgium": capitals inside a word are those of a name, not of a town.
  const isShortName = head.some(({ text }) => /\p{Lu}.*\p{Lu}/u.test(text));
  return !isPlace(textOf(head)) && (isCity || isShortName || head.length >= 3) ? [head, tail] : undefined;
}

/** "Professor of Finance, Elm University" with nothing else but how somebody was employed, or above the name of a department: the first line holds title and employer. */
function cutOfFirst(pieces: Piece[], kind: 'work' | 'education'): ReturnType<typeof splitAtComma> {
  const [first, ...rest] = pieces.filter(({ text }) => !isAddress.test(text) && !employment.test(text));
  if (first && rest.length === 0) return splitAtComma(first, kind);
  if (!first || rest.some(({ row }) => row === first.row)) return undefined;
  const cut = splitAtComma(first, kind);
  if (!cut) return undefined;
  if (kind === 'education') return cut;
  const own = organisationScoreOf(cut.organisation.text);
  // "Systems" alone also ends a field of work; a university or a legal form does not.
  return own >= 2 && rest.every(({ organisationScore }) => organisationScore < own) ? cut : undefined;
}

/** A degree and its school in one piece, where no other piece names a school. */
function studyInside(pieces: Piece[], kind: 'work' | 'education'): ReturnType<typeof splitAtComma> {
  const [piece, ...others] =
    kind === 'education' ? pieces.filter(({ text }) => namesSchool(text) || examBoard.test(text)) : [];
  return piece && others.length === 0 ? (splitInside(piece, kind) ?? splitAtComma(piece, kind)) : undefined;
}

/** Evidence that a piece is a degree. The school within a university that gives it belongs to it. */
function degreeScore({ text }: Piece): number {
  const inner = /,\s+(?:school|faculty|college|institute|department) of\b/i.exec(text);
  const name = inner ? text.slice(0, inner.index) : text;
  if (thesis.test(name)) return 0;
  if (namesBootcamp(name) || schoolLevel.test(name) || (namesCourse.test(name) && !namesSchool(name))) return 1;
  const names = namesSchool(name) || boardOf.test(name);
  return (namesDegree(withoutLevels(name)) ? 2 : 0) - (names ? 2 : 0);
}

/** What is told of a time to come, "2027 (expected)", or of a second subject: "Minor: Law". */
const besides = /^\(?(?:expected|anticipated|ongoing|pending|in progress)\)?$|^minors?\s*:/i;

/** What was written for a degree: "Honours thesis". */
const thesis = /^(?:\p{L}+['’]?s? ){0,2}(?:thesis|dissertation)(?!\p{L})/iu;

/** A board is named after what it examines: "Central Board of Secondary Education". */
const boardOf = /^(?:the )?(?:(?!certificate)\p{L}+\.? ){0,4}board of\b/iu;

function partOf({ text, words }: Part): Part {
  return { text, words };
}
