import { listed } from '../model/text/listed.ts';
import { withMoreAdvice } from './add-advice.ts';
import type { Folded } from './fold.ts';

/** What rules of formatting see where a page was not set as one, in the words of a reader. */
const disorders = new Map([
  ['format-font-families', 'fonts change'],
  ['format-font-size-mixed', 'sizes change'],
  ['format-bullet-glyph-mixed', 'bullet signs change'],
  ['format-heading-style-mixed', 'titles differ'],
  ['format-uneven', 'titles differ'],
  ['format-entry-style-mixed', 'entries differ'],
  ['format-spacing-uneven', 'gaps are uneven'],
  ['format-title-gaps', 'gaps are uneven'],
  ['format-emphasis', 'too much is bold or in capitals'],
  ['format-low-contrast', 'some text is pale'],
  ['format-overlap-clipped', 'text is covered'],
  ['format-page-break', 'pages break in the wrong place'],
  ['valign-body-text', 'lines stand off their edge'],
  ['valign-bullets', 'lines stand off their edge'],
  ['valign-entry-headers', 'lines stand off their edge'],
  ['valign-hanging-indent', 'lines stand off their edge'],
  ['valign-lists', 'lines stand off their edge'],
  ['valign-section-headings', 'lines stand off their edge'],
]);
/** So many kinds of disorder among so many notes on formatting are quicker mended all at once. */
const fewestKinds = 2;
const fewestNotes = 3;

type Note = Folded & { rule: { name: string; group: string }; gain: number };

/** Notes on a page that was not set as one: the one on disorder that gains most also asks to set the page anew. */
export function askToSetAnew<T extends Note>(notes: readonly T[]): T[] {
  const disorderly = notes.filter(({ rule }) => disorders.has(rule.name));
  const kinds = [...new Set(disorderly.map(({ rule }) => disorders.get(rule.name) ?? ''))];
  const [host] = disorderly.toSorted((a, b) => b.gain - a.gain);
  const all = notes.filter(({ rule }) => rule.group.startsWith('formatting'));
  if (!host || kinds.length < fewestKinds || all.length < fewestNotes) return [...notes];
  const more = `The layout as a whole is uneven: ${listed(kinds)}. Rather than mend each place, rebuild it from one plain template: one font, one size for text and one for titles, one bullet sign, one left edge and even gaps.`;
  return withMoreAdvice(notes, host, more);
}
