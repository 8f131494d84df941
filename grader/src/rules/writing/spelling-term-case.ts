import { phraseFindings } from '../../model/language/phrase-findings.ts';
import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { tokensOf } from '../../model/text/tokens.ts';
import { linesOf, plainRowsOf } from '../../model/text/written-lines.ts';
import { productSlips } from '../../words/slips/product-slips.ts';
import { neverShouted, termCase, usedToo } from '../../words/spelling/term-case.ts';

const lone = /(?<![\p{L}\p{N}@/._#+-])\p{L}{3,}(?![\p{L}\p{N}@/_-]|\.\p{L}|: ?\S*\/)/gu;

const title = 'Write the name as its owner does';

/** Names are written as their owners write them, unlike "Github" and "javascript". One finding per name. */
export const spellingTermCase: Rule = {
  name: 'spelling-term-case',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 0.8, max: 4, per: 'document' },
  habit: true,
  about: {
    title: 'Names are written as their owners do',
    finds: '“Javascript” for JavaScript and the like.',
    why: 'Specialists notice at once.',
  },

  *check(resume) {
    const seen = new Set<string>();
    for (const unit of [...linesOf(resume), ...plainRowsOf(resume)]) {
      yield* phraseFindings(unit, productSlips, title);
      for (const { printed, right, start } of [
        ...wrongCase(unit),
        ...shouted(unit),
        ...halves(unit),
        ...wrongUnits(unit),
        ...wrongBehindSlash(unit),
      ]) {
        if (seen.has(right)) continue;
        seen.add(right);
        yield {
          title,
          advice: `“${printed}” is written “${right}”.`,
          text: printed,
          at: cutBetween(unit.words, start, start + printed.length),
          rewrite: right,
        };
      }
    }
  },
};

/** Units are named after people or have signs of their own, whatever the case around them: "33 KV", "5 Kg". */
const unit =
  /(?<=(?<![\p{L}.-])\d[\d.,/]* ?)(?:KV|KVA|KW|KWH|KWP|KWp|Kv|Kva|Kw|Kwh|kv|kva|kw|kwh|kwp|KG|Kg|Kgs|KGS|KM|Km|Kms|KMS|(?<=(?<![\p{L}\d.])\d{2,3})v)(?![\p{L}\d])/gu;
const unitRight: Record<string, string> = { kv: 'kV', kva: 'kVA', kw: 'kW', kwh: 'kWh', kwp: 'kWp', v: 'V' };

function wrongUnits(unitLine: Bullet): Term[] {
  const text = textOfLine(unitLine);
  // In a line of capitals they go with the rest.
  if (!/\d ?[KkVv]/.test(text) || !/\p{Ll}{3}/u.test(text)) return [];
  return allMatches(unit, text).map(({ 0: printed, index: start }) => ({
    printed,
    right: unitRight[printed.toLowerCase()] ?? printed.toLowerCase().replace(/s$/, ''),
    start,
  }));
}

/** Names that slashes join: "Photoshop/Javascript". */
const joined = /(?<=^|[ (,])\p{Lu}[\p{L}+#]+(?:\/\p{Lu}[\p{L}+#]+)+(?=[ ,.;)]|$)/gu;

function wrongBehindSlash(unitLine: Bullet): Term[] {
  const text = textOfLine(unitLine);
  if (!text.includes('/')) return [];
  return allMatches(joined, text).flatMap(({ 0: whole, index }) =>
    allMatches(/\p{L}+/gu, whole).flatMap(({ 0: printed, index: at }) => {
      const right = termCase.get(printed.toLowerCase());
      const isSlip =
        right !== undefined && right !== printed && printed !== printed.toUpperCase() && !usedToo.has(printed);
      return isSlip ? [{ printed, right, start: index + at }] : [];
    }),
  );
}

type Term = { printed: string; right: string; start: number };

/** "diploma in AUTOCAD": a program in capitals beside words in small letters. */
function shouted(unit: Bullet): Term[] {
  const text = textOfLine(unit);
  if (!/\p{Ll}{3}/u.test(text)) return [];
  return allMatches(inCapitals, text).flatMap(({ 0: printed, index: start }) => {
    if (!neverShouted.has(printed)) return [];
    const right = termCase.get(printed.toLowerCase()) ?? printed.charAt(0) + printed.slice(1).toLowerCase();
    return [{ printed, right, start }];
  });
}

const inCapitals = /(?<![\p{L}\p{N}@/._#+-])\p{Lu}{5,}(?![\p{L}\p{N}@_-]|\.\p{L})/gu;

function wrongCase(unit: Bullet): Term[] {
  return allMatches(lone, textOfLine(unit)).flatMap(({ 0: printed, index: start }) => {
    const right = termCase.get(printed.toLowerCase());
    if (right === undefined || right === printed || printed === printed.toUpperCase() || usedToo.has(printed))
      return [];
    // In "java script" the whole is told.
    if (/^java$/i.test(printed) && /^ script/i.test(textOfLine(unit).slice(start + printed.length))) return [];
    // "Harbor plc" is a company.
    if (/^plc$/i.test(printed) && /\p{Lu}\p{L}* $/u.test(textOfLine(unit).slice(0, start))) return [];
    // "[html]" says what a link leads to, and "CnC" is short for two words and the one between them.
    const text = textOfLine(unit);
    if (text[start - 1] === '[' && text[start + printed.length] === ']') return [];
    if (/^\p{Lu}\p{Ll}\p{Lu}$/u.test(printed)) return [];
    if (isAmongPackages(textOfLine(unit), printed)) return [];
    // A name that its owner writes in lower case has a capital at the start of a line.
    return start === 0 && printed.slice(1) === right.slice(1) ? [] : [{ printed, right, start }];
  });
}

/** So many names of packages beside one show that it is meant as programs call it. */
const fewestPackages = 2;
const listReach = 5;

/** Whether a name in small letters stands in a list of packages, which programs call so: "xarray, geopandas, matplotlib". */
function isAmongPackages(text: string, printed: string): boolean {
  if (printed !== printed.toLowerCase()) return false;
  const items = text.split(/[,;:()|•]| and /).map((item) => item.trim());
  const at = items.indexOf(printed);
  const packages = items
    .slice(Math.max(0, at - listReach), at + listReach + 1)
    .filter(
      (item) => item !== printed && /^[a-z][a-z0-9_-]{3,}$/.test(item) && !termCase.has(item) && !isKnownWord(item),
    );
  return at >= 0 && packages.length >= fewestPackages;
}

/** "Auto Cad", "Power Point": a name in two, where its owner has a capital inside. */
function halves(unit: Bullet): Term[] {
  const tokens = tokensOf(unit);
  return tokens.flatMap((first, i) => {
    const second = tokens[i + 1];
    if (second?.before !== ' ' || !/^\p{Lu}\p{L}+$/u.test(first.text) || !/^\p{L}{3,}$/u.test(second.text)) return [];
    const right = termCase.get(first.lower + second.lower);
    const inside = right?.[first.text.length] ?? ' ';
    if (right === undefined || right.includes(' ') || !/\p{Lu}/u.test(inside)) return [];
    return [{ printed: `${first.text} ${second.text}`, right, start: first.start }];
  });
}
