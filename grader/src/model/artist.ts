import { askedOnce } from './asked-once.ts';
import type { Resume } from './resume.ts';

/** What an artist was chosen for. */
const shows =
  /(?<!\p{L})(?:exhibitions?|exhibited|juried|biennales?|residenc(?:y|ies)|(?:solo|group|art) (?:shows?|fairs?))(?!\p{L})/iu;
const fewestShows = 4;

/** Whether somebody is known by exhibitions, which stand before posts and tell what others list as skills. */
export const isArtist = askedOnce(
  ({ rows }: Resume): boolean => rows.filter(({ text }) => shows.test(text)).length >= fewestShows,
);
