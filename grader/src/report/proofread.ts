import type { RuleFinding } from '../model/rule.ts';
import type { Folded } from './fold.ts';

/** Rules whose findings are slips that any reader of English sees; capitals and hyphens are often a habit. */
const rulesOfSlips = [
  'spelling-misspelled',
  'grammar-agreement',
  'grammar-apostrophe',
  'grammar-article',
  'grammar-confusable',
  'grammar-missing-word',
  'grammar-preposition',
  'grammar-repeated-word',
  'grammar-verb-form',
];
/** So many slips of so many kinds show that nobody read the text again. */
const fewestSlips = 3;
const fewestKinds = 2;
const named = 4;
/** In characters: longer fixes are not quoted, and shorter words, such as “on”, say nothing alone. */
const shortFix = 40;
const leastText = 5;

type Note = Folded & { rule: { name: string }; gain: number };

/**
 * Notes on a text with slips of several kinds: the one that gains most also asks to have the whole text read, since the
 * marked slips are never all.
 */
export function askToProofread<T extends Note>(notes: readonly T[]): T[] {
  const slips = notes.filter(({ rule }) => rulesOfSlips.includes(rule.name));
  const count = slips.reduce((sum, { members }) => sum + members.length, 0);
  const kinds = new Set(slips.map(({ rule }) => rule.name)).size;
  const [host, ...others] = slips.toSorted((a, b) => b.gain - a.gain);
  if (!host || kinds < fewestKinds || count < fewestSlips) return [...notes];
  const examples = examplesFrom(others.filter(({ rule }) => rule.name !== host.rule.name));
  const advice = `${host.finding.advice} Have the whole text proofread: ${count} slips of spelling and grammar or more stand in it${examples}. Mend the marked ones, then let somebody who writes English well read every line, since a program misses right words in the wrong place.`;
  return notes.map((note) => (note === host ? { ...note, finding: { ...note.finding, advice } } : note));
}

/** Slips of other rules with their fixes, as they come on the page. */
function examplesFrom(notes: readonly Note[]): string {
  const slips = notes.flatMap(({ members }) => members.filter(isShort)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const told = new Set(slips.map(({ text, rewrite }) => `“${text}” → “${rewrite}”`));
  return told.size === 0 ? '' : `, such as ${[...told].slice(0, named).join(', ')}`;
}

const isShort = ({ text, rewrite }: RuleFinding) =>
  rewrite !== undefined &&
  rewrite !== '' &&
  rewrite !== text &&
  text.length >= leastText &&
  `${text}${rewrite}`.length < shortFix;

const placeOf = ({ at: [first] }: RuleFinding) => (first ? first.page * 100_000 + first.y0 : 0);
