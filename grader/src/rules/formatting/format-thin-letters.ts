import type { Word } from '../../model/page.ts';
import type { Rule } from '../../model/rule.ts';

/** Names of the weights below the regular one. */
const light = /thin|hairline|(?<!high|de|f)light(?!ning|house)/i;
/** From this share of the letters on they are the text, and no headline. */
const share = 0.5;
/** The lightest part of a colour that still prints as black. */
const almostBlack = 0x20;
const shown = 4;

/** A light weight is made for large type; in grey and at the size of text it fades on paper and on plain screens. */
export const formatThinLetters: Rule = {
  name: 'format-thin-letters',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Letters have weight',
    finds: 'Text mostly in a light or thin weight of its font, in a colour other than black.',
    why: 'Of 16 such resumes coaches called 8 thin, pale or hard to read among their first three comments.',
  },

  *check({ rows }) {
    const words = rows.flatMap((row) => row.words);
    const thin = words.filter(isThin);
    if (thin.length === 0 || lettersOf(thin) < share * lettersOf(words)) return;
    const [most] = [...Map.groupBy(thin, ({ font }) => font)].toSorted((a, b) => lettersOf(b[1]) - lettersOf(a[1]));
    const name = (most?.[0] ?? '').replace(/^[A-Z]{6}\+/, '');
    yield {
      title: 'Set the text in a regular weight',
      advice: `Most of the text is set in ${name}, a weight for large type, and not in black. Printed, or on a plain screen, it fades. Take the regular weight of the same font, in black or nearly so.`,
      text: '',
      at: rows.filter(({ words: own }) => own.some(isThin)).slice(0, shown),
    };
  },
};

const isThin = (word: Word) => light.test(word.font) && isGrey(word);

const isGrey = ({ color }: Word) => Math.max(color >> 16, (color >> 8) & 0xff, color & 0xff) >= almostBlack;

const lettersOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + text.length, 0);
