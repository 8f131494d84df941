import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Row, SectionKind } from '../../model/resume.ts';
import { kindOfNoun } from '../../model/titles/kind-of-noun.ts';
import { titlesOfDuties } from './duty-lines.ts';
import { goesOn, isTwin, withoutSkillLabels } from './inner-labels.ts';
import { labelKinds, withoutEntryLabels } from './job-labels.ts';
import { marginOf } from './margin-column.ts';
import { titlesInMargin } from './margin-titles.ts';
import { plainestTitles, plainTitles, titleOfProfile } from './plain-titles.ts';
import { isProven } from './proven-titles.ts';
import { isSureText } from './run-in-titles.ts';
import { type Body, type Candidate, candidateOf } from './title-candidates.ts';
import { differs, isAlignedLike, sameStyle, type TitleStyle } from './title-style.ts';
import { kindOfTitle } from './titles.ts';
import { isDegreeBelow, isLouderTitle, isUnknownTitle, titlesAbove } from './unknown-titles.ts';
import { labelledKinds, usualStyles } from './usual-styles.ts';

const acceptKnown = 4;
const acceptUnknown = 5;
/** A known title smaller than this share of the others' size is a label inside a section. */
const smallestTitle = 0.8;
/** Bold words are stronger than titles that are not bold from this share of their size on. */
const boldTitle = 0.82;
/** So much speaks for a title that its size does not matter. */
const certain = 7;
/** A title in another style that comes second of its kind has no more words: more of them name a firm or a project. */
const mostSecondWords = 5;
/** So many rows that look like a candidate in its section are items of one list. */
const fewTwins = 2;
/** So many titles show how titles look. */
const fewPeers = 2;
/** Kinds that are no part of another section. */
const ownKinds: SectionKind[] = ['declaration', 'references', 'contact', 'personal'];
/** Kinds that are no part of a section of another kind: "Work experience" below "Coursework and experience". */
const mainKinds: SectionKind[] = ['experience', 'education'];
/** Other labels of jobs, "Company profile" or "Job role", head one part of what is told. */
const namesDuties = /\b(?:responsib\p{L}+|duties)\b/iu;
/** What a candidate is compared with: the usual style of titles, the known titles, and all rows. */
type Others = { usual: TitleStyle | undefined; known: Candidate[]; rows: Row[]; body: Body };

/** Finds the section headings in rows and the kind of section that each opens. */
export function headingsIn(rows: Row[], look: Body): Candidate[] {
  const body = { ...look, margin: marginOf(rows) };
  const candidates = titlesInMargin(rows.flatMap((row, i) => candidateOf(row, rows[i - 1], rows[i + 1], body) ?? []));
  const prominent = candidates.filter(
    (candidate) => candidate.known && !candidate.isRunIn && candidate.score >= acceptKnown,
  );
  const parts = partsOfTitles(prominent);
  const known = prominent.filter((candidate) => !parts.has(candidate));
  const usual = usualStyles(known, rows);
  const plain = new Set(plainTitles(candidates, rows, body));
  const accepted = candidates.filter(
    (candidate) =>
      plain.has(candidate) ||
      candidate.inMargin ||
      (!parts.has(candidate) && accept(candidate, { usual: usual(candidate), known, rows, body })),
  );
  if (accepted.length === 0) return plainestTitles(candidates, rows, body);
  const sections = withoutSkillLabels(accepted, rows, usual);
  const kept = new Set(withoutEntryLabels(withoutEntries(sections, rows), rows));
  const duties = titlesOfDuties(candidates, known, usual);
  const profile = titleOfProfile(candidates, known, rows);
  return candidates.flatMap((candidate) => {
    if (candidate === profile) return [{ ...candidate, kind: 'summary' as const }];
    if (kept.has(candidate)) return [withLooseKind(candidate)];
    return duties.has(candidate) ? [{ ...candidate, kind: 'experience' as const, ofJob: true }] : [];
  });
}

/** A title that is none by its words alone, with the kind of its head noun. */
function withLooseKind(title: Candidate): Candidate {
  if (title.isLabel) return { ...title, kind: 'experience' };
  return title.known ? title : { ...title, kind: kindOfNoun(title.segment.text) ?? title.kind };
}

/**
 * Leaves out titles of entries. No section is empty: where the row right below a known title has the title's style,
 * unknown titles of that style head entries of its section.
 */
function withoutEntries(accepted: Candidate[], rows: Row[]): Candidate[] {
  const below = new Map(rows.map((row, i) => [row, rows[i + 1]]));
  let inside = false;
  return accepted.filter((candidate) => {
    if (!candidate.known) return !inside;
    const next = below.get(candidate.row);
    inside =
      next !== undefined &&
      candidate.rest.length === 0 &&
      next.column === candidate.row.column &&
      kindOfTitle(next.text) === undefined &&
      sameStyle(textStyleOf(next), candidate.style);
    return true;
  });
}

/** Titles that name one part of the section that they stand in: "Awards" below "Awards and certificates". */
function partsOfTitles(known: Candidate[]): Set<Candidate> {
  const parts = new Set<Candidate>();
  const wordsOf = ({ segment }: Candidate) =>
    new Set(
      segment.text
        .toLowerCase()
        .split(/\P{L}+/u)
        .filter((word) => word.length > 3)
        .map((word) => word.replace(/s$/, '')),
    );
  let open: Candidate | undefined;
  for (const candidate of known) {
    const own = wordsOf(candidate);
    const isPart =
      open !== undefined &&
      (open.kind === candidate.kind || !mainKinds.includes(candidate.kind)) &&
      /[&/,]|\b(?:and|with|et|y|e|und|en)\b/i.test(open.segment.text) &&
      open.row.column === candidate.row.column &&
      candidate.style.size <= open.style.size + 0.6 &&
      own.size > 0 &&
      own.size < wordsOf(open).size &&
      own.isSubsetOf(wordsOf(open));
    if (isPart) parts.add(candidate);
    else open = candidate;
  }
  return parts;
}

/**
 * A known title is accepted when it stands out; one without the majority's style must stand out more, or it is a label
 * inside a section. An unknown title is accepted only in exactly the majority's style.
 */
function accept(candidate: Candidate, { usual, known, rows, body }: Others): boolean {
  if (candidate.known && isProven(candidate, rows, openAbove(candidate, known, rows))) return true;
  if (candidate.isRunIn) return isTitleBeforeText(candidate, usual, titlesAbove(candidate.row, known, rows));
  if (levelCertificate.test(candidate.segment.text) && isDegreeBelow(candidate, known, rows)) return false;
  if (!usual) return candidate.known && candidate.score >= acceptKnown;
  const peers = known.filter((other) => other !== candidate && sameStyle(other.style, usual));
  // Where titles have signs, a row without one is a label below them.
  const lacksSign = peers.length >= fewPeers && !candidate.row.mark && peers.every(({ row }) => row.mark);
  const alike = sameStyle(candidate.style, usual) && !lacksSign;
  if (hasColonBeside(candidate) && peers.length >= fewPeers && !peers.some(hasColonBeside)) return false;
  if (candidate.known)
    return candidate.score >= acceptKnown && (alike || isOtherTitle(candidate, { usual, known, rows, body }));
  if (candidate.isLabel)
    return (
      mayTellJobs(candidate, { known, rows, body }) &&
      (alike ||
        isOtherTitle({ ...candidate, kind: 'experience', score: candidate.score + 3 }, { usual, known, rows, body }))
    );
  return alike
    ? isUnknownTitle(candidate, { usual, known, peers, rows })
    : isLouderTitle(candidate, { usual, known, rows });
}

/** A degree that has the words of a title of certificates: "Higher Secondary School Certificate (HSC)", "Certificate in Trade". */
const levelCertificate =
  /\b(?:secondary|matriculation|intermediate|post[- ]?graduate|graduate)\b.*\bcertificate\b|\bcertificate of (?:primary|secondary)\b|^certificate (?:course )?in \p{L}/iu;

/** Whether a title with its text behind it opens a section: the declaration, or one in the looks of the other titles. */
function isTitleBeforeText(candidate: Candidate, usual: TitleStyle | undefined, known: Candidate[]): boolean {
  const isAlike = usual !== undefined && sameStyle(candidate.style, usual);
  // Strengths may be told below skills, and an underlined title is one; another second title of a kind is a label.
  const mayRepeat = isAlike && (candidate.ruled || (candidate.kind === 'skills' && candidate.style.caps));
  if (!mayRepeat && known.some(({ kind }) => kind === candidate.kind)) return false;
  const isSure = candidate.rest.some(({ text }) => isSureText(candidate.kind, text));
  const isSet = !usual || isAlike || (candidate.ruled && candidate.score >= acceptUnknown + 1);
  return candidate.kind === 'declaration' || isSure || (candidate.score >= acceptKnown && isSet);
}

/**
 * Whether "Responsibilities" is the title of a section, and not a label below a job: larger, the only title of jobs, or
 * right below a profile, which tells the job in a sentence.
 */
function mayTellJobs(
  { style, row, segment }: Candidate,
  { known, rows, body }: Pick<Others, 'known' | 'rows' | 'body'>,
): boolean {
  const tellsJobs = ({ kind }: Candidate) => kind === 'experience';
  if (style.size > 1.06 * body.size || !known.some(tellsJobs)) return true;
  if (!namesDuties.test(segment.text)) return false;
  const before = titlesAbove(row, known, rows);
  const open = before.at(-1)?.kind;
  return (open === 'summary' || open === 'objective') && !before.some(tellsJobs);
}

/** The kind of the section that a title stands in, of its own column. */
const openAbove = ({ row }: Candidate, known: Candidate[], rows: Row[]) =>
  titlesAbove(row, known, rows).findLast((other) => other.row.column === row.column)?.kind;

/** Whether a known title that looks unlike most titles is one nevertheless, and no label inside a section. */
function isOtherTitle(candidate: Candidate, { usual, known, rows, body }: Others & { usual: TitleStyle }): boolean {
  const { score, segment, style, kind } = candidate;
  const others = known.filter((other) => other !== candidate);
  const peers = others.filter((other) => sameStyle(other.style, usual));
  const open = titlesAbove(candidate.row, peers, rows).at(-1);
  // Above all sections there is none that a label could stand in; a number makes it a detail: "Experience: 4 years".
  const isDetail = labelledKinds.includes(kind) || candidate.rest.length > 0 || /\d/.test(segment.text);
  const isInside = open !== undefined || isDetail || kind === 'other';
  if (style.size < smallestTitle * usual.size && score < certain && isInside) return false;
  const stronger =
    style.size > usual.size + 0.6 ||
    (style.bold === true && usual.bold === false && style.size > boldTitle * usual.size) ||
    (style.caps && !usual.caps) ||
    // In a colour of its own, where most known titles are as black as the text.
    (!isDetail &&
      isColoured(style, body) &&
      !isColoured(usual, body) &&
      style.bold === usual.bold &&
      style.size > usual.size - 0.6);
  if (!stronger && isLabelBeside(candidate, peers)) return false;
  const isFainter = usual.bold && style.bold === false && !style.caps && style.size < usual.size + 0.6;
  const isBelowJobs = open?.kind === 'experience' || open?.kind === 'projects';
  const mayBeLabel = hasColon(candidate) || labelledKinds.includes(kind) || (isBelowJobs && labelKinds.includes(kind));
  // Where titles stand on bands or above lines, and none has a colon, bold words with one are a label of a part.
  const isBare = hasColon(candidate) && !candidate.ruled && style.size <= 1.06 * body.size && !stronger;
  const isOnly = score >= certain - 1 && !others.some((other) => other.kind === kind);
  if (
    isBare &&
    !isOnly &&
    !ownKinds.includes(kind) &&
    peers.length >= fewPeers &&
    peers.every((peer) => peer.ruled && !hasColon(peer))
  )
    return false;
  if (isFainter && mayBeLabel && score < certain && style.size <= 1.06 * body.size) return false;
  if (
    goesOn(candidate, rows[rows.indexOf(candidate.row) - 1]) ||
    (!stronger && isAmongTwins(candidate, { titles: peers, rows, body }))
  )
    return false;
  // A second title of the same kind in another style is a label inside that section, if not all speaks for it, as is one
  // right below its title.
  const isSecond =
    score >= certain &&
    kind !== 'projects' &&
    segment.words.length <= mostSecondWords &&
    rows[rows.indexOf(candidate.row) - 1] !== open?.row;
  const isPart =
    open && ((open.kind === kind && !candidate.isLabel && !isSecond) || isRightBelow(candidate, open, rows));
  if (!stronger && isPart) return false;
  const lined = others.some((other) => isAlignedLike(segment, other.segment));
  return score >= acceptUnknown || (lined && !style.italic);
}

/** Whether a title has a colour of its own. */
const isColoured = ({ color }: TitleStyle, body: Body) => differs(color, body.color);

/** Whether a candidate is one of several items of its section that look alike, and unlike the text. */
function isAmongTwins(
  candidate: Candidate,
  { titles, rows, body }: Pick<Others, 'rows' | 'body'> & { titles: Candidate[] },
) {
  const { size, bold, caps, color } = candidate.style;
  const isText = size <= 1.06 * body.size && !bold && !caps && color === body.color;
  if (titles.length < fewPeers || isText) return false;
  const at = rows.indexOf(candidate.row);
  const open = titles.findLast(({ row }) => rows.indexOf(row) < at);
  const next = titles.find(({ row }) => rows.indexOf(row) > at);
  if (!open || open.row.column !== candidate.row.column) return false;
  const own = rows.slice(rows.indexOf(open.row) + 1, next && rows.indexOf(next.row));
  const twins = own.filter(
    (row) =>
      row !== candidate.row &&
      kindOfTitle(row.text) === undefined &&
      // A label with its value is no item: "Company Name   : Harbor Works".
      !row.segments[1]?.text.startsWith(':') &&
      isTwin(row, candidate) &&
      (textStyleOf(row).italic ?? false) === (candidate.style.italic ?? false) &&
      hasColon({ segment: row }) === hasColon(candidate),
  );
  return twins.length >= fewTwins;
}

/** Whether the colon and the value stand in a column of their own. */
const hasColonBeside = ({ rest }: Candidate) => rest[0]?.text.startsWith(':') === true;

/** Whether a candidate is a label with its value, which the titles are not: "Passport : A1234567". */
function isLabelBeside({ kind, rest, segment }: Candidate, titles: Candidate[]): boolean {
  if (titles.length < fewPeers) return false;
  if (rest.length > 0) return titles.filter((other) => other.rest.length > 0).length <= titles.length / 4;
  return labelledKinds.includes(kind) && hasColon({ segment }) && !titles.some(hasColon);
}

/** Whether a candidate is the next row below a title, and near it. */
function isRightBelow({ row }: Candidate, { row: above, rest }: Candidate, rows: readonly Row[]): boolean {
  const gap = row.base - above.base;
  if (rest.length > 0 || rows[rows.indexOf(row) - 1] !== above) return false;
  return row.page === above.page && row.column === above.column && gap > 0 && gap < 3 * row.size;
}

const hasColon = ({ segment }: Pick<Candidate, 'segment'>) => /:\W*$/.test(segment.text);
