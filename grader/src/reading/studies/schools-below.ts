import type { Bullet, Entry, Part, Row } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { findDates } from '../../model/text/dates.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { sameLooks } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';
import { endOfSchool } from '../told/study-lines.ts';

/** The school of a study stands in the first lines below its degree. */
const mostUnits = 2;
const mostUnitWords = 24;
const mostSchoolWords = 12;
/** What leads to the name of a school inside a line. */
const start =
  /(?:^|[,;|•–—:]\s*|\s-\s+|\b(?=(?:[Ff]rom|[Aa]t|[Tt]hrough|in)\s))(?:(?:[Ff]rom|[Aa]t|[Tt]hrough|in)\s+)?(?:the\s+)?(?=\p{Lu})(?![Ff]rom\s)/gu;
/** No degree, although it has honours. */
const honour = /\b(?:award|scholar|dean|prize|list)/i;
const belonging = /^(?:affiliat|recogni|approved|accredited|member|minor|major|coursework)/i;

/** Studies whose degree stands above a line that names the school: "HSC" above "With 60% from Hill High School". */
export function withSchoolBelow(entry: Entry): Entry {
  if (!entry.title || entry.organisation || !namesDegree(entry.title.text) || honour.test(entry.title.text))
    return entry;
  const units = [...entry.bullets, ...entry.paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  const own = entry.title.words[0];
  const below = units.filter(({ words }) => own === undefined || !words.includes(own)).slice(0, mostUnits);
  for (const { words } of below) {
    const school = words.length <= mostUnitWords ? schoolIn(words) : undefined;
    if (school) return { ...entry, organisation: school };
    if (namesDegree(withoutLevels(textOf(words)))) break;
  }
  return entry;
}

/** "Diploma in Radio: Elm College", "Elm College: Diploma in Radio": a degree and its school that a colon parts. */
export function withPartsOfColon(entry: Entry): Entry {
  const { title, organisation } = entry;
  const whole = title && organisation ? undefined : (organisation ?? title);
  const at = whole?.words.findIndex(({ text }) => /[^:]:$/.test(text)) ?? -1;
  if (!whole || at < 0 || at === whole.words.length - 1) return entry;
  const [first, second] = [whole.words.slice(0, at + 1), whole.words.slice(at + 1)].map(partOfWords);
  if (!first || !second || namesSchool(first.text) === namesSchool(second.text)) return entry;
  const [school, degree] = namesSchool(second.text) ? [second, first] : [first, second];
  // Before the name of a school a colon parts what was learned there; behind one only a degree is sure.
  return school === second || namesDegree(degree.text) ? { ...entry, title: degree, organisation: school } : entry;
}

/** Joins a degree that was told alone to the school, alone as well, that stands right below it. */
export function withSchoolsJoined(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    if (above && isDegreeAlone(above) && isSchoolAlone(entry) && !(above.date && entry.date))
      out[out.length - 1] = {
        ...entry,
        ...above,
        header: [...above.header, ...entry.header],
        bullets: [...above.bullets, ...entry.bullets],
        paragraphs: [...above.paragraphs, ...entry.paragraphs],
      };
    else out.push(entry);
  }
  return out;
}

/**
 * Gives the degrees below a school to that school: a degree whose row looks as that of the degree right below the name of
 * the school, and not as that name, or has a time as only that degree has, where its header names no school.
 */
export function withSchoolAbove(entries: Entry[]): Entry[] {
  let above: Entry | undefined;
  return entries.map((entry) => {
    const school = above && schoolOf(entry, above);
    if (!school) above = entry;
    return school ? { ...entry, organisation: school } : entry;
  });
}

function schoolOf({ header, title, organisation }: Entry, above: Entry): Part | undefined {
  const [own, ...others] = header;
  const [school, degree] = above.header;
  const isDegree = title !== undefined && namesDegree(title.text) && !(organisation && namesSchool(organisation.text));
  if (
    !own ||
    others.some(({ text }) => namesSchool(text) || namesDegree(withoutLevels(text))) ||
    !school ||
    !degree ||
    !isDegree ||
    !above.organisation
  )
    return undefined;
  const isSchool = namesSchool(school.text) && !namesDegree(withoutLevels(school.text)) && namesDegree(degree.text);
  const isDegreeAlike = !sameLooks(own, school) || ([own, degree].every(isDated) && !isDated(school));
  return isSchool && sameLooks(own, degree) && isDegreeAlike ? above.organisation : undefined;
}

const isDated = ({ text }: Row) => findDates(text).length > 0;

function isDegreeAlone({ title, organisation, bullets, paragraphs }: Entry): boolean {
  const isDegree = title !== undefined && namesDegree(title.text) && !honour.test(title.text);
  return isDegree && !organisation && bullets.length + paragraphs.length <= 1;
}

const isSchoolAlone = ({ title, organisation }: Entry) =>
  title === undefined && organisation !== undefined && namesSchool(organisation.text);

/** The school that a line without a degree names. */
function schoolIn(words: Bullet['words']): Part | undefined {
  const text = textOf(words);
  if (namesDegree(withoutLevels(text))) return undefined;
  for (const { index, 0: lead } of allMatches(start, text)) {
    const from = index + lead.length;
    const to = endOfSchool(text, from);
    const [name = ''] = text.slice(from, to).split(/[,;(|]|\s[–—-]\s/);
    const isName = namesSchool(name) && name.trim().includes(' ') && name.split(' ').length <= mostSchoolWords;
    if (isName && !belonging.test(name)) return partOfWords(cutBetween(words, from, to));
  }
  return undefined;
}
