import type { Resume } from '../../model/resume.ts';
import type { Concept } from '../text/taxonomy.ts';
import { withoutCopies } from './copied.ts';
import { type Job, jobsOf } from './jobs.ts';
import { linesOf, type ResumeLine } from './lines.ts';

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
/** What one skill says of the wider one that it implies. */
const implied = 0.85;

export function evidenceOf(resume: Resume, advertLines: readonly string[]): Evidence {
  const all = linesOf(resume);
  const lines = withoutCopies(all, advertLines);
  const pasted = new Set(all.filter((line) => line.isTitle && !lines.includes(line)).map(({ entry }) => entry));
  const shown = new Map<Concept, Held>();
  const listed = new Map<Concept, Held>();
  const byStem = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    for (const { concept } of line.hits) hold(line.isShown ? shown : listed, concept, 1, line);
    for (const stem of stemsOf(line)) {
      const known = byStem.get(stem);
      if (known) known.push(line);
      else byStem.set(stem, [line]);
    }
  }
  return {
    lines,
    shown,
    listed,
    byStem,
    jobs: jobsOf(resume).filter(({ entry }) => !pasted.has(entry)),
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

/** The stems of a line, also of two neighbours as one word: "time sheet" has "timesheet". */
function stemsOf({ tokens }: ResumeLine): Set<string> {
  const stems = new Set(tokens.map(({ stem }) => stem));
  tokens.forEach(({ stem }, n) => {
    const before = tokens[n - 1];
    if (before) stems.add(before.word + stem);
  });
  return stems;
}
