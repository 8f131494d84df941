import type { DateSpan, Entry, Part } from '../model/resume.ts';
import { namesDegree, schoolCue } from '../words/organisations.ts';
import { organisationScoreOf, type Piece, piecesOf, titleScoreOf } from './pieces.ts';
import { joinWrapped } from './wrapped-headers.ts';

type Read = { entry: Entry; pieces: Piece[]; dates: DateSpan[] };

/** Finds title, organisation, location and date in the headers of one section; entries of a kind vote together. */
export function withRoles(entries: Entry[], kind: 'work' | 'education', edge: number): Entry[] {
  const read = entries.map((entry): Read => {
    const rows = joinWrapped(entry.header, edge).map((row, i) => piecesOf(row, i));
    return { entry, pieces: rows.flatMap((row) => row.pieces), dates: rows.flatMap((row) => row.dates) };
  });
  const titleAt =
    kind === 'work'
      ? votesFor(read, (piece) => piece.titleScore - piece.organisationScore)
      : votesFor(read, degreeScore);
  return read.map((one) => ({ ...one.entry, ...rolesOf(one, titleAt, kind) }));
}

/** For each signature, the evidence over all entries that pieces with it are titles. */
function votesFor(read: Read[], score: (piece: Piece) => number): Map<string, number> {
  const votes = new Map<string, number>();
  for (const { pieces } of read)
    for (const piece of pieces)
      if (!piece.isPlace) votes.set(piece.signature, (votes.get(piece.signature) ?? 0) + score(piece));
  return votes;
}

function rolesOf({ pieces, dates }: Read, titleAt: Map<string, number>, kind: 'work' | 'education'): Partial<Entry> {
  const location = pieces.find((piece) => piece.isPlace);
  const others = pieces.filter((piece) => !piece.isPlace);
  const date = dates.find((one) => one.isRange) ?? dates[0];
  const own = kind === 'work' ? (piece: Piece) => piece.titleScore - 0.8 * piece.organisationScore : degreeScore;
  const ranked = others
    .map((piece, i) => ({ piece, score: own(piece) + 0.6 * Math.min(3, titleAt.get(piece.signature) ?? 0) - 0.01 * i }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  const cut = others.length === 1 && best ? splitAtComma(best.piece, kind) : undefined;
  const title = cut?.title ?? (best && best.score > 0.2 ? best.piece : undefined);
  const organisation = cut?.organisation ?? organisationOf(others, title, kind);
  return {
    ...(title ? { title: partOf(title) } : {}),
    ...(organisation ? { organisation: partOf(organisation) } : {}),
    ...(location ? { location: partOf(location) } : {}),
    ...(date ? { date } : {}),
  };
}

const companyForm = /^(?:Inc|LLC|Ltd|Corp|Co|LLP|PLC|GmbH)\b\.?$/i;

function degreeScore(piece: Piece): number {
  return (namesDegree(piece.text) ? 2 : 0) - (schoolCue.test(piece.text) ? 2 : 0);
}

function organisationOf(pieces: Piece[], title: Part | undefined, kind: 'work' | 'education'): Piece | undefined {
  const left = pieces.filter((piece) => piece !== title && !/^(?:gpa|grade)\b/i.test(piece.text));
  const score = (piece: Piece, i: number) =>
    (kind === 'work'
      ? piece.organisationScore - 0.5 * piece.titleScore
      : (schoolCue.test(piece.text) ? 3 : 0) - (namesDegree(piece.text) ? 1 : 0)) -
    0.3 * i;
  return left.map((piece, i) => ({ piece, score: score(piece, i) })).toSorted((a, b) => b.score - a.score)[0]?.piece;
}

/** "Senior Analyst, Meridian Packaging": one piece that holds both. */
function splitAtComma(piece: Piece, kind: 'work' | 'education'): { title: Part; organisation: Part } | undefined {
  const cuts = [...piece.text.matchAll(/,\s+/g)].map((comma) => {
    const [head, tail] = [piece.text.slice(0, comma.index), piece.text.slice(comma.index + comma[0].length)];
    const count = head.split(/\s+/).length;
    return [
      { text: head, words: piece.words.slice(0, count) },
      { text: tail, words: piece.words.slice(count) },
    ] as const;
  });
  if (kind === 'education') {
    for (const [head, tail] of cuts.slice(-1)) {
      if (namesDegree(head.text) && schoolCue.test(tail.text)) return { title: head, organisation: tail };
      if (schoolCue.test(head.text) && namesDegree(tail.text)) return { title: tail, organisation: head };
    }
    return undefined;
  }
  const isTitle = ({ text }: Part) => titleScoreOf(text) >= 2;
  const end = cuts.at(-1);
  // Of several commas the last one separates them, since titles contain commas: "Engineer, Thermal Systems, Acme".
  if (end && cuts.length > 1 && isTitle(end[0]) && titleScoreOf(end[1].text) === 0 && !companyForm.test(end[1].text))
    return { title: end[0], organisation: end[1] };
  for (const [head, tail] of cuts.toReversed()) {
    if (isTitle(head) && !isTitle(tail) && organisationScoreOf(tail.text) > 0)
      return { title: head, organisation: tail };
    if (organisationScoreOf(head.text) > 0.5 && isTitle(tail)) return { title: tail, organisation: head };
  }
  const [first] = cuts;
  if (first && titleScoreOf(first[0].text) === 0 && isTitle(first[1]))
    return { title: first[1], organisation: first[0] };
  // Without a word that marks an employer the last comma separates them, since titles contain commas.
  const last = cuts.at(-1);
  return last && isTitle(last[0]) && titleScoreOf(last[1].text) === 0
    ? { title: last[0], organisation: last[1] }
    : undefined;
}

function partOf({ text, words }: Part): Part {
  return { text, words };
}
