import type { DemandStatus } from '@redmark/rubric';
import { rarityOf } from '../../model/trades/rarity.ts';
import type { Evidence, Held } from '../resume/evidence.ts';
import type { ResumeLine } from '../resume/lines.ts';
import type { Concept } from '../text/taxonomy.ts';
import type { Demand } from '../types.ts';

/** How far a demand is fulfilled, from 0 to 1, and by which lines. */
export type Fulfilled = { status: DemandStatus; value: number; lines: ResumeLine[] };

/** What a skill counts that is only listed. */
const listedValue = 0.55;
/** What another skill of the same kind counts: MySQL where PostgreSQL is asked. */
const kindred = 0.4;
const mostKindred = 14;
const missing: Fulfilled = { status: 'missing', value: 0, lines: [] };

/** Whether a skill, licence or phrase is shown, listed or missing. */
export function fulfil(demand: Demand, evidence: Evidence): Fulfilled {
  return demand.kind === 'phrase' ? fulfilPhrase(demand, evidence) : fulfilConcepts(demand, evidence);
}

function fulfilConcepts({ concepts, kind }: Demand, { shown, listed }: Evidence): Fulfilled {
  let best = missing;
  for (const concept of concepts) {
    const did = heldOf(concept, shown);
    const named = heldOf(concept, listed);
    const namedValue = named.value * (kind === 'licence' ? 1 : listedValue);
    const found: Fulfilled =
      did.value > 0 && did.value >= namedValue
        ? { status: did.value >= 0.5 ? 'shown' : 'missing', value: did.value, lines: did.lines }
        : { status: named.value >= 0.5 ? 'listed' : 'missing', value: namedValue, lines: named.lines };
    if (found.value > best.value) best = found;
  }
  return best.status === 'missing' ? { ...best, lines: [] } : best;
}

function heldOf(concept: Concept, held: ReadonlyMap<Concept, Held>): Held {
  let best = held.get(concept) ?? { value: 0, lines: [] };
  for (const parent of concept.implies) {
    const other = parent.children <= mostKindred ? held.get(parent) : undefined;
    if (other && other.value * kindred > best.value) best = { value: other.value * kindred, lines: other.lines };
  }
  return best;
}

/** The share of a phrase's meaning that has to be found for all of it. */
const enough = 0.6;

function fulfilPhrase({ tokens }: Demand, { byStem }: Evidence): Fulfilled {
  const byLine = new Map<ResumeLine, number>();
  let total = 0;
  let anyShown = 0;
  let anyListed = 0;
  const seen = new Set<string>();
  tokens.forEach((token, n) => {
    if (seen.has(token.stem)) return;
    seen.add(token.stem);
    const rarity = rarityOf(token);
    total += rarity;
    const next = tokens[n + 1];
    const before = tokens[n - 1];
    const lines =
      byStem.get(token.stem) ??
      (next && byStem.get(token.word + next.stem)) ??
      (before && byStem.get(before.word + token.stem)) ??
      [];
    if (lines.some((line) => line.isShown)) anyShown += rarity;
    else if (lines.length > 0) anyListed += rarity;
    for (const line of lines) byLine.set(line, (byLine.get(line) ?? 0) + rarity);
  });
  if (total === 0) return missing;
  const best = { shown: 0, listed: 0 };
  for (const [line, sum] of byLine) {
    const which = line.isShown ? 'shown' : 'listed';
    best[which] = Math.max(best[which], sum);
  }
  const share = (sum: number) => Math.min(1, sum / total / enough);
  const shown = 0.65 * share(best.shown) + 0.35 * share(anyShown);
  const listed = listedValue * (0.65 * share(best.listed) + 0.35 * share(anyShown + anyListed));
  const value = Math.max(shown, listed);
  if (value < 0.4) return { ...missing, value };
  const status = shown >= listed ? 'shown' : 'listed';
  const least = 0.6 * (status === 'shown' ? best.shown : best.listed);
  const lines = [...byLine].filter(([line, sum]) => line.isShown === (status === 'shown') && sum >= least);
  return {
    status,
    value,
    lines: lines
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([line]) => line),
  };
}
