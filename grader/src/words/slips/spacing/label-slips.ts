import type { SpacingSlip } from './spacing-slip.ts';

/** Signs behind a label, and commas that part what a clause tells of a name. */
export const labelSlips: readonly SpacingSlip[] = [
  // "Position:- Welder", "Skills : - Java": one sign is enough.
  {
    pattern: /[\p{L}\d)”"’.]*[\p{L})”"’.] *: ?[-–—]+(?:(?=[ ([“‘]|$)|\p{L}[\p{L}\d]*)/gu,
    mend: (found) => found.replace(/ *: ?[-–—]+(?=.)/, ': ').replace(/ *: ?[-–—]+$/, ':'),
    needs: /: ?[-–—]/,
  },
  // "for lamps and sails respectively".
  {
    pattern: /[\p{L}\d)%]+ respectively(?=[ .;)]|$)/gu,
    mend: (found) => found.replace(' ', ', '),
    needs: / respectively/,
  },
  // "Vale College affiliated to the university".
  {
    pattern: /(?<!\p{L})\p{Lu}\p{L}{3,} affiliated (?:to|with|by)(?!\p{L})/gu,
    mend: (found) => found.replace(' ', ', '),
    needs: / affiliated /,
  },
];
