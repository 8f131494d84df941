import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Row, SectionKind } from '../../model/resume.ts';
import type { Candidate } from './title-candidates.ts';
import { sameStyle, type TitleStyle } from './title-style.ts';

/** A second line stands closer than this multiple of its size. */
const wrappedGap = 1.6;

/** Kinds that no group of skills is called after. */
const neverSkills: SectionKind[] = ['awards', 'experience', 'education', 'personal', 'declaration', 'references'];

/** Leaves out the labels of a skills section, "Languages" and then "Tools", which have a style of their own. */
export function withoutSkillLabels(
  accepted: Candidate[],
  rows: Row[],
  usual: (candidate: Candidate) => TitleStyle | undefined,
): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of accepted) {
    const open = kept.findLast(({ row }) => rows.indexOf(row) < rows.indexOf(candidate.row));
    if (!isSkillLabel(candidate, { open, accepted, rows, usual: usual(candidate) })) kept.push(candidate);
  }
  return kept;
}

type Inside = { open: Candidate | undefined; accepted: Candidate[]; rows: Row[]; usual: TitleStyle | undefined };

/** Whether a title below the one that is open only labels a row or some rows of skills. */
function isSkillLabel(candidate: Candidate, { open, accepted, rows, usual }: Inside): boolean {
  if (!usual || !candidate.known || sameStyle(candidate.style, usual)) return false;
  const at = rows.indexOf(candidate.row);
  if (open?.kind !== 'skills' || neverSkills.includes(candidate.kind)) return false;
  if (candidate.row.segments.length > 1) return true;
  const next = accepted.find((other) => rows.indexOf(other.row) > at);
  return rows
    .slice(rows.indexOf(open.row) + 1, next && rows.indexOf(next.row))
    .some((row) => row !== candidate.row && isTwin(row, candidate));
}

/** Whether a row begins where a candidate begins and looks like it. */
export function isTwin(row: Row, { segment, style }: Candidate): boolean {
  const [first] = row.segments;
  return first !== undefined && Math.abs(first.x0 - segment.x0) <= 2 && sameStyle(textStyleOf(first), style);
}

/** Words that end no title: what they lead to stands on the next line. */
const leadsOn = /(?:\b(?:of|and|the|for|in|de|et)|[&,])$/i;

/**
 * Whether a candidate is the second line of the row above: of the italics that end it, or of a name that is not complete:
 * "Elm Institute of" above "Technology and Science".
 */
export function goesOn({ row, style }: Candidate, above: Row | undefined): boolean {
  const last = above?.segments.at(-1)?.words.at(-1);
  return (
    above !== undefined &&
    last !== undefined &&
    ((last.italic && style.italic === true) || leadsOn.test(above.text)) &&
    Math.abs(last.size - style.size) <= 0.6 &&
    row.column === above.column &&
    row.base - above.base < wrappedGap * style.size
  );
}
