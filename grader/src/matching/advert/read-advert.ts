import type { Advert, Demand } from '../types.ts';
import { demandsOfLine } from './demands.ts';
import { placeIn } from './facts.ts';
import { jobTitlesOf } from './job-title.ts';
import { asks, clausesOf, weightOf } from './line-weight.ts';
import { advertLines } from './sections.ts';

/** So many demands are read at most; no honest advert has as many. */
const mostDemands = 150;
const strength = { must: 3, task: 2, nice: 1 };

/** Reads a job advert from its text as pasted. Pure; linear in the length of the text. */
export function readAdvert(text: string): Advert {
  const lines = advertLines(text);
  const titles = jobTitlesOf(lines);
  const demands = new Map<string, Demand>();
  const add = (demand: Demand) => {
    const key = `${demand.kind}:${demand.kind === 'phrase' ? demand.text : keyOf(demand)}`;
    const known = demands.get(key);
    if (!known) {
      if (demands.size < mostDemands) demands.set(key, demand);
      return;
    }
    // What is named again is more central; the strongest line is the one that is told.
    const strongest = strength[demand.weight] > strength[known.weight] ? demand : known;
    demands.set(key, { ...strongest, importance: Math.min(1.5 * demand.importance, known.importance + 0.25) });
  };
  for (const title of titles.slice(0, 1))
    for (const demand of demandsOfLine(title, 'must')) if (demand.kind === 'skill') add(demand);
  const seen = new Set<string>();
  for (const line of lines) {
    if (seen.has(line.text)) continue;
    seen.add(line.text);
    const place = line.topic === 'open' || line.topic === 'none' ? placeIn(line.text) : undefined;
    if (place !== undefined)
      add({
        kind: 'place',
        weight: 'must',
        text: place,
        line: line.text,
        concepts: [],
        tokens: [],
        importance: 0,
        amount: 1,
      });
    if (line.isTitle || isTitleLine(line.text, titles)) continue;
    for (const clause of clausesOf(line)) {
      const weight = weightOf(clause);
      if (weight === undefined) continue;
      // Before the first title, an advert speaks of the company as well.
      const isTold = clause.topic !== 'open' || asks(clause.text);
      for (const demand of demandsOfLine(clause.text, weight)) if (isTold || demand.kind !== 'phrase') add(demand);
    }
  }
  return { titles, demands: [...demands.values()], lines: lines.map((line) => line.text) };
}

const isTitleLine = (line: string, titles: readonly string[]) =>
  titles.some((title) => line.includes(title) && line.length <= title.length + 40 && !/[.!]$/.test(line));

const keyOf = ({ kind, concepts, text }: Demand) =>
  kind === 'place' || kind === 'years' || kind === 'education'
    ? ''
    : concepts.length > 0
      ? concepts
          .map(({ name }) => name)
          .toSorted()
          .join('|')
      : text;
