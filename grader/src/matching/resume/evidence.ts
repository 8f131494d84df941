import { stem } from '../../model/trades/stem.ts';
import { type Acronym, capitalsIn, explainedIn, spelledOut } from '../text/acronyms.ts';
import type { Concept } from '../text/taxonomy.ts';
import { withoutCopies } from './copied.ts';
import type { Job } from './jobs.ts';
import type { ResumeLine } from './lines.ts';
import type { Matchable } from './matchable.ts';

/** How far a concept is there: `value` from 0 to 1, by the lines that say so. */
export type Held = { value: number; lines: ResumeLine[] };

/** What a resume proves, looked up by concept and by stem. */
export type Evidence = {
  lines: ResumeLine[];
  shown: Map<Concept, Held>;
  listed: Map<Concept, Held>;
  /** The lines that have a stem. */
  byStem: Map<string, ResumeLine[]>;
  jobs: Job[];
};

const mostProofs = 5;
const mostAcronyms = 50;
/** What one skill says of the wider one that it implies. */
const implied = 0.85;

export function evidenceOf({ lines: all, jobs }: Matchable, advertLines: readonly string[]): Evidence {
  const lines = withoutCopies(all, advertLines);
  const pasted = new Set(all.filter((line) => line.isTitle && !lines.includes(line)).map(({ entry }) => entry));
  const shown = new Map<Concept, Held>();
  const listed = new Map<Concept, Held>();
  const byStem = new Map<string, ResumeLine[]>();
  const acronyms = [...advertLines, ...lines.map(({ text }) => text)].flatMap(explainedIn).slice(0, mostAcronyms);
  const capitals = new Set(advertLines.flatMap(capitalsIn));
  for (const line of lines) {
    for (const { concept } of line.hits) hold(line.isShown ? shown : listed, concept, 1, line);
    for (const one of stemsOf(line, acronyms, capitals)) {
      const known = byStem.get(one);
      if (known) known.push(line);
      else byStem.set(one, [line]);
    }
  }
  return {
    lines,
    shown,
    listed,
    byStem,
    jobs: jobs.filter(({ entry }) => !pasted.has(entry)),
  };
}

function hold(held: Map<Concept, Held>, concept: Concept, value: number, line: ResumeLine, depth = 0) {
  const known = held.get(concept);
  if (!known) held.set(concept, { value, lines: [line] });
  else {
    if (value > known.value) [known.value, known.lines] = [value, [line]];
    else if (known.lines.length < mostProofs && !known.lines.includes(line)) known.lines.push(line);
  }
  if (depth < 2) for (const parent of concept.implies) hold(held, parent, value * implied, line, depth + 1);
}

/**
 * The stems of a line, also of two neighbours as one word ("time sheet" has "timesheet"), and of acronyms and what they
 * stand for.
 */
function stemsOf({ tokens }: ResumeLine, acronyms: readonly Acronym[], capitals: ReadonlySet<string>): Set<string> {
  const stems = new Set(tokens.map((token) => token.stem));
  tokens.forEach((token, n) => {
    const before = tokens[n - 1];
    if (before) stems.add(before.word + token.stem);
  });
  for (const { letters, stems: words } of acronyms) {
    if (stems.has(letters)) for (const word of words) stems.add(word);
    else if (words.every((word) => stems.has(word))) stems.add(letters);
  }
  const words = tokens.map(({ word }) => word);
  for (const initials of spelledOut(words, capitals)) stems.add(stem(initials));
  return stems;
}
