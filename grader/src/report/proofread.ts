import type { RuleFinding } from '../model/rule.ts';
import { withMoreAdvice } from './add-advice.ts';
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
/** Slips that may be a habit count half, and only so many of them. */
const rulesOfHabits = [
  'grammar-capitalisation',
  'grammar-hyphen',
  'grammar-informal',
  'grammar-tense-mixed',
  'spelling-term-case',
];
const mostHabits = 4;
/** Slips that are surely so are enough without any habit; with habits there must be a little more. */
const fewestWithHabits = 3;
/** What is no slip of spelling or grammar, but one of care. */
const ruleOfSpaces = 'grammar-punctuation-spacing';
/** Without any of the others, so many habits of so many kinds are slips as well. */
const fewestOfHabit = 6;
const fewestKindsOfHabit = 4;
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
  const placesOf = (some: readonly T[]) => some.reduce((sum, { members }) => sum + members.length, 0);
  const count = placesOf(slips);
  const habits = notes.filter(({ rule }) => rulesOfHabits.includes(rule.name));
  const ofHabit = placesOf(habits);
  const kindsIn = (some: readonly T[]) => new Set(some.map(({ rule }) => rule.name)).size;
  const [host, ...others] = (slips.length > 0 ? slips : habits).toSorted((a, b) => b.gain - a.gain);
  const isPlain = count >= fewestSlips && kindsIn(slips) >= fewestKinds;
  const withHabits = count + Math.min(ofHabit, mostHabits) / 2;
  const isUnread = isPlain || (withHabits >= fewestWithHabits && kindsIn([...slips, ...habits]) >= fewestKinds);
  const careless = [...habits, ...notes.filter(({ rule }) => rule.name === ruleOfSpaces)];
  const isCareless = placesOf(careless) >= fewestOfHabit && kindsIn(careless) >= fewestKindsOfHabit;
  if (!host || !(isUnread || isCareless)) return [...notes];
  const examples = examplesFrom(
    others.filter(({ rule }) => rule.name !== host.rule.name),
    habits.filter((note) => note !== host),
  );
  const more = `Have the whole text proofread: ${count + ofHabit} slips of spelling and grammar or more stand in it${examples}. Mend the marked ones, then let somebody who writes English well read every line, since a program misses right words in the wrong place.`;
  return withMoreAdvice(notes, host, more);
}

/** Slips of other rules with their fixes, as they come on the page, and behind them what may be a habit. */
function examplesFrom(...groups: Note[][]): string {
  const slips = groups.flatMap((notes) =>
    notes.flatMap(({ members }) => members.filter(isShort)).toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
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
