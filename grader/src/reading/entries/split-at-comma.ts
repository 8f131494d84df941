import type { Part } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { isStateOfSchool, namesSchool } from '../../words/studies/schools.ts';
import { isNoEmployer } from '../employers/no-employers.ts';
import { isTown } from '../employers/towns.ts';
import type { Piece } from '../rows/pieces.ts';
import { partOfWords } from '../rows/pieces.ts';
import { isName } from '../studies/subjects.ts';

const teamAtEnd = /\s(?:team|squad)(?:\s\([^()]*\))?$/i;
const partOfSchool = /,\s+(?:school|faculty|college) of [^,]+$/i;
const companyForm = /^(?:Inc|LLC|Ltd|Corp|Co|LLP|PLC|GmbH)\b\.?$/i;

/** "Senior Analyst, Meridian Packaging": one piece that holds both. */
export function splitAtComma(
  piece: Piece,
  kind: 'work' | 'education',
): { title: Part; organisation: Part } | undefined {
  const cuts = allMatches(/,\s+/g, piece.text).map((comma) => {
    const [head, tail] = [piece.text.slice(0, comma.index), piece.text.slice(comma.index + comma[0].length)];
    const count = head.split(/\s+/).length;
    return [
      { text: head, words: piece.words.slice(0, count) },
      { text: tail, words: piece.words.slice(count) },
    ] as const;
  });
  if (kind === 'education') {
    for (const [head, tail] of cuts.toReversed()) {
      const [first = ''] = tail.text.split(',');
      const isLast = tail === cuts.at(-1)?.[1];
      // The school within a university that gives a degree is no part of the degree.
      const isInner = partOfSchool.test(head.text) && cuts.some(([one]) => one.words.length < head.words.length);
      if (!isInner && namesDegree(head.text) && namesSchool(first) && (isLast || !namesSchool(head.text)))
        return { title: head, organisation: tail };
      if (isLast && namesSchool(head.text) && namesDegree(tail.text) && !isStateOfSchool(head.text, tail.text))
        return { title: tail, organisation: head };
    }
    return undefined;
  }
  const isTitle = ({ text }: Part) => titleScoreOf(text) >= 2;
  const end = cuts.at(-1);
  // "Analyst, Meridian Packaging, Halifax": the town behind the employer is split off afterwards.
  for (const [head, tail] of cuts.slice(0, -1)) {
    const name = tail.text.slice(0, tail.text.lastIndexOf(','));
    if (isTitle(head) && organisationScoreOf(name) >= 1 && end && isTown(end[1].text))
      return { title: head, organisation: tail };
  }
  // "Engineer, Harbor, Ledger team": a team is a part of the employer before it.
  const [post, firm] = cuts.at(-2) ?? [];
  if (post && firm && end && teamAtEnd.test(end[1].text) && isTitle(post) && titleScoreOf(firm.text) === 0)
    return { title: post, organisation: partOfWords(firm.words.slice(0, firm.words.length - end[1].words.length)) };
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

/** A title and its employer in one piece, where no piece is a title: "Elm University, Editor" behind a name in another face. */
export function jobInside(pieces: Piece[]): ReturnType<typeof splitAtComma> {
  const isTitle = ({ text }: Part) => /^\p{Lu}/u.test(text) && titleScoreOf(text) >= 2 && organisationScoreOf(text) < 1;
  const isFirm = ({ text }: Part) => isName(text) && !isNoEmployer(text, 'work') && !roleOfLabel(text);
  return pieces
    .map((piece) => splitAtComma(piece, 'work'))
    .find((cut) => cut !== undefined && isTitle(cut.title) && isFirm(cut.organisation));
}
