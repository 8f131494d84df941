import type { SpacingSlip } from './spacing-slip.ts';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';

/** Signs behind a label, and commas that part what a clause tells of a name. */
export const labelSlips: readonly SpacingSlip[] = [
  // "Position:- Welder", "Skills : - Java": one sign is enough.
  {
    pattern: /[\p{L}\d)”"’.]*[\p{L})”"’.] *: ?[-–—]+(?:(?=[ ([“‘]|$)|\p{L}[\p{L}\d]*)/gu,
    mend: (found) => found.replace(/ *: ?[-–—]+(?=.)/, ': ').replace(/ *: ?[-–—]+$/, ':'),
    needs: /: ?[-–—]/,
  },
  // "Vale College affiliated to the university".
  {
    pattern: /(?<!\p{L})\p{Lu}\p{L}{3,} affiliated (?:to|with|by)(?!\p{L})/gu,
    mend: (found) => found.replace(' ', ', '),
    needs: / affiliated /,
  },
  // "Vale School, (Leeds)": what is in brackets belongs to the name before it.
  {
    pattern: /(?<!\))(?<=^|[\s(])[\p{L}\d.’'&-]+, \((?!\p{Ll}\)|\d{1,2}\)|[ivx]+\))/gu,
    mend: (found) => found.replace(',', ''),
    needs: /, \(/,
  },
  // "from June, 2012".
  {
    pattern: new RegExp(`(?<!\\d(?:st|nd|rd|th)? )(?<!\\p{L})${month}, (?=(?:19|20)\\d\\d(?!\\d))`, 'gu'),
    mend: (found) => found.replace(',', ''),
    needs: /[a-z], (?:19|20)\d\d/,
  },
];
