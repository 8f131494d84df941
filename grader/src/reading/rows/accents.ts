import type { Word } from '../../model/page.ts';

/** Accents that old TeX fonts draw as letters of their own, and the combining marks that they mean. */
const marks = new Map(
  Object.entries({
    '´': '\u0301',
    '`': '\u0300',
    ˆ: '\u0302',
    '¨': '\u0308',
    '˜': '\u0303',
    ˇ: '\u030c',
    '˚': '\u030a',
    '¸': '\u0327',
  }),
);
const drawn = /[´`ˆ¨˜ˇ˚¸]\p{L}/u;

/** The letter with the accent, or undefined where there is no such letter. */
function withAccent(accent: string, letter: string): string | undefined {
  const plain = letter === 'ı' ? 'i' : letter;
  const whole = (plain + (marks.get(accent) ?? '')).normalize('NFC');
  return whole.length === 1 && whole !== plain ? whole : undefined;
}

/** Puts accents on the letters behind them: "Exp´erience". A quotation mark at the start of a word is none. */
export function composeAccents(word: Word): Word {
  if (!drawn.test(word.text)) return word;
  let text = '';
  const edges: number[] = [];
  for (let i = 0; i < word.text.length; i++) {
    const sign = word.text.charAt(i);
    const quotes = sign === '`' && i === 0 && word.text.length > 2;
    const whole = quotes ? undefined : withAccent(sign, word.text.charAt(i + 1));
    edges.push(word.edges[i] ?? word.x0);
    text += whole ?? sign;
    if (whole) i++;
  }
  edges.push(word.x1);
  return { ...word, text, edges, raw: word.raw ?? word.text };
}

/** Puts accents that were read as words of their own on the capitals they stand above. */
export function joinAccents(words: Word[]): Word[] {
  const loose = words.filter(({ text }) => marks.has(text));
  if (loose.length === 0) return words;
  const joined = new Map<Word, Word>();
  const gone = new Set<Word>();
  for (const accent of loose) {
    const middle = (accent.x0 + accent.x1) / 2;
    for (const word of words) {
      if (gone.has(accent) || word === accent || Math.abs(word.base - accent.base) > 0.6 * word.size) continue;
      if (middle < word.x0 || middle > word.x1) continue;
      const now = joined.get(word) ?? word;
      const at = now.edges.findLastIndex((edge) => edge <= middle);
      const whole = withAccent(accent.text, now.text.charAt(at));
      if (!whole) continue;
      joined.set(word, {
        ...now,
        text: now.text.slice(0, at) + whole + now.text.slice(at + 1),
        raw: word.raw ?? word.text,
      });
      gone.add(accent);
    }
  }
  return words.filter((word) => !gone.has(word)).map((word) => joined.get(word) ?? word);
}
