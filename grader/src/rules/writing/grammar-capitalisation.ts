import { alsoStray } from '../../model/language/capitals/also-stray.ts';
import { continuationsIn, nameRowsIn } from '../../model/language/capitals/going-on.ts';
import { rowsOfNames } from '../../model/language/capitals/listed-names.ts';
import {
  endsList,
  isAmongNames,
  isHalfOfPair,
  isInName,
  isNamedHere,
  isNameOfLine,
  leadsToName,
  mayNameEvent,
  namesFirm,
  namesTopic,
  tellsOfEvent,
} from '../../model/language/capitals/named-capitals.ts';
import { shoutedIn } from '../../model/language/capitals/shouted.ts';
import { strayCapitals } from '../../model/language/capitals/stray-capitals.ts';
import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { isForm } from '../../model/language/verb-forms.ts';
import type { Bullet, Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween, wordsBetween } from '../../model/text/text.ts';
import { type Token, tokensOf } from '../../model/text/tokens.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { placeNames } from '../../words/places/places.ts';
import { towns } from '../../words/places/towns.ts';
import { type CapitalSlip, capitalSlips } from '../../words/slips/capital-slips.ts';
import { smallWordSlips } from '../../words/slips/small-word-slips.ts';
import { smallInNames } from '../../words/small-in-names.ts';

const fewest = 2;
const majority = 0.6;
/** Names that are written small by mistake, beside `placeNames` and `towns`: days, months, languages, peoples. */
const properNames = new Set([
  ...towns,
  ...`europe africa america australia monday tuesday wednesday thursday friday saturday sunday january february june
  july september october november december english spanish german italian portuguese arabic japanese korean russian
  hindi mandarin cantonese urdu tamil telugu malayalam kannada marathi gujarati punjabi bengali tagalog american
  european british canadian mexican asian african indian pakistani saudi kerala tamilnadu punjab gujarat maharashtra
  haryana rajasthan karnataka bihar oman odisha orissa uttarakhand uttaranchal jharkhand chhattisgarh telangana
  assam manipur himachal bahrain christmas medicare medicaid`.split(/\s+/),
]);
/** The items of a row such as "(C++ | TypeScript | Electron)". */
const itemOfRow = /(?<=[|•] ?)\p{Lu}\p{Ll}+(?= ?(?:[|•)]|$))/gu;
/** The items of a list such as "Flux, jQuery, D3JS", which tools are told by: a capital or a digit inside their name. */
const itemOfList = /(?<=^|[,:;] ?)\p{Lu}\p{Ll}+(?= ?(?:[,;.]|$))/gu;
const toolName = /(?<!\p{L})\p{L}*\p{Ll}(?:\p{Lu}|\d)|\p{L}(?:\+\+|#|\.js\b)/u;
const pairOfCapitals = /(?<!\p{L})\p{Lu}\p{Ll}+ (?=(\p{Lu}\p{Ll}+))/gu;
const lonePronoun = /(?<=^|[\p{Ll},.] )i(?= \p{Ll}{2,})/gu;
/** Verbs and small words never have a capital inside a line. */
const strayCapital =
  /(?<=(?<!\p{L})\p{Ll}{2,} )(?:\p{Lu}\p{Ll}+ed|\p{Lu}\p{Ll}+ly|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Various|Several|Many|Every|Their|With|From|That|Which|Were|Was|And|For|The|Through|Under|During|After|Before|While|Such|Into|Within|Without|Is|Are|Been|Using|Including|Who|Where|Also|Between|According|Than|Upon|About)(?= \p{Ll}{2,})/gu;
const linking =
  /^(?:of|the|an?|and|or|for|in|with|to|from|by|on|as|at|into|all|various|both|our|their|its|any|each|every|other|new|daily|weekly|monthly|under|between|within|through|about|per)$/;
const nameParts =
  /^(?:United|Applied|Advanced|Certified|Registered|Licensed|Limited|Associated|Allied|Integrated|Supply|Family|Weekly|Monthly|Daily|Quarterly|July|Italy|Red|Med|Ted|Fred|Ned|Sally|Emily|Kelly|Molly|Lily|Billy|Assembly|Early|Friendly|Wired|Unlimited|Connected|Limited|Embedded)$/;

const sureSlips = [...capitalSlips, ...smallWordSlips];

/** Capital letters where lines, names and "I" need them, and nowhere else. */
export const grammarCapitalisation: Rule = {
  name: 'grammar-capitalisation',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 10, per: 'document' },
  habit: true,
  about: {
    title: 'Capitals are where they belong',
    finds: 'A line in small letters among others, months and languages without a capital.',
    why: 'It looks unfinished.',
  },
  inVitae: false,

  *check(resume) {
    const goesOn = continuationsIn(resume.rows);
    for (const section of resume.sections)
      yield* lowerStarts(section.bullets.filter(({ rows: [first] }) => first === undefined || !goesOn.has(first)));
    const lines = linesOf(resume);
    const named = namesIn(resume);
    const goesOnAsName = nameRowsIn(resume.rows);
    const sites = sitesIn(resume);
    const listed = rowsOfNames(resume);
    for (const line of lines) yield* smallNames(line);
    for (const line of lines) {
      const shouts = shoutedIn(textOfLine(line)).map(({ start, printed, right }) =>
        finding(line, start, printed, right),
      );
      const sure = [...shouts, ...sureSlips.flatMap((slip) => [...slipsOf(line, slip)])];
      const verbs = [...capitalVerbs(line)].filter((word) => !isAmong(sure, word));
      yield* sure;
      yield* verbs;
      if (line.rows.some((row) => listed.has(row))) continue;
      for (const word of capitalWords(line, goesOnAsName))
        if (!isAmong([...sure, ...verbs], word) && !named.has(word.text) && !sites.has(word.text.toLowerCase()))
          yield word;
    }
  },
};

const isAmong = (found: readonly RuleFinding[], word: RuleFinding) => found.some(({ at }) => at[0] === word.at[0]);

function finding(line: Bullet, start: number, printed: string, right: string): RuleFinding {
  return {
    title: 'Check capital letters',
    advice: `Write “${right}” instead of “${printed}”.`,
    text: printed,
    at: cutBetween(line.words, start, start + printed.length),
    rewrite: right,
  };
}

function* slipsOf(line: Bullet, { pattern, mend, needs }: CapitalSlip): Generator<RuleFinding> {
  const text = textOfLine(line);
  if (!needs.test(text)) return;
  for (const { 0: found, index } of allMatches(pattern, text)) {
    // In a list without bullet signs, a line with a capital begins an item.
    const [word] = wordsBetween(line.words, index, index + 1);
    if (line.mark || !line.rows.slice(1).some((row) => row.words[0] === word))
      yield finding(line, index, found, mend(found));
  }
}

/**
 * Words that are names elsewhere: they end a name of two in the header of a job or study ("Google Maps" there, "the
 * Maps" here), are all that an employer or a project is called, are an item of a row of terms, or of a list of skills that names tools ("Flux, jQuery, D3JS").
 */
function namesIn({ sections, rows }: Resume): ReadonlySet<string> {
  const headers = sections.flatMap(({ entries }) => entries).flatMap(({ header }) => header);
  const ends = headers.flatMap(({ text }) => allMatches(pairOfCapitals, text).map(([, second = '']) => second));
  const lists = sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap((section) => section.rows.filter(({ text }) => toolName.test(text)));
  const tools = lists.flatMap(({ text }) => text.match(itemOfList) ?? []);
  const firms = sections.flatMap(({ entries }) => entries).flatMap(({ organisation }) => organisation?.text ?? []);
  const own = firms.flatMap((text) => text.match(/^\p{Lu}\p{Ll}+(?=$| ?\()/u) ?? []);
  return new Set([...ends, ...tools, ...own, ...rows.flatMap(({ text }) => text.match(itemOfRow) ?? [])]);
}

/** The names of the sites that the resume links to: who links to twitch.tv writes of Twitch. */
function sitesIn({ links }: Resume): ReadonlySet<string> {
  const hosts = links.flatMap(({ url }) => /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1] ?? []);
  return new Set(hosts.flatMap((host) => host.toLowerCase().split('.').slice(0, -1)));
}

/** A line that starts in lower case among lines with a capital; brands such as "iOS" may. */
function* lowerStarts(lines: readonly Bullet[]): Generator<RuleFinding> {
  const starts = lines.map((line) => ({ line, first: textOfLine(line).match(/^[\p{L}][\p{L}'’-]*/u)?.[0] ?? '' }));
  const upper = starts.filter(({ first }) => /^\p{Lu}/u.test(first)).length;
  // A single line cannot be compared with others: it needs a capital where it opens with a verb.
  const lone =
    starts.length === 1 && (starts[0]?.line.words.length ?? 0) >= 5 && isForm(starts[0]?.first ?? '', 'past');
  if (lone) yield* raised(starts);
  if (upper < fewest || upper < majority * starts.filter(({ first }) => first !== '').length) return;
  yield* raised(starts);
}

/** Whether a line may go on in the next one, which then opens with no verb: a sentence was cut into items. */
const isOpen = (line: Bullet | undefined) => line !== undefined && /\p{Ll}$/u.test(textOfLine(line));

/** What says below a list what a sign in it means: “* denotes”. */
const legend = /^(?:denotes?|indicates|marks|means|stands)$/;

function* raised(starts: { line: Bullet; first: string }[]): Generator<RuleFinding> {
  for (const [i, { line, first }] of starts.entries()) {
    const [word = ''] = first.split(/[-'’]/);
    if (line.words.length < 3 || !/^\p{Ll}{3,}$/u.test(word) || !(isKnownWord(word) || isForm(word))) continue;
    if (legend.test(word) || (!isForm(word) && isOpen(starts[i - 1]?.line))) continue;
    yield finding(
      line,
      0,
      first,
      first.replace(/^./, (letter) => letter.toUpperCase()),
    );
  }
}

function* smallNames(line: Bullet): Generator<RuleFinding> {
  for (const { text, start } of tokensOf(line)) {
    if (!(properNames.has(text) || placeNames.has(text)) || isInAddress(line, start, text)) continue;
    yield finding(
      line,
      start,
      text,
      text.replace(/^./, (letter) => letter.toUpperCase()),
    );
  }
  const text = textOfLine(line);
  // Where many letters have accents, "i" is a word of that language.
  if (!isAccented(text)) for (const match of allMatches(lonePronoun, text)) yield finding(line, match.index, 'i', 'I');
  const told: [start: number, end: number][] = [];
  for (const { pattern, needs, afterName } of smallInNames) {
    if (!needs.test(text)) continue;
    for (const { 0: printed, index } of allMatches(pattern, text)) {
      // One slip is told once.
      if (told.some(([from, to]) => index < to && index + printed.length > from)) continue;
      const [first = ''] = printed.split(' ');
      // "US college", "a Harbor high school": any college of a country or town, not one by that name.
      const isAny = /^\p{Lu}{2}$/u.test(first) || /(?<!\p{L})an? (?:\p{Lu}\p{L}+ )?$/iu.test(text.slice(0, index));
      if (afterName && (isAny || isKnownWord(first.toLowerCase()) || isInAddress(line, index, printed))) continue;
      told.push([index, index + printed.length]);
      yield finding(
        line,
        index,
        printed,
        printed.replace(/(?<![\p{L}’'])\p{Ll}(?!f )/gu, (letter) => letter.toUpperCase()),
      );
    }
  }
}

/** Whether two words or more have letters that English has not. */
const isAccented = (text: string) => (text.match(/\p{L}*[^\P{L}A-Za-z]\p{L}*/gu) ?? []).length >= 2;

/** Whether a word is a part of an address, a path or the name of an account. */
function isInAddress(line: Bullet, start: number, word: string): boolean {
  const text = textOfLine(line);
  return /[@/._-]$/.test(text.slice(0, start)) || /^(?:[@/_-]|\.\p{L})/u.test(text.slice(start + word.length));
}

function* capitalVerbs(line: Bullet): Generator<RuleFinding> {
  const text = textOfLine(line);
  for (const match of allMatches(strayCapital, text)) {
    const [printed] = match;
    const lower = printed.toLowerCase();
    // Where a verb with its object follows, two sentences run together.
    const object = /^ (?:the|an?|all|various|our|their|its|new|\d+)\b/.test(text.slice(match.index + printed.length));
    const [before = ''] = /\p{Ll}+(?= $)/u.exec(text.slice(0, match.index)) ?? [];
    const isLinked = linking.test(before) || /^(?:that|which|who|was|were|is|are|be|been|has|have|had)$/.test(before);
    if (/ed$/.test(printed) && (object || !isLinked)) continue;
    if (/ly$/.test(printed) && leadsToName.test(text.slice(0, match.index))) continue;
    // In a list without bullet signs, a line with a capital begins an item.
    const [word] = wordsBetween(line.words, match.index, match.index + 1);
    if (!line.mark && line.rows.some((row) => row.words[0] === word)) continue;
    if (
      nameParts.test(printed) ||
      (/ed$/.test(printed) && !isForm(lower, 'past')) ||
      !(isKnownWord(lower) || isForm(lower))
    )
      continue;
    yield finding(line, match.index, printed, lower);
  }
}

/** Whether a blank broke a word in two, of which the second half is none: “Tech nical”. */
function isHalfOfWord(tokens: readonly Token[], token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return (
    next?.before === ' ' &&
    /^\p{Ll}{4,}$/u.test(next.text) &&
    !isKnownWord(next.lower) &&
    isKnownWord(token.lower + next.lower)
  );
}

/** Common words with a capital in a line that is otherwise written small: "handled Customer queries". */
function* capitalWords(line: Bullet, goesOnAsName: ReadonlySet<Row>): Generator<RuleFinding> {
  const tokens = tokensOf(line);
  const stray = notNamed(line, tokens, strayCapitals(tokens), goesOnAsName);
  if (stray.length === 0) return;
  const others = alsoStray(tokens, new Set(stray), textOfLine(line));
  const all = [
    ...stray,
    ...notNamed(line, tokens, [...others, ...stray], goesOnAsName).filter((one) => !stray.includes(one)),
  ];
  for (const { text, lower, start } of all) yield finding(line, start, text, lower);
}

/** Those of stray capitals that nothing around shows to be a name. */
function notNamed(
  line: Bullet,
  tokens: readonly Token[],
  stray: readonly Token[],
  goesOnAsName: ReadonlySet<Row>,
): readonly Token[] {
  const starts = new Set(line.rows.map((row) => row.words[0]));
  const whole = textOfLine(line);
  const isEvent = tellsOfEvent.test(whole);
  return stray.filter((token) => {
    const { text, start } = token;
    if (isNamedHere(tokens, token, whole) || endsList(tokens, token)) return false;
    const isSmall = /^(?:And|As|At|By|For|From|In|Of|Or|To|With)$/.test(text);
    const [first] = line.rows;
    if (!line.mark && first && goesOnAsName.has(first) && !/(?<!\p{L})\p{Ll}/u.test(whole.slice(0, start)))
      return false;
    if (isHalfOfPair(tokens, token, stray) || (isEvent && mayNameEvent(whole, token))) return false;
    const [before, after] = [whole.slice(0, start), whole.slice(start + text.length)];
    // A term beside its abbreviation: “Adenine (A)”.
    if (new RegExp(`^ \\(${text.charAt(0)}\\p{Lu}{0,4}\\)`, 'u').test(after)) return false;
    if ((!isSmall && (namesTopic.test(before) || leadsToName.test(before))) || namesFirm.test(whole.slice(start)))
      return false;
    if (isInName(before, text) || isAmongNames(tokens, token) || isHalfOfWord(tokens, token)) return false;
    if (isNameOfLine(before, after)) return false;
    // In a list without bullet signs, a line with a capital begins an item.
    const [word] = wordsBetween(line.words, start, start + 1);
    return word !== undefined && (line.mark !== undefined || !starts.has(word));
  });
}
