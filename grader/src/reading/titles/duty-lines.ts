import { isForm } from '../../model/language/verb-forms.ts';
import type { Row } from '../../model/resume.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import type { Candidate } from './title-candidates.ts';
import { sameStyle, type TitleStyle } from './title-style.ts';

/** So many lines, and so much of all rows with the rest of long lines among them, show that rows tell work. */
const fewest = 5;
const share = 0.3;
/** What somebody took part in, won or hopes is no work that was done. */
const noWork =
  /^(?:participat|attend|won|win|receiv|secur|complet|pass|obtain|award|elect|nominat|visit|play|read|watch|listen|travel|sing|danc|seek|look|aspir|hav|be|do|go|get|believ|lov|lik|learn|adapt|know|understand|will)/;
/** "Operation and maintenance of belts", "Coordination with departments": an action as a noun, and what it was done to. */
const action = /^\p{L}+(?:tion|sion|ment|ance|ence|ing|ion|ysis|son)s?$/u;
const behindAction = /^(?:of|and|&|with|for|to|in|on|the|all|,)$/;

/** Whether rows are a list of what was done at work, under whatever title. */
export function tellsDuties(rows: readonly Row[]): boolean {
  const duties = rows.filter(opensWithDuty).length;
  return duties >= fewest && duties >= share * rows.length;
}

function opensWithDuty({ words, text }: Row): boolean {
  const [first = '', next = ''] = words.map((word) => word.text.toLowerCase().replace(/^[^\p{L}&,]+|[.:;,]+$/gu, ''));
  if (words.length < 4 || !/^\P{L}*\p{Lu}/u.test(text) || noWork.test(first)) return false;
  if (isForm(first, 'ing', 'past')) return true;
  if (action.test(first)) return behindAction.test(next);
  return isForm(first, 'base', 's3') && words.length >= 5;
}

/** So many looks beyond those of the text, and so many titles alike, show that a title of duties is set as those are. */
const leastFeatures = 3;
const leastAlike = 2;

/**
 * Titles of duties, "Key responsibilities", in the looks of the titles, which show how titles look: a reader takes them
 * for sections. One that comes again under the next job is a label.
 */
export function titlesOfDuties(
  candidates: readonly Candidate[],
  known: readonly Candidate[],
  usual: (candidate: Candidate) => TitleStyle | undefined,
): Set<Candidate> {
  const nameOf = ({ segment }: Candidate) => segment.text.toLowerCase().replace(/\P{L}/gu, '');
  const named = candidates.filter(({ segment }) => isDutiesTitle(segment.text));
  return new Set(
    named.filter((candidate) => {
      const { score, style, rest, isRunIn, known: isKnown } = candidate;
      if (isKnown || score < leastFeatures || rest.length > 0 || isRunIn) return false;
      const look = usual(candidate);
      return (
        look !== undefined &&
        sameStyle(style, look) &&
        known.filter((other) => sameStyle(other.style, look)).length >= leastAlike &&
        !named.some((other) => other !== candidate && nameOf(other) === nameOf(candidate))
      );
    }),
  );
}
