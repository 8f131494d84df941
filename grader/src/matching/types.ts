import type { Rect } from '../model/page.ts';
import type { Concept } from './text/taxonomy.ts';
import type { Token } from './text/tokens.ts';

/** How much a demand is asked for: `task` is what the person will do. */
export type Weight = 'must' | 'task' | 'nice';

/** What an advert asks for. */
export type Demand = {
  kind: 'skill' | 'licence' | 'phrase' | 'years' | 'education' | 'language' | 'place';
  weight: Weight;
  /** In the words of the advert, or the usual name. */
  text: string;
  /** The line of the advert. */
  line: string;
  /** Any of these fulfils a demand for a skill or licence. */
  concepts: Concept[];
  /** The words that tell what a phrase means. */
  tokens: Token[];
  /** How much it counts among its like, 1 being usual. */
  importance: number;
  /** Years, the level of a degree (`DegreeLevel`), or 1. */
  amount: number;
};

/** A job advert as it was read. */
export type Advert = {
  /** The titles it calls the job by, the first the clearest. */
  titles: string[];
  demands: Demand[];
  /** Its lines in plain spelling. */
  lines: string[];
};

/** Whether a resume fulfils a demand: by what was done, by a list or summary only, or not. */
export type Status = 'shown' | 'listed' | 'missing';

/** A line of the resume that fulfils a demand, and where it stands. */
export type Proof = { text: string; boxes: (Rect & { page: number })[] };

/** `value` is from 0 (missing) to 1 (all of it). */
export type DemandMatch = Pick<Demand, 'kind' | 'weight' | 'text' | 'line'> & {
  status: Status;
  value: number;
  proofs: Proof[];
};

export const partNames = ['must', 'tasks', 'nice', 'title', 'years', 'education'] as const;

/** A part of the score: `points` of at most `of`. The parts that an advert speaks of have 100 together. */
export type MatchPart = { name: (typeof partNames)[number]; points: number; of: number };

/** How a resume fits an advert. `score` is the sum of the parts, from 0 to 100. */
export type Match = {
  score: number;
  parts: MatchPart[];
  demands: DemandMatch[];
  /** The job title of the resume that is closest to the advert's. */
  title: { asked: string | undefined; closest: string | undefined };
};
