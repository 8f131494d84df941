import { listed } from '../model/text/listed.ts';
import { withMoreAdvice } from './add-advice.ts';
import type { Folded } from './fold.ts';

/** Rules of length, in the order in which one of them is told what can go. */
const rulesOfLength = ['format-page-count', 'format-sparse-pages'];

/** What other notes ask to take out, in the words of a reader. */
const removable = new Map([
  ['content-personal-data', 'personal details'],
  ['content-declaration', 'the declaration'],
  ['content-photo', 'the photo'],
  ['content-employer-described', 'what describes the employer'],
  ['content-duplicate-bullet', 'lines that are told twice'],
  ['content-skill-repeated', 'skills that are listed twice'],
  ['content-soft-skill-list', 'the list of traits'],
  ['content-self-evident-skill', 'skills that everybody has'],
  ['content-unneeded-detail', 'the details that are marked as not needed'],
]);
const fewest = 2;

type Note = Folded & { rule: { name: string } };

/** Notes on too many pages: the first also says what can go, since cuts are easier to make where they are named. */
export function sayWhatCanGo<T extends Note>(notes: readonly T[]): T[] {
  const hosts = rulesOfLength.flatMap((name) => notes.filter(({ rule }) => rule.name === name));
  const found = new Set(notes.map(({ rule }) => rule.name));
  const named = [...removable].flatMap(([name, words]) => (found.has(name) ? [words] : []));
  const [host] = hosts;
  if (!host || named.length < fewest) return [...notes];
  const more = `Drop first: ${listed(named)}.`;
  return withMoreAdvice(notes, host, more);
}
