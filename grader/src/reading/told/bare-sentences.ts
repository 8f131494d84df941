import type { Bullet, Entry } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField, namesTask } from '../../words/posts/work-fields.ts';
import { withoutTail } from '../employers/end-of-name.ts';
import { partOfWords, splitPlace } from '../rows/pieces.ts';
import { isUnknown, upToForm, withoutWhere } from './employer-names.ts';
import { employersIn, endOf, fromName, isEmployer, limited, namesBehind, type Range } from './employers-in-text.ts';
import { asTitle, titleEnd } from './job-sentence-words.ts';
import { opensJobSentence, opensTimedSentence, opensWithLength } from './job-sentences.ts';

/** So much of the lines of a list are sentences about work: then it is one of jobs. */
const leastSentences = 0.5;
const mostWords = 30;
/** So many words has a post that only its verb shows, and one that is known. */
const mostTitleWords = 5;
const mostKnownWords = 9;
/** What somebody worked as and is no post. */
const manner =
  /^(?:part|per|well|team|group|member|link|bridge|liaison|individual|required|such|same|follows?|above|below)(?!\p{L})/iu;
/** What is named where an employer could be and is a kind of work or of employers: "HVAC field", "Overseas". */
export const noEmployer =
  /^(?:ngo|mnc|india|abroad|overseas|gulf|uae|ksa)(?!\p{L})|(?<!\p{L})(?:fields?|industry|industries|sectors?|works?|domain|areas?|projects?|sites?|systems?|process|lines?)\W*$/iu;
const behindVerb = /(?<!\p{L})(?:work(?:ed|ing)?|served|serving|employed|joined)\s*$/iu;
const behindExperience = /(?<!\p{L})(?:experiences?|exp\.?)\s+(?:in|of)\s+(?:the\s+)?$/iu;
/** What leads to an employer: "worked at", "experience with". */
const lead =
  /(?<!\p{L})(?:work(?:ed|ing|s)?|served|serving|employed|joined|experiences?|exp\.?|jobs?)[\s.,:;–-]+(?:(?:in|at|with|for|under|from|of)\s+)?(?:the\s+|an?\s+)?$/iu;

/** Whether most lines of a list open as sentences about work, "Worked …", "Six months …". */
export const isListOfSentences = (units: readonly Bullet[]): boolean =>
  units.filter(opensAsJob).length >= Math.max(1, leastSentences * units.length);

/** Whether a line opens as a sentence about work does: "Worked …", "Six months …". */
export const opensAsJob = ({ text }: Bullet) =>
  opensJobSentence(text) || opensTimedSentence(text) || opensWithLength(text);

/**
 * The job that a line of such a list below no header tells, by the grammar of the sentence alone: "Worked as a Keel Hand
 * for 2 years", "Worked in Fellmoor Looms". Elsewhere such a line may be one of duties.
 */
export function jobBarelyTold(unit: Bullet): Pick<Entry, 'title' | 'organisation' | 'location' | 'date'> | undefined {
  const { words } = unit;
  if (words.length > mostWords || !opensAsJob(unit)) return undefined;
  const text = textOf(words);
  const title = postIn(text);
  const employer = employerIn(text, title);
  if (!title && !employer) return undefined;
  const [name = [], town] = employer
    ? splitPlace(withoutTail(cutBetween(words, ...withoutWhere(text, upToForm(text, employer)))), true)
    : [];
  const date = datesIn(words).find(({ isRange }) => isRange);
  return {
    ...(title ? { title: partOfWords(cutBetween(words, ...title)) } : {}),
    ...(name.length > 0 ? { organisation: partOfWords(name) } : {}),
    ...(town ? { location: partOfWords(town) } : {}),
    ...(date ? { date } : {}),
  };
}

function postIn(text: string): Range | undefined {
  const as = asTitle.exec(text);
  if (!as || /\bthe\s/i.test(as[0])) return undefined;
  const start = as.index + as[0].length;
  const range: Range = [start, endOf(text, start, titleEnd)];
  const name = text.slice(...range).trim();
  if (name === '' || manner.test(name)) return undefined;
  const words = name.split(/\s+/).length;
  const isKnown = titleScoreOf(name) >= 1 && words <= mostKnownWords;
  return isKnown || (words <= mostTitleWords && behindVerb.test(text.slice(0, as.index))) ? range : undefined;
}

const employerIn = (text: string, title: Range | undefined): Range | undefined =>
  [...employersIn(text), ...namesBehind(text, fromName)]
    .map((range) => innermost(text, range))
    .filter(([from, to]) => !title || to <= title[0] || from >= title[1])
    .find((range) => mayEmploy(text.slice(...range), text.slice(0, range[0])));

function mayEmploy(name: string, before: string): boolean {
  if (limited.test(name) || /^["“]/.test(name)) return true;
  const [first = ''] = name.split(/\s+(?:and|&|in)\s+/i);
  const isOther =
    namesField(name) || namesTask(name) || [name, first].some((one) => noEmployer.test(one)) || titleScoreOf(name) >= 2;
  if (isOther || isPlace(first) || !isEmployer(name)) return false;
  const score = organisationScoreOf(name);
  // Behind "experience in" stands as often what was done.
  return behindExperience.test(before) ? score >= 1.5 : score >= 1 || (lead.test(before) && isUnknown(name));
}

/** A name up to a comma that goes on in small letters, and behind the last word that leads to one: "Pumps in Harbor Works". */
function innermost(text: string, [from, to]: Range): Range {
  const name = text.slice(from, to);
  const end = /,\s+(?=\p{Ll})/u.exec(name)?.index ?? name.length;
  const outer = /^.*\s(?:in|at|with)\s+(?=\p{Lu})/u.exec(name.slice(0, end))?.[0].length ?? 0;
  const isInner = outer > 0 && organisationScoreOf(name.slice(outer, end)) >= 1;
  return [isInner ? from + outer : from, from + end];
}
