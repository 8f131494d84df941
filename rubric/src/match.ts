import type { PageBox } from './box.ts';

/** How much a demand is asked for: `task` is what the person will do. */
export type DemandWeight = 'must' | 'task' | 'nice';

/** Whether a resume fulfils a demand: by what was done, by a list or summary only, or not. */
export type DemandStatus = 'shown' | 'listed' | 'missing';

export const demandKinds = ['skill', 'licence', 'phrase', 'years', 'education', 'language', 'place'] as const;

/** A line of the resume that fulfils a demand, and where it stands. */
export type Proof = { text: string; boxes: PageBox[] };

/** What an advert asks for, and what a resume says of it. */
export type DemandMatch = {
  kind: (typeof demandKinds)[number];
  weight: DemandWeight;
  /** In the words of the advert, or the usual name. */
  text: string;
  /** The line of the advert. */
  line: string;
  status: DemandStatus;
  /** From 0 (missing) to 1 (all of it). */
  value: number;
  proofs: Proof[];
};

export const matchParts = ['must', 'tasks', 'nice', 'title', 'years', 'education'] as const;

/** A part of the score: `points` of at most `of`. The parts that an advert speaks of have 100 together. */
export type MatchPart = { name: (typeof matchParts)[number]; points: number; of: number };

/** How a resume fits an advert. `score` is the sum of the parts, from 0 to 100. */
export type Match = {
  score: number;
  parts: MatchPart[];
  demands: DemandMatch[];
  /** The title that the advert asks for, and the job title of the resume that is closest to it. */
  title: { asked: string | null; closest: string | null };
};
