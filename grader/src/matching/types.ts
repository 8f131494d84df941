import type { DemandMatch, DemandWeight } from '@redmark/rubric';
import type { Token } from '../model/trades/tokens.ts';
import type { Concept } from './text/taxonomy.ts';

/** What an advert asks for. */
export type Demand = {
  kind: DemandMatch['kind'];
  weight: DemandWeight;
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
