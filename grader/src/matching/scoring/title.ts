import { rolesIn } from '../../model/trades/roles.ts';
import { tokensOf } from '../../model/trades/tokens.ts';
import type { Evidence } from '../resume/evidence.ts';
import type { Matchable } from '../resume/matchable.ts';
import { namesJob } from '../text/names-job.ts';
import { titleCloseness } from '../text/title-closeness.ts';
import type { Advert } from '../types.ts';

/** `isKnown` tells whether the advert's title is one of a known profession. */
export type ClosestTitle = { value: number; text: string | undefined; isKnown: boolean };

/** What a title above the first section counts: a claim, not a job. */
const claimed = 0.8;

/** The title of the resume that is closest to the advert's; older jobs count less. */
export function closestTitle({ titles }: Advert, { jobs, lines }: Evidence, { month }: Matchable): ClosestTitle {
  let best: Omit<ClosestTitle, 'isKnown'> = { value: 0, text: undefined };
  const consider = (text: string, weight: number) => {
    titles.forEach((title, n) => {
      const value = titleCloseness(title, text) * weight * (n === 0 ? 1 : 0.9);
      if (value > best.value) best = { value, text };
    });
  };
  for (const { title, to, share } of jobs) {
    const ago = to === undefined ? 36 : month - to;
    if (title !== '') consider(title, (ago <= 24 ? 1 : ago <= 96 ? 0.9 : 0.75) * (share === 1 ? 1 : 0.8));
  }
  for (const { text, kind, tokens } of lines)
    if ((kind === 'top' || kind === 'objective' || kind === 'summary') && tokens.length <= 8 && namesJob(text))
      consider(text, claimed);
  return { ...best, isKnown: titles.some((title) => rolesIn(tokensOf(title)).length > 0) };
}

/** How alike the trades of the advert's demands and of what was done are, from 0 to 1. */
export function fieldCloseness({ demands }: Advert, { shown, listed }: Evidence): number {
  const asked = new Map<string, number>();
  for (const { concepts, importance } of demands)
    for (const { field, kind } of concepts)
      if (kind === 'skill' || kind === 'licence')
        asked.set(field, (asked.get(field) ?? 0) + importance / concepts.length);
  const had = new Map<string, number>();
  for (const [held, weight] of [
    [shown, 1],
    [listed, 0.15],
  ] as const)
    for (const [{ field, kind }, { value }] of held)
      if ((kind === 'skill' || kind === 'licence') && value === 1) had.set(field, (had.get(field) ?? 0) + weight);
  const length = (values: Iterable<number>) => Math.sqrt([...values].reduce((sum, value) => sum + value * value, 0));
  const norm = length(asked.values()) * length(had.values());
  if (norm === 0) return 0;
  let product = 0;
  for (const [field, weight] of asked) product += weight * (had.get(field) ?? 0);
  return product / norm;
}
