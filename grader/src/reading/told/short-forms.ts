import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isEmployer, limited, type Range } from './employers-in-text.ts';
import { mostEmployerWords, mostTitleWords, shortForm, span } from './job-sentence-words.ts';

type Told = { title: Range; employer: Range };

/**
 * "Analyst at Harbor Works (2010–2012)", "Analyst – Sales from 2010 to 2012 at Harbor Works": a title, an employer, a time and
 * nothing else.
 */
export function fromShortForm(text: string): Told | undefined {
  const [date] = findDates(text);
  if (!date) return undefined;
  const before = text.slice(0, date.start).replace(/[\s,(]+(?:from|since|during)\s*$/i, ' ');
  const behind = text.slice(date.end);
  const isAtEnd = behind.replace(/[\s).]/g, '') === '';
  const match = isAtEnd ? shortForm.exec(before) : atEnd.exec(behind);
  const [, title = '', employer = ''] = isAtEnd ? (match ?? []) : ['', before.replace(/[\s,(]+$/, ''), match?.[1]];
  const [head = ''] = title.split(/\s?[-–—]\s/);
  if (titleScoreOf(title) < 2 || organisationScoreOf(head) >= 1 || employer === '') return undefined;
  if (employer.split(' ').length > mostEmployerWords) return undefined;
  const from = text.indexOf(employer, isAtEnd ? title.length : date.end);
  return { title: [0, title.length], employer: [from, from + employer.replace(/[\s,(]+$/, '').length] };
}

const atEnd = /^\)?\s+at\s+(?:the\s+)?(\p{Lu}[^.;]{2,60}?(?:\s(?:Ltd|Limited|Inc|LLC)\.?)?)[\s,.]*$/u;

/** Whether a text is such a job with a title that a dash parts: "Manager- Stores at Harbor Works Ltd from May 2012 to June 2014". */
export const isShortForm = (text: string): boolean =>
  /^[^,;:]{3,40}\p{L}\s?[-–—]\s?\p{L}.* at \p{Lu}/u.test(text) && fromShortForm(text) !== undefined;

/** The years or the length of time in brackets that a line ends with: "(2012-)", "(9 months) (2013)". */
const timeAtEnd = new RegExp(
  `[\\s,:]*(?:[([]\\s*(?:${span}|(?:19|20)\\d\\d(?:\\s*[-–—])?)\\s*[)\\]]\\s*){1,2}[\\s.]*$`,
  'iu',
);

/** The head of a part of an organisation, which its title names. */
const headOf = /^head of\b/i;

/** The same with one year or a length of time in brackets, where the name is sure: "Adviser at Harbor Works, Leeds (2012-)". */
export function fromTitleAlone(text: string): Told | undefined {
  const end = timeAtEnd.exec(text)?.index ?? 0;
  const [, title = '', name = ''] = shortForm.exec(text.slice(0, end)) ?? [];
  const [head = ''] = name.split(/,|\s[-–—]\s/u);
  const isJob =
    titleScoreOf(title) >= 2 &&
    (organisationScoreOf(title) < 1 || headOf.test(title)) &&
    organisationScoreOf(head) >= 0.7;
  if (!isJob || !isEmployer(head) || title.split(' ').length > mostTitleWords) return undefined;
  const from = text.indexOf(name, title.length);
  return { title: [0, title.length], employer: [from, from + head.length] };
}

const quoted = /^[^\p{L}\d]*(\p{L}[^"“”,;:]{2,50}?)\s+(?:in|at|with)\s+["“]\s?([^"“”]{3,60}?)\s?["”][\s.]*$/iu;

/** A post and a firm in quotation marks, and nothing else, whatever the first letter of the firm: "Clerk in “harbor Works ltd”." */
export function fromQuoted(text: string): Told | undefined {
  const [, title = '', name = ''] = quoted.exec(text) ?? [];
  if (titleScoreOf(title) < 2 || organisationScoreOf(name) < 0.7 || title.split(' ').length > mostTitleWords)
    return undefined;
  const [start, from] = [text.indexOf(title), text.lastIndexOf(name)];
  return { title: [start, start + title.length], employer: [from, from + name.length] };
}

const firmAs =
  /^[^\p{L}\d]*(?:\d{1,2}[.)]\s*)?(?:with\s+)?(?=["“]?(?:M\/s|\p{Lu}))(.{4,80}?)[\s,.–-]+as\s+((?:an?|the)\s+)?([^,.;:]{3,60}?)(?:\s+(?:at|in)\s+\p{Lu}[^.;:]{2,60}?)?[\s.]*$/iu;
const endOfForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c)\b\.?/iu;
/** So many words may tell where a firm is. */
const mostBehindForm = 4;

/** A firm by its legal form, or its name and an article, and the post there: "Harbor Works Ltd, Leeds as a Clerk", "Delta Services as a Clerk". */
export function fromFirm(text: string): Told | undefined {
  const [whole, name = '', article, title = ''] = firmAs.exec(text) ?? [];
  const form = limited.test(name) ? endOfForm.exec(name) : null;
  const isNamed =
    article !== undefined && !/[\d,(–]/.test(name) && organisationScoreOf(name) >= 1.5 && titleScoreOf(name) < 1;
  if (whole === undefined || !(form || isNamed) || !/^["“]?\p{Lu}(?!\p{Ll}+(?:ed|ing)\s)/u.test(name)) return undefined;
  const own = form ? name.slice(0, form.index + form[0].length) : name;
  const isWhole = name.slice(own.length).split(/\s+/).filter(Boolean).length <= mostBehindForm;
  if (!isWhole || titleScoreOf(title) < 2 || title.split(' ').length > mostTitleWords || !isEmployer(own))
    return undefined;
  const from = text.indexOf(name);
  const at = text.lastIndexOf(title);
  return { title: [at, at + title.length], employer: [from, from + own.length] };
}
