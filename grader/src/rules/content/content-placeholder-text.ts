import type { Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween } from '../../model/text/text.ts';

const anywhere =
  /lorem ipsum(?: dolor)?|\b(?:what|which|how|why)\b[^?.]{5,80}\?(?=\s*\(e\.? ?g)|\[(?:(?:your|insert|add|enter)\b[^\]]*|(?:company|employer|job|position|city|state|name|date|title|school|university|degree|phone|email|address|number|month|year|x+)(?:[ ,/&-]+(?:company|name|title|city|state|country|zip|here|number|address|location|of|and|or|to|start|end|date|month|year|graduation|position|degree|school|employer))*)\s*\]|\[[^\]]*\b(?:need to add|to be (?:added|filled in|updated|decided)|tbd|to ?do)\b[^\]]*\]|\((?:link to (?:the )?(?:site|website|code|project|repo|demo|portfolio)|(?:insert|add) [^)]{2,30} here)\)|(?<=\b(?:website|portfolio|site|link|github|linkedin|demo)\s{0,2}[:–-]\s{0,2})(?:i(?:['’]m| am) working on it|coming soon|under construction|in progress|tbd|to be added)|<<\p{L}[\p{L}\p{N} _-]{1,40}>>|<(?:your |company|name|title|city|date|job)[^>]*>|\b(?:first ?name last ?name|your ?name|your ?email|firstname\.lastname)@?|(?<![\d-])(?:123[-. ]?456[-. ]?7890|\(123\) ?456-7890|\(555\) ?555-5555|555-555-5555)(?!\d)|(?<![\p{L}\p{N}])x{4,}(?![\p{L}\p{N}])/giu;
/** Signs and words of which each such text has one: most rows have none. */
const hint = /[?[(<]|lorem|name|email|working on|coming|construction|progress|tbd|to be added|123|555|xxxx/i;
/** People, schools and firms that sample pages of design programs invent, and what stands in the forms of others. */
const samples =
  /\b(?:borcelle|wardiere (?:inc|university|company)|rimberio|fauget|liceria|ginyard|arowwai|ingoude|aldenaire|reallygreatsite|studio shodwe|giggling platypus|thynk unlimited|salford & co|warner & spencer|keithston and partners|timmerman industries|paucek and lage|hanover and tyke)\b(?: (?:university|college|school|company|studio|co|inc|industries|international|(?:& |and )?partners)\b)?|\breplace with (?:your )?(?:first )?name(?:\(s\))?(?: surname(?:\(s\))?)?|(?<=\p{L}\s?:\s?)\((?:link|url|address)\)/giu;
/** Template words that count only as a whole piece of a row: "Company Name" beside "City, State". */
const whole =
  /^(?:company name|employer name|job title|position title|city, ?state|city, ?country|city, st|(?:month|mm) (?:19|20)\d\d(?: ?[-–—] ?(?:(?:month|mm) )?(?:(?:19|20)\d\d|present|current))?|month year|month year ?[-–—] ?(?:month year|present)|mm\/yyyy ?[-–—] ?(?:mm\/yyyy|present)|mm\/yyyy|school name|university name|degree name|project name|phone number|email address|street address|your address|skill \d|achievement \d|dates? from|name surname|first last|(?:\p{L}+ ){0,2}(?:name|title|text|degree|company|school|university|date|city|description) here|(?:your|insert|enter|add|type) (?:\p{L}+ ){1,4}here|(?:the )?(?:company|employer|school|university|project|client)['’]s name|some (?:good |great |big |nice )?(?:university|company|college|school|city)|nom du dipl[oô]me|nom de l['’](?:entreprise|[ée]cole|universit[ée]))$/iu;

/** Marks of a text that was written for another program: "**Education**", "[0.5cm]". */
const markup = /(?<!\*)\*\*\p{L}[^*]{0,60}\*\*(?!\*)|^#{2,4} (?=\p{Lu}\p{L}+)|\[-?\d*\.?\d+ ?(?:cm|mm|em|ex|pt)\]/gu;
const markupWeight = 0.3;

/** Brackets round a date in which a form asked for it: "Graduation: [June, 2024]", "[May 2020] – [June 2021]". */
const bracketed =
  /(?<=\b(?:graduation|expected|anticipated|date)\s?:?\s?)\[(?:\p{L}{3,9}\.?,? )?(?:19|20)\d\d\]|\[\p{L}{3,9}\.?,? (?:19|20)\d\d\]\s?[-–—]\s?\[[^\]]{3,16}\]/giu;
const bracketedWeight = 0.1;

const maskedWeight = 0.1;
/** An amount that was masked on purpose: "€XXK", "XX%". */
const masked = /(?<![\p{L}\p{N}])[$€£]?X{2,3}(?:\.X+)?\s?(?:%|\+|[KMB]\b\+?|(?:million|thousand|billion)\b)/gu;

/** Words of a template that were never replaced. */
export const contentPlaceholderText: Rule = {
  name: 'content-placeholder-text',
  group: 'content',
  severity: 'critical',
  cost: { kind: 'count', weight: 14, max: 30, per: 'document' },
  grave: 8,
  about: {
    title: 'No template text is left',
    finds: 'Leftovers such as “Lorem ipsum” or “Company name”, and signs of markup such as “**Education**”.',
    why: 'It is the clearest sign of a resume that was not finished.',
  },

  *check(resume) {
    for (const row of resume.rows) {
      const pieces = (hint.test(row.text) ? [anywhere, samples] : [samples])
        .flatMap((pattern) => allMatches(pattern, row.text))
        .filter((match) => !isQuoted(row.text, match.index) && !/^your (?:name|email)$/.test(match[0]))
        .map((match) => ({ text: match[0], at: cutBetween(row.words, match.index, match.index + match[0].length) }));
      const found = row.segments.filter(({ text }) => whole.test(text.replace(/^[\s|•·,–-]+|[\s|•·,–-]+$/g, '')));
      if (!isLabel(row) && !hasValue(row, resume.rows) && !headsText(row, resume.rows))
        pieces.push(...found.map(({ text, words }) => ({ text, at: words })));
      yield* leftoversIn(row);
      for (const { text, at } of pieces)
        yield {
          title: 'Replace template text',
          advice: `“${text}” looks like text of a template. Replace it with your own details or delete it.`,
          text,
          at,
        };
    }
  },
};

/** Signs of a template that are no words of it, and do not make a resume unfinished. */
const leftovers: {
  pattern: RegExp;
  finding: Partial<RuleFinding> & { title: string };
  adviceOn: (text: string) => string;
}[] = [
  {
    pattern: masked,
    finding: { severity: 'minor', weight: maskedWeight, grave: 0, title: 'Give an amount that you may tell' },
    adviceOn: (text) =>
      `“${text}” looks like a blank of a template. Give a range that you may tell, such as “eight-figure” or “over a million”.`,
  },
  {
    pattern: bracketed,
    finding: { severity: 'minor', weight: bracketedWeight, grave: 0, title: 'Take out the brackets of the template' },
    adviceOn: (text) =>
      `“${text}” still stands in the brackets of a form, so that the page looks unfinished. Write the date without them.`,
  },
  {
    pattern: markup,
    finding: { severity: 'major', weight: markupWeight, grave: 0, title: 'Delete leftover markup' },
    adviceOn: (text) =>
      text.startsWith('[')
        ? `“${text}” is a length that was meant for the program that set the page. Delete it.`
        : `“${text}” shows signs of the program it was copied from. Delete the signs and set titles in bold instead.`,
  },
];

/** Letters of which each leftover has some. */
const mayBeLeft = /[*#[]|XX/;

function* leftoversIn({ text: all, words }: Row): Generator<RuleFinding> {
  if (!mayBeLeft.test(all)) return;
  for (const { pattern, finding, adviceOn } of leftovers)
    for (const { 0: found, index } of allMatches(pattern, all)) {
      const text = found.trim();
      yield { ...finding, advice: adviceOn(text), text, at: cutBetween(words, index, index + found.length) };
    }
}

/**
 * Whether a row's words are labels: of a value behind a colon, or of the columns of a table. A template has nothing but
 * such words in a row, or a date beside them.
 */
function isLabel({ text, segments }: Row): boolean {
  if (/:/.test(text)) return true;
  const others = segments.filter((segment) => !whole.test(segment.text.trim()));
  return others.some((segment) => !/\d{4}|\[|,/.test(segment.text));
}

/** Whether a value stands beside a row, in a row of its own: then the row is the label of what follows it. */
const hasValue = (row: Row, rows: readonly Row[]) =>
  rows.some(
    (other) =>
      other.page === row.page &&
      Math.abs(other.base - row.base) < 3 &&
      other.x0 > row.x0 &&
      !whole.test(other.text.trim()) &&
      !/\d{4}/.test(other.text),
  );

/** Whether a label on a row of its own heads a line of text: then it is a title, and what it asks for is given below. */
function headsText(row: Row, rows: readonly Row[]): boolean {
  const below = rows[rows.indexOf(row) + 1];
  // “Name here” is no title of anything.
  if (/ here\P{L}*$/iu.test(row.text)) return false;
  if (row.segments.length > 1 || below?.page !== row.page || below.column !== row.column || below.mark) return false;
  const words = below.words.filter(({ text }) => /\p{L}{2}/u.test(text));
  return words.length >= 2 && !whole.test(below.text.trim()) && !/(?:19|20)(?:\d\d|XX)|\[|lorem/i.test(below.text);
}

/** A designer may speak of “lorem ipsum”. */
function isQuoted(text: string, at: number): boolean {
  return (
    /[“"‘']$/.test(text.slice(0, at)) || /\b(?:no|without|replaced|real copy instead of)\s$/i.test(text.slice(0, at))
  );
}
