import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { isNamedByVerb } from './employer-names.ts';
import { employersIn, fromName, limited, namesBehind, type Range, smallName } from './employers-in-text.ts';
import { lengthOfTime } from './job-sentence-words.ts';

/** A sentence about the work of today: "Presently working in Harbor Bank". */
const presently = /^\W*(?:i am )?(?:presently|currently|now) (?:working|employed)\b/i;
/** So many words may follow an employer in a sentence that tells no time. */
const mostBehind = 3;

/**
 * "6 months of experience in Harbor Works Ltd from July 2013 to May 2014": an employer by its name or its quotation marks,
 * and its time; or one with its legal form and nothing else, "Working with Delta Foods Pvt. Ltd. Leeds".
 */
export function employerAlone(text: string, hasTime: boolean): { employer: Range } | undefined {
  const isNamed = ([from, to]: Range) => {
    const name = text.slice(from, to);
    const [head = ''] = name.split(',', 1);
    return (
      organisationScoreOf(name) >= 1 ||
      organisationScoreOf(head) >= 1 ||
      limited.test(name) ||
      /^["“]/.test(name) ||
      isNamedByVerb(text, from)
    );
  };
  const employer = [employersIn(text), namesBehind(text, fromName), namesBehind(text, smallName)]
    .flat()
    .find((range) => isNamed(range));
  if (!employer) return undefined;
  const isTimed = hasTime || findDates(text).some(({ isRange }) => isRange) || lengthOfTime.test(text);
  const isFirm =
    limited.test(text.slice(...employer)) ||
    /^M\/s\b/i.test(text.slice(...employer)) ||
    (presently.test(text) && organisationScoreOf(text.slice(...employer)) >= 1);
  const isAll = isFirm && text.slice(employer[1]).split(/\s+/).filter(Boolean).length <= mostBehind;
  return isTimed || isAll ? { employer } : undefined;
}
