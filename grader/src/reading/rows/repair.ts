import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { RawPage, Word } from '../../model/page.ts';
import { cutWord } from '../../model/text/text.ts';
import { ligatureIn } from './ligatures.ts';

/** Codes of LaTeX's T1 encoding that old files leave without Unicode values. */
const latexCodes: Record<string, string> = {
  '\x10': '“',
  '\x11': '”',
  '\x12': '„',
  '\x15': '–',
  '\x16': '—',
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
  '\x88': '•',
};
/** The bullets that Word writes in symbol fonts, by the low byte of the private-use code. */
const symbolBullets: Record<number, string> = {
  183: '•',
  167: '▪',
  168: '□',
  110: '■',
  113: '□',
  108: '●',
  109: '○',
  216: '➢',
  224: '→',
  252: '✓',
  254: '✓',
  118: '❖',
  171: '★',
  159: '•',
  161: '○',
  45: '–',
};
/**
 * Letters that Word's usual font stands in for a pair drawn as one sign, where a file was printed to PDF. Inside a word
 * of plain letters no language has them.
 */
const drawnPairs: Record<string, string> = { Ɵ: 'ti', Ʃ: 'tt', Ō: 'ft' };
const besideDrawnPair = /[a-z]/;

/**
 * The one bidirectional control that reverses Latin letters where they are shown. It is replaced by its name, so that a
 * reader sees that it is there.
 */
const turning = /\u202e/;
/** Signs without a glyph, among them the other bidirectional controls: editors wrap every run of a document in them. */
const dropped = /[\p{Cc}\u200b-\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff\u00ad]/u;

/** The name that LaTeX packages give an icon for software that copies text: "\\faPhone", "\\faFile*[regular]:". */
const iconName = /^\\fa\p{Lu}\p{L}*\*?(?:\[\p{L}*\])?:?/u;

/** Plain signs without a backslash or a doubled hyphen, as most words are. */
const nothingToRepair = /^(?:[ -,.-[\]-~]|-(?!-))+$/;

/** Fonts of pictures alone; whatever their characters are called, no reader sees letters. */
const pictureFont = /awesome|fontello|icomoon|ionicons|glyphicons|material-?(?:design)?-?(?:icons|symbols)/i;
/** A character of no meaning, as such fonts have where they are made with care. */
const picture = '\uf8ff';

/**
 * Repairs what text extraction garbles: LaTeX codes, ligatures, symbol-font bullets, pictures that are called letters, doubled hyphens. Edges stay in
 * step with the text; `raw` keeps the original.
 */
export function repairWord(printed: Word): Word {
  if (nothingToRepair.test(printed.text) && !printed.icon) return printed;
  const icon = iconName.exec(printed.text)?.[0].length ?? 0;
  const word = icon > 0 ? { ...cutWord(printed, icon), raw: printed.text } : printed;
  let text = '';
  const ligature = printed.text.includes('\ufffd') ? ligatureIn(printed.text) : '';
  const edges: number[] = [];
  const isPicture = word.icon && pictureFont.test(word.font);
  for (let i = 0; i < word.text.length; i++) {
    const letter = word.text.charAt(i);
    const left = word.edges[i] ?? word.x0;
    const right = word.edges[i + 1] ?? word.x1;
    const better =
      letter === '\ufffd'
        ? ligature
        : isPicture && letter < '\u2000'
          ? picture
          : (letter > 'ÿ' && drawnPairIn(word.text, i)) || repairLetter(letter);
    for (let k = 0; k < better.length; k++) edges.push(left + ((right - left) * k) / better.length);
    text += better;
  }
  edges.push(word.x1);
  const collapsed = /-{1,2}\u2010|-{2,}(?=\d)/.test(text) ? collapseHyphens(text, edges) : text;
  if (collapsed === word.text) return word;
  return { ...word, text: collapsed, edges, raw: word.text };
}

function drawnPairIn(text: string, i: number): string | undefined {
  const pair = drawnPairs[text.charAt(i)];
  // “Ōsaka” begins with its letter.
  const beside = text.charAt(i - 1) || (pair === 'ti' ? text.charAt(i + 1) : '');
  return pair !== undefined && besideDrawnPair.test(beside) ? pair : undefined;
}

function repairLetter(letter: string): string {
  if (letter >= ' ' && letter <= '~') return letter;
  const code = letter.charCodeAt(0);
  if (latexCodes[letter] !== undefined) return latexCodes[letter];
  if (code >= 0xf000 && code <= 0xf0ff) return symbolBullets[code & 0xff] ?? letter;
  if (turning.test(letter)) return `[U+${code.toString(16).toUpperCase()}]`;
  if (dropped.test(letter)) return '';
  if (code === 0x2010 || code === 0x2011 || code === 0x2212) return '-';
  if ((code >= 0xfb00 && code <= 0xfb06) || (code >= 0xff01 && code <= 0xff5e)) return letter.normalize('NFKC');
  return letter;
}

/** Word for Mac writes one hyphen as up to three characters. */
function collapseHyphens(text: string, edges: number[]): string {
  let out = '';
  const kept: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '-' && text[i + 1] === '-') continue;
    out += text[i];
    kept.push(itemAt(edges, i));
  }
  kept.push(lastOf(edges));
  edges.splice(0, edges.length, ...kept);
  return out;
}

/** Characters without a meaning for software: private use, replacement and control characters. */
export const unreadable = /[\p{Cc}\p{Co}\ufffd]/u;

/** Share of longer words that must be English before codes without Unicode values are taken for letters. */
const readableShare = 0.6;
const fewestWords = 20;

/**
 * Bitmap fonts of old TeX declare no Unicode values, but their codes are letters: where the text reads as English, its
 * characters no longer count as unmapped.
 */
export function trustUnmappedCodes(pages: RawPage[]): RawPage[] {
  if (pages.every((page) => page.unmapped === 0)) return pages;
  const words = pages.flatMap((page) => page.words.flatMap((word) => word.text.match(/^\p{L}{4,}$/u)?.[0] ?? []));
  const known = words.filter((word) => isKnownWord(word.toLowerCase())).length;
  return words.length >= fewestWords && known >= readableShare * words.length
    ? pages.map((page) => ({ ...page, unmapped: 0 }))
    : pages;
}
