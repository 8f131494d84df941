import { rarityOf } from '../../model/trades/rarity.ts';
import { type RoleHit, rolesIn } from '../../model/trades/roles.ts';
import { type Token, tokensOf } from '../../model/trades/tokens.ts';
import { rankWords } from '../../words/posts/job-titles.ts';
import { conceptsIn } from './taxonomy.ts';

const ranks: [number, RegExp][] = [
  [0, /\b(?:intern|trainee|apprentice|working student|internship|placement)\b/i],
  [1, /\b(?:junior|jr|assistant|associate|graduate|entry[- ]level|helper)\b/i],
  [5, /\b(?:chief|c[etfoim]o|vice president|vp|director|head)\b/i],
  [4, /\b(?:lead|principal|staff|manager|supervisor|foreman|team leader|superintendent)\b/i],
  [3, /\b(?:senior|sr|experienced|advanced|specialist)\b/i],
];
const rankOf = (title: string) => ranks.find(([, pattern]) => pattern.test(title))?.[0] ?? 2;

/** How close the profession of a resume's title is to that of an advert's title, from 0 to 1. Rank counts a little. */
export function titleCloseness(asked: string, had: string): number {
  const [a, b] = [tokensOf(asked), tokensOf(had)];
  const [rolesA, rolesB] = [rolesIn(a), rolesIn(b)];
  const words = wordCloseness(a, b);
  let known = 0;
  for (const one of rolesA) for (const other of rolesB) known = Math.max(known, roleCloseness(one, other));
  const byTrade = 0.85 * tradeCloseness(a, b);
  const isKnown = rolesA.length > 0 && rolesB.length > 0;
  const closeness = isKnown
    ? Math.max(known * (0.85 + 0.15 * words), Math.min(words, known + 0.25))
    : Math.max(words, byTrade);
  return closeness * (1 - 0.05 * Math.abs(rankOf(asked) - rankOf(had)));
}

/** The share of the skills named by an advert's title that a resume's title names: "Scrub practitioner", "Theatre nurse". */
function tradeCloseness(a: readonly Token[], b: readonly Token[]): number {
  const asked = new Set(conceptsIn(a).map(({ concept }) => concept));
  const had = new Set(conceptsIn(b).flatMap(({ concept }) => [concept, ...concept.implies]));
  if (asked.size === 0) return 0;
  let shared = 0;
  for (const concept of asked) if (had.has(concept)) shared++;
  return shared / asked.size;
}

/** What remains where one title narrows a general name by a word that the other has not. */
const narrowed = 0.65;

function roleCloseness(a: RoleHit, b: RoleHit): number {
  return kinship(a.role, b.role) * (a.qualifier === b.qualifier ? 1 : narrowed);
}

function kinship(one: RoleHit['role'], other: RoleHit['role']): number {
  if (one === other) return 1;
  if (one.family === other.family) return one.general || other.general ? 0.7 : 0.45;
  return one.near.includes(other.family) || other.near.includes(one.family) ? 0.25 : 0;
}

/** The share of the rarer words that two titles have in common. */
function wordCloseness(a: readonly Token[], b: readonly Token[]): number {
  const weigh = (tokens: readonly Token[]) => {
    const weights = new Map<string, number>();
    for (const token of tokens.slice(0, 12))
      if (!rankWords.has(token.word)) weights.set(token.stem, Math.max(0.15, rarityOf(token)));
    return weights;
  };
  const [x, y] = [weigh(a), weigh(b)];
  let shared = 0;
  let total = 0;
  for (const [stem, weight] of x) {
    total += weight;
    if (y.has(stem)) shared += weight;
  }
  for (const [stem, weight] of y) if (!x.has(stem)) total += weight * 0.5;
  return total === 0 ? 0 : shared / total;
}
