import type { Link, Word } from '../../model/page.ts';
import type { Field, Profile, Row } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { findDates } from '../../model/text/dates.ts';
import { textOf, wordsBetween } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';

const email = /[\p{L}\d][\p{L}\d._%+'-]*\s?@\s?[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]+)+/u;
/** Addresses kept from programs that collect them: "maria [at] example.com", "maria @ <example.com>", "maria at example dot com". */
const spelledEmails = [
  /([\p{L}\d._%+-]+)\s*(?:[[({<]\s*(?:at|@)\s*[\])}>]|@\s*<)\s*([\p{L}\d-]+(?:(?:\.|\s?[[({<]?\s*(?:\.|dot)\s*[\])}>]?\s?)[\p{L}\d-]+)+)/iu,
  /([\p{L}\d._%+-]+) at ([\p{L}\d-]+(?: dot [\p{L}\d-]+)+)(?![\p{L}\d])/iu,
];
const phone = /(?:\(?\+\s?|00)?[(]?\d[\d().\s/–-]{6,}\d/g;
/** The ZIP code of an address right before an American number: "MA 02141 (617) 555-0143". */
const zipBefore = /^\d{5}(?:-\d{4})?\s+(?=\(?\d{3}\)?[\s.-]*\d{3}[\s.-]\d{4}$)/;
/** The number by which papers know a researcher (ORCID), of which the last sign may be a letter. */
const ofResearcher = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]/;
const phoneLabel =
  /\b(?:tel|phone|mobile|mob|cell|ph|m|t|p|telephone|contact|handy|telefon|téléphone|tél|teléfono|cellulare|telefono|telefone|telefoon)\b(?:\s*(?:no|number|nr))?[\s.:#-]*$/i;
const url =
  /(?:https?:\/\/)?(?:www\.)?(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|co|uk|edu|gov|us|ca|eu|de|fr|es|it|nl|info|ai|app|design|tech|xyz|page|site|online|blog|example|ac|in|be|ch|at|ie|nz|au|jp|work|studio|name|pro|link|bio)(?:\.[a-z]{2})?(?:\/[^\s|,;)]*)?/gi;

/** Digits of a number with its area, of one without, and of the longest there is. */
const wholeNumber = 8;
const localNumber = 6;
const longestNumber = 15;
/** The name of a site has at least so many letters, or its address a path. */
const shortestName = 4;

/** Contact details: from the rows of the header first, then from all rows and from link annotations. */
export function contactOf(top: Row[], all: Row[], links: Link[]): Omit<Profile, 'name'> {
  const found: Omit<Profile, 'name'> = { links: [] };
  const address = emailOf([...top, ...all], links);
  if (address) found.email = wholeEmail(address, all, links);
  const number =
    firstIn([...top, ...all.filter((row) => row.page === 0)], phoneIn) ?? telLink(links) ?? firstIn(all, phoneIn);
  if (number) found.phone = number;
  const location = firstIn(top, placeIn);
  if (location) found.location = location;
  for (const row of [...top, ...all]) {
    for (const match of allMatches(url, row.text)) {
      const before = row.text[match.index - 1];
      const after = row.text[match.index + match[0].length];
      if (before === '@' || after === '@' || !isAddress(match[0])) continue;
      if (found.links.some((link) => link.url === match[0])) continue;
      if (emailIn(row)?.text.includes(match[0])) continue;
      found.links.push({ url: match[0], words: wordsBetween(row.words, match.index, match.index + match[0].length) });
    }
  }
  for (const link of links)
    if (/^https?:/i.test(link.url) && !found.links.some((one) => sameAddress(one.url, link.url)))
      found.links.push({ url: link.url, words: [] });
  return found;
}

/** The first e-mail address in the rows, or else in the links. */
export function emailOf(rows: Row[], links: Link[]): Field | undefined {
  return firstIn(rows, emailIn) ?? brokenEmail(rows) ?? mailLink(links);
}

/**
 * Whether a text with dots is an address of the web: "B.Tech", "ASP.NET" and the end of one sentence before another are
 * none.
 */
function isAddress(text: string): boolean {
  if (!/\.[a-z]{2,}/i.test(text)) return false;
  if (/^https?:|^www\.|\/./i.test(text)) return true;
  const [name = '', ...ends] = text.split('.');
  const end = ends.at(-1) ?? '';
  if (end !== end.toLowerCase() || text.split('.').every((label) => label.length < shortestName)) return false;
  return name === name.toLowerCase() || (/^(?:com|org|net|io|dev)$/.test(end) && /^\p{L}{5,}$/u.test(name));
}

function sameAddress(one: string, other: string): boolean {
  const bare = (address: string) =>
    address
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return bare(one) === bare(other);
}

function firstIn(rows: Row[], find: (row: Row) => Field | undefined): Field | undefined {
  for (const row of rows) {
    const found = find(row);
    if (found) return found;
  }
  return undefined;
}

function emailIn(row: Row): Field | undefined {
  for (const segment of row.segments) {
    const match = segment.text.match(email);
    if (match?.index !== undefined) {
      const words = wordsBetween(segment.words, match.index, match.index + match[0].length);
      return { text: match[0].replace(/\s+/g, ''), words };
    }
    for (const pattern of spelledEmails) {
      const spelled = segment.text.match(pattern);
      if (spelled?.index === undefined) continue;
      const host = (spelled[2] ?? '').replace(/\s?[[({<]?\s*(?:\.|\bdot\b)\s*[\])}>]?\s?/gi, '.');
      return {
        text: `${spelled[1]}@${host}`,
        words: wordsBetween(segment.words, spelled.index, spelled.index + spelled[0].length),
      };
    }
  }
  return undefined;
}

/** An address that was broken at its last dot or inside its ending, in a column too narrow for it. */
function wholeEmail(address: Field, rows: Row[], links: Link[]): Field {
  const linked = mailLink(links)?.text;
  if (linked && linked.length > address.text.length && linked.toLowerCase().startsWith(address.text.toLowerCase()))
    return { ...address, text: linked };
  const at = rows.findIndex((row) => address.words.length > 0 && row.words.at(-1) === address.words.at(-1));
  const rest = rows[at + 1];
  const isRest =
    rest &&
    rest.words.length === 1 &&
    /^\.?[a-z]{1,3}$/i.test(rest.text) &&
    !/\.(?:com|org|net|edu|gov)$/i.test(address.text);
  return isRest ? { text: address.text + rest.text, words: [...address.words, ...rest.words] } : address;
}

function brokenEmail(rows: Row[]): Field | undefined {
  for (const [i, row] of rows.entries()) {
    const head = row.words.findLast((word) => /^[^@\s]+@[^@\s]*$/.test(word.text));
    const rest = rows[i + 1]?.words[0];
    if (head && rest && row.words.at(-1) === head && /^[\p{L}\d-]*(?:\.[\p{L}\d-]+)+$/u.test(rest.text))
      return { text: head.text + rest.text, words: [head, rest] };
  }
  return undefined;
}

function phoneIn(row: Row): Field | undefined {
  for (const segment of row.segments) {
    const dates = findDates(segment.text).filter((date) => date.isRange);
    for (const match of allMatches(phone, segment.text)) {
      const postcode = zipBefore.exec(match[0])?.[0].length ?? 0;
      const [start, end] = [match.index + postcode, match.index + match[0].length];
      if (dates.some((date) => date.start < end && date.end > start)) continue;
      const number = firstNumber(match[0].slice(postcode));
      if (ofResearcher.test(segment.text.slice(start))) continue;
      if (isPhone(number, segment.text.slice(0, start)))
        return { text: number, words: wordsBetween(segment.words, start, start + number.length) };
    }
  }
  return undefined;
}

/** The first of several numbers that follow one another: "55500 00112 / 55500 00113". */
function firstNumber(text: string): string {
  const digits = (part: string) => part.replace(/\D/g, '').length;
  const [first = ''] = text.split(/\s*\/\s*/);
  if (first.length < text.length && digits(first) >= wholeNumber && digits(text) - digits(first) >= localNumber)
    return first.trim();
  if (digits(text) <= longestNumber) return text.trim();
  let number = '';
  for (const group of text.match(/[^\s,/-]+[\s,/-]*/g) ?? []) {
    if (digits(number) >= wholeNumber && digits(number + group) > longestNumber - 2) break;
    number += group;
  }
  return number.replace(/[\s,/(.–-]+$/, '');
}

function isPhone(text: string, before: string): boolean {
  const digits = text.replace(/\D/g, '');
  const groups = text.match(/\d+/g) ?? [];
  if (digits.length < 8 || digits.length > 15) return false;
  if (/^\d{5}-\d{4}$/.test(text) || /(?<!\d)(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d$/.test(text)) return false;
  const american = /^\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/.test(text) || /^1[\s.-]\d{3}/.test(text);
  return (
    /^(?:\+|00)/.test(text) ||
    american ||
    /^0\d{2,}/.test(text) ||
    phoneLabel.test(before) ||
    (groups.length >= 2 && groups.length <= 5 && digits.length >= 9)
  );
}

function placeIn(row: Row): Field | undefined {
  for (const segment of row.segments) {
    let piece: Word[] = [];
    const pieces: Word[][] = [];
    for (const word of segment.words) {
      const parted = /^[|·•∙⋄◇–—/:-]$/.test(word.text) || /[\ue000-\uf8ff]/.test(word.text);
      if (parted) {
        pieces.push(piece);
        piece = [];
      } else piece.push(word);
    }
    for (const words of [...pieces, piece]) {
      const text = textOf(words).replace(/^(?:address|location)\s*:?\s*/i, '');
      if (words.length > 0 && isPlace(text)) return { text: text.replace(/[,;]$/, ''), words };
    }
  }
  return undefined;
}

function mailLink(links: Link[]): Field | undefined {
  const link = links.find((one) => /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+/i.test(one.url));
  return link ? { text: mailAddress(link.url), words: [] } : undefined;
}

function telLink(links: Link[]): Field | undefined {
  const link = links.find((one) => /^tel:/i.test(one.url));
  return link ? { text: link.url.slice(4), words: [] } : undefined;
}

/** The address of a mail link, without what some programs glue to it. */
function mailAddress(url: string): string {
  const [address = ''] = url.slice(7).split(/[?;,]/);
  return decodeURIComponent(address).trim();
}
