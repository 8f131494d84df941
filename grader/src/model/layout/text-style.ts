import { askedOnce } from '../asked-once.ts';
import { itemAt } from '../list/item-at.ts';
import { median } from '../list/statistics.ts';
import type { Segment } from '../resume.ts';

/** The style of a run of words, by which headings and headers are compared. */
export type TextStyle = {
  size: number;
  bold: boolean | undefined;
  italic: boolean;
  caps: boolean;
  color: number;
  font: string;
};

/** The style of a segment; `bold` is undefined where the weight of a font is unknown. */
export const textStyleOf = askedOnce((segment: Segment): TextStyle => {
  const words = segment.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  const letters = segment.text.replace(/[^\p{L}]/gu, '');
  const first = words[0] ?? itemAt(segment.words, 0);
  return {
    size: segment.size,
    bold: words.some((word) => word.unknownLook) ? undefined : isMostlyBold(words),
    italic: words.length > 0 && words.every((word) => word.italic),
    caps: letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    color: first.color,
    font: familyOf(first.font),
  };
});

/** The size of most words of a line, in points. */
export const usualSizeOf = ({ words }: { words: readonly { size: number }[] }): number =>
  median(words.map(({ size }) => size));

/** Share of the letters from which a run is bold: a small capital or a sign in it may not be. */
const mostlyBold = 0.8;

function isMostlyBold(words: readonly Segment['words'][number][]): boolean {
  const letters = (some: readonly Segment['words'][number][]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return words.length > 0 && letters(words.filter(({ bold }) => bold)) >= mostlyBold * letters(words);
}

/** Families made to replace another one letter by letter, which nobody can tell from it. */
const twins = new Map(
  Object.entries({
    Arial: 'LiberationSans Arimo Helvetica NimbusSans NimbusSansL NimbusSanL',
    TimesNewRoman: 'LiberationSerif Tinos Times NimbusRoman NimbusRomNo9L',
    CourierNew: 'LiberationMono Cousine Courier NimbusMono NimbusMonL',
    Calibri: 'Carlito',
    Cambria: 'Caladea',
  }).flatMap(([known, others]) => others.split(' ').map((twin) => [twin, known] as const)),
);

/** Fonts asked about lately: every word has one, and a document few. */
const asked = new Map<string, string>();
const mostAsked = 500;

/** The family of a font: its name without weight, style and subset marks; of twins the one that everybody knows. */
export function familyOf(font: string): string {
  const known = asked.get(font);
  if (known !== undefined) return known;
  const plain = plainFamilyOf(font);
  const family = twins.get(plain) ?? plain;
  if (asked.size >= mostAsked) asked.clear();
  asked.set(font, family);
  return family;
}

function plainFamilyOf(font: string): string {
  return (
    font
      .replace(/^[A-Z]{6}\+/, '')
      .replace(/(PSMT|PS|MT)(?=$|-)/g, '')
      .replace(
        /[-, ]*(bold|regular|italic|oblique|medium|semi|demi|light?|thin|black|heavy|book|(?<![Nn]ew )(?<=[-, ])roman|extra|ultra|condensed|it|bd|ital|obl|reg|osf|lf|sc|smallcaps|caps|identity-h|variable|vf|\d{1,3})+$/gi,
        '',
      )
      .replace(/[-, ]+$/, '')
      // What stands behind the hyphen of a PostScript name is a style, whatever it is called: "-Roma", "-Cn".
      .replace(/(?<=\p{L}{4})-\p{L}+$/u, '')
      // Families with optical sizes have them in their name: "Inter18pt".
      .replace(/(?<=\p{L}{3})_?\d{1,2}pt$/u, '')
      .replace(/(?<=\p{Ll})T[IBZO]{0,2}$/u, '')
      .replace(/(?<=\p{Ll}) (?=\p{Lu}\p{Ll})/gu, '')
  );
}
