import { itemAt } from '../../model/list/item-at.ts';
import { median } from '../../model/list/statistics.ts';
import type { Word } from '../../model/page.ts';
import type { Bullet, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';

const abbreviation =
  /(?:^|[^\p{L}])(?:e\.?g|i\.?e|etc|vs|approx|dept|depts|inc|ltd|llc|co|corp|st|jr|sr|no|nos|avg|incl|est|max|min|mgmt|mgr|asst|assoc|assn|ft|sq|ext|hrs?|yrs?|mos?|dir|eds?|univ|intl|natl|bldg|ave|blvd|rd|mt|vol|pp|fig|cf|al|ca|hosp|govt|qty|misc|tel|ph|a\.m|p\.m|u\.s|u\.k|d\.c|\p{Lu}|\p{L}\.\p{L})$/iu;
type Slip = { pattern: RegExp; mend: (found: string) => string; lone?: boolean };
const slips: Slip[] = [
  { pattern: /\p{L}[\p{L}\p{N}%)]* +[,;](?= |$)/gu, mend: (found) => found.replace(/ +/, '') },
  { pattern: /\p{Ll}{2,} \.(?= \p{Lu}|$)/gu, mend: (found) => found.replace(' ', '') },
  { pattern: /\p{L}{2,}[,;]\p{L}{2,}/gu, mend: (found) => found.replace(/([,;])/, '$1 '), lone: true },
  {
    pattern: /\p{L}*(?:,,+|;;+|(?<!\.)\.\.(?!\.)|,\.|\.,(?= \p{Ll}))/gu,
    mend: (found) => found.replace(/([,;.])[,;.]+$/, '$1'),
  },
  { pattern: /\p{L}*\p{Ll}{3}\.\p{Lu}\p{Ll}{2,}(?= |,|$)/gu, mend: (found) => found.replace('.', '. '), lone: true },
  { pattern: /\p{L}*[\p{Ll}%]{3}\. \p{Ll}{2,}(?= )/gu, mend: (found) => found.replace('. ', ' ') },
  { pattern: /\p{L}*\p{Ll}{3}\(\p{L}{3,}/gu, mend: (found) => found.replace('(', ' ('), lone: true },
];
/** A gap of this many usual gaps has two typed spaces. */
const doubleGap = 1.8;
/** So many of one kind come from the layout program, not from the writer. */
const habit = 6;

/** Spaces and stops where they do not belong. */
export const grammarPunctuationSpacing: Rule = {
  name: 'grammar-punctuation-spacing',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 8, per: 'document' },
  habit: true,
  about: {
    title: 'Punctuation and spaces are in place',
    finds: 'Blanks before commas, double marks, brackets that do not close.',
    why: 'Clean punctuation is a line of its own in scored rubrics.',
  },

  *check(resume) {
    const lines = linesOf(resume);
    for (const slip of slips) {
      const found = lines.flatMap((line) => slipsIn(line, slip));
      if (found.length < habit) yield* found;
    }
    const gaps = lines.flatMap((line) => line.rows).flatMap(doubleBlanks);
    if (gaps.length < habit) yield* gaps;
    const whole = resume.rows.map((row) => row.text).join(' ');
    if (count(whole, '(') !== count(whole, ')')) for (const line of lines) yield* openParenthesis(line);
  },
};

function slipsIn(line: Bullet, { pattern, mend, lone }: Slip): RuleFinding[] {
  const text = textOf(line.words);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [found] = match;
    const end = match.index + found.length;
    const around = text.slice(text.lastIndexOf(' ', match.index) + 1, `${text} `.indexOf(' ', end));
    if (lone && /[@/:\\<>=#_]|www|\.(?:com|org|net|io|edu|gov|js|py)\b/i.test(around)) return [];
    const stop = found.search(/\. \p{Ll}/u);
    if (stop >= 0 && (abbreviation.test(text.slice(0, match.index + stop)) || !/\p{Ll}{3}/u.test(found))) return [];
    const at = cutBetween(line.words, match.index, end);
    // Two words of one line whose gap is kerning have no typed space between them.
    const [before, mark] = at.slice(-2);
    if (/ [,;.]$/.test(found) && before && mark && mark.x0 - before.x1 < 0.15 * mark.size) return [];
    return [finding(found, mend(found), at)];
  });
}

function finding(found: string, right: string, at: Word[]): RuleFinding {
  return {
    title: 'Fix punctuation and spaces',
    advice: `“${found}” should be “${right}”.`,
    text: found,
    at,
    rewrite: right,
  };
}

/** Two spaces between words of a line whose other gaps are equal; after a full stop some programs leave a wider gap. */
function doubleBlanks({ segments }: Row): RuleFinding[] {
  return segments.flatMap(({ words }) => {
    const gaps = words.slice(1).map((word, i) => word.x0 - itemAt(words, i).x1);
    const usual = median(gaps);
    if (gaps.length < 5 || usual <= 0 || gaps.filter((gap) => gap > usual * 1.25).length > 1) return [];
    return gaps.flatMap((gap, i) => {
      const [before, after] = [itemAt(words, i), itemAt(words, i + 1)];
      const alike = before.font === after.font && before.size === after.size;
      if (gap < usual * doubleGap || gap > usual * 3 || !alike || !/[\p{L}\p{N}]$/u.test(before.text)) return [];
      if (!/^[\p{L}\p{N}(]/u.test(after.text)) return [];
      const text = `${before.text}  ${after.text}`;
      return [
        {
          ...finding(text, `${before.text} ${after.text}`, [before, after]),
          advice: `There are two blanks between “${before.text}” and “${after.text}”. One is enough.`,
        },
      ];
    });
  });
}

function* openParenthesis({ words }: Bullet): Generator<RuleFinding> {
  const text = textOf(words);
  let open = -1;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') {
      if (open >= 0) return;
      open = i;
    }
    if (text[i] === ')') {
      if (open < 0 && !/(?:^|\s)\w{1,2}$/.test(text.slice(0, i))) {
        const found = text.slice(text.lastIndexOf(' ', i) + 1, i + 1);
        yield {
          ...finding(found, found.slice(0, -1), cutBetween(words, i + 1 - found.length, i + 1)),
          advice: `The bracket after “${found.slice(0, -1)}” is never opened. Add “(” or delete it.`,
        };
      }
      open = -1;
    }
  }
  if (open < 0) return;
  const found = text.slice(open).split(' ')[0] ?? '(';
  yield {
    ...finding(found, `${found}…)`, cutBetween(words, open, open + found.length)),
    advice: `The bracket at “${found}” is never closed. Add “)” or delete it.`,
  };
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
