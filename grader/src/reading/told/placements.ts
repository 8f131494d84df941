import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { endOf, isEmployer, limited, type Range } from './employers-in-text.ts';
import { count } from './job-sentence-words.ts';

/** What was done, and how long: "I have completed my", "Undergone 15 days of", "Six weeks". */
const lead = new RegExp(
  `^\\W*(?:i\\s+)?(?:(?:have|had|has)\\s+)?(?:successfully\\s+)?((?:completed|done|did|undergone|underwent|attended|taken|took|got)\\s+)?(?:an?\\s+|my\\s+|the\\s+)?((?:${count}|fifteen|twenty|thirty)(?:\\s*\\(\\d+\\))?[\\s-]*(?:days?|weeks?|months?|years?)[’']?\\s+(?:of\\s+)?)?(?:an?\\s+)?`,
  'iu',
);
/** What a placement is called; a bare "training" may be anything. */
const kinds =
  /^((?:(?:in|on)[- ]?(?:the[- ])?(?:plant|job)|implant|industrial|vocational|summer|winter|practical|project|site|field|graduate|professional|apprenticeship|internship|trade|technical)\s+){0,2}(internship|training|apprenticeship|apprentice|attachment)(?:\s+program(?:me)?)?(?!\p{L})/iu;
/** What leads to the place of it; behind an "in" stands as often what was learnt. */
const atName = /\s(?:[Aa]t|AT|[Ff]rom|FROM|[Ww]ith|WITH|[Uu]nder)\s+(?:the\s+)?(?=[“"‘']?\s?\p{Lu})/gu;
const inName = /\s(?:[Ii]n|IN|of)\s+(?:the\s+)?(?=[“"‘']?\s?\p{Lu})/gu;
const anyName = new RegExp(`${atName.source}|${inName.source}`, 'gu');
const nameEnd =
  /\s+(?:of|for|OF|FOR)\s+(?:an?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|\d+|the)\s|\s+(?:[Oo]n|[Ff]rom|FROM|[Dd]uring|[Ii]n|IN|[Aa]t|as|[Ww]ith|[Ss]ince|and|associated)\s|,\s|\s?[(;]|(?<=[a-zA-Z]{4})\.\s|\.\s*$/;
/** So much text between the kind and the place may tell what was learnt. */
const mostBetween = 90;

/**
 * A placement by what it is called and where it was: "Summer internship in Harbor Works Ltd of one month in 2011", "I have
 * undergone 15 days of in-plant training on pumps at Delta Foods".
 */
export function placementIn(text: string): { title: Range; employer: Range } | undefined {
  const [before = '', verb, span] = lead.exec(text) ?? [];
  const [title, first] = kinds.exec(text.slice(before.length)) ?? [];
  if (title === undefined) return undefined;
  const from = before.length + title.length;
  const employer =
    (verb ?? span ?? first) === undefined
      ? placeIn(text, from, anyName, isNamedAlone, 0)
      : (placeIn(text, from, atName, isNamed) ?? placeIn(text, from, inName, first ? isNamedAlone : isNamedIn));
  return employer ? { title: [before.length, from], employer } : undefined;
}

/** The first name that a word leads to behind the kind of a placement. */
function placeIn(
  text: string,
  from: number,
  joint: RegExp,
  isOne: (name: string) => boolean,
  most = mostBetween,
): Range | undefined {
  for (const { index, 0: word } of allMatches(joint, text.slice(from))) {
    const start = from + index + word.length;
    const range: Range = [start, endOf(text, start, nameEnd)];
    if (index > most) return undefined;
    if (isOne(text.slice(...range)) && isEmployer(text.slice(...range))) return range;
  }
  return undefined;
}

const isNamed = (name: string) =>
  /^\P{L}*\p{Lu}/u.test(name) &&
  !namesField(name) &&
  !isSubject(name) &&
  (!/^\p{Lu}\p{Ll}+$/u.test(name) || organisationScoreOf(name) >= 0.7);

const isNamedAlone = (name: string) => isNamed(name) && (organisationScoreOf(name) >= 0.7 || !/\p{Ll}/u.test(name));

/** What is learnt, in words of the language: "Basic Pump Technology". */
const isSubject = (name: string) =>
  /\p{Ll}/u.test(name) &&
  /(?:technology|technologies|engineering|systems?|design|construction|management|marketing|networks?|services?|production)$/i.test(
    name,
  ) &&
  (name.match(/\p{L}{2,}/gu) ?? []).every((word) => isKnownWord(word.toLowerCase()));

const isNamedIn = (name: string) =>
  isNamed(name) &&
  name.split(/\s+/).every((word) => /^(?:[^\p{Ll}]|of$|and$|the$|for$)/u.test(word)) &&
  (organisationScoreOf(name) >= 0.7 || limited.test(name) || /^[“"]?[\p{Lu}.&\s]{6,}$/u.test(name));
