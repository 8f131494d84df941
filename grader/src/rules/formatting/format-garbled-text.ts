import type { Word } from '../../model/page.ts';
import type { Rule } from '../../model/rule.ts';

/** Signs without a name, and what is left of signs that were saved in one code and read in another: "Â", "â€œ". */
const unnamed = /[\p{Co}\ufffd]|Â(?![\p{Ll}])|â€|Ã[\u0080-\u00bf]|ï¼/u;
const flaggedShare = 0.01;
const criticalShare = 0.2;
/** Factor when much of the text is lost. */
const criticalWeight = 3;

/** Letters without a Unicode value are lost in every search. Icons beside contact details do not count. */
export const formatGarbledText: Rule = {
  name: 'format-garbled-text',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'presence', weight: 8 },
  about: {
    title: 'Software can read the letters',
    finds:
      'Letters without a meaning in the file, and words drawn letter by letter with gaps. Where it is most of the text, Formatting cannot rise above C.',
    why: 'What cannot be copied cannot be searched for.',
  },

  *check({ rows }) {
    const words = rows.flatMap((row) => row.words);
    const garbled = words.filter(isGarbled);
    const letters = words.reduce((sum, word) => sum + word.text.length, 0);
    const share = garbled.reduce((sum, word) => sum + word.text.length, 0) / Math.max(1, letters);
    if (share <= flaggedShare) return;
    const critical = share > criticalShare;
    yield {
      severity: critical ? 'critical' : 'major',
      title: 'Some characters cannot be read by software',
      advice: `When this text is copied, some letters are lost. Export the file again with standard fonts.`,
      text: garbled[0]?.text ?? '',
      at: garbled.slice(0, 8),
      weight: critical ? criticalWeight : 1,
    };
  },
};

/** Whether a word contains an unmapped character; one alone, or right before a word or a colon, is an icon. */
function isGarbled({ text, icon }: Word): boolean {
  return (
    !icon && text.length > 1 && unnamed.test(text.replace(/^[\p{Co}\ufffd](?=[\p{L}\d(+])|[\p{Co}\ufffd](?=:)/u, ''))
  );
}
