import { largeTowns, towns } from '../places/towns.ts';

/** A word whose capitals are wrong whatever the rest of the document does, with how to mend it. */
export type CapitalSlip = {
  pattern: RegExp;
  mend: (found: string) => string;
  /** Letters without which no line has it. */
  needs: RegExp;
};

const raised = (found: string) => found.replace(/^./, (first) => first.toUpperCase());
const lowered = (found: string) => found.toLowerCase();
const titled = (found: string) => raised(found.toLowerCase());
const months = 'JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER';
const places = [
  ...towns,
  ...largeTowns,
  'india',
  'qatar',
  'kuwait',
  'bahrain',
  'uttarakhand',
  'gujarat',
  'rajasthan',
  'maharashtra',
  'bihar',
  'haryana',
  'punjab',
  'kerala',
]
  .map((name) => name.toUpperCase())
  .join('|');

export const capitalSlips: readonly CapitalSlip[] = [
  // "till may 2013", "9 jan 2012": short forms and those that are verbs elsewhere are months before a year.
  {
    pattern:
      /(?<![\p{L}@/._-])(?:may|march|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=[., ’']{1,2}(?:19|20)\d\d(?!\d))/gu,
    mend: raised,
    needs: /[., ’'](?:19|20)\d\d/,
  },
  // "since MARCH 2009", "lamps from KANPUR in": in a line that is written small.
  {
    pattern: new RegExp(`(?<=\\p{Ll}{2} (?:\\d{1,2}(?:st|nd|rd|th)? )?)(?:${months})(?=,? ?(?:19|20)\\d\\d)`, 'gu'),
    mend: titled,
    needs: /[A-Z]{3},? ?(?:19|20)/,
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:in|at|from|of|to|near) )(?:${places})(?= \\p{Ll}|\\.? ?$|[.,)](?! ?\\p{Lu}{2}))`,
      'gu',
    ),
    mend: titled,
    needs: /(?:in|at|om|of|to|ar) [A-Z]{4}/,
  },
  // "10TH passed".
  {
    pattern: /(?<![\p{L}\d])\d{1,2}(?:ST|ND|RD|TH)(?= \p{Lu}?\p{Ll}{2})/gu,
    mend: lowered,
    needs: /\d(?:ST|ND|RD|TH) /,
  },
  // "I Worked as".
  {
    pattern:
      /(?<=(?:^|[.,;:] |(?<!\p{L})(?:[Ww]here|and|that|which|when|as|if|what|institute|organi[sz]ation) )I )(?:Have|Am|Was|Had|Will|Can|Did|Do|Would|Could|Like|Want|Work|Live|Believe|\p{Lu}\p{Ll}{2,}ed)(?= \p{Ll})/gu,
    mend: lowered,
    needs: /I [A-Z][a-z]/,
  },
  // "Cleaned and Painted the hull".
  {
    pattern: /(?<=^\p{Lu}\p{Ll}+(?:ed|lt|ught|ote) (?:and|&) )\p{Lu}\p{Ll}+(?:ed|lt)(?= \p{Ll})/gu,
    mend: lowered,
    needs: /^[A-Z][a-z]+ (?:and|&) [A-Z]/,
  },
  // "Cleaning, Painting and polishing of hulls": of three works the last is written small.
  {
    pattern:
      /(?<=^\p{Lu}\p{Ll}+(?:tion|ing|ment|ance), )\p{Lu}\p{Ll}+(?:tion|ing|ment|ance)(?=,? (?:and|&) \p{Ll}+(?:tion|ing|ment|ance) (?:of|the|for|all|various)(?!\p{L}))/gu,
    mend: lowered,
    needs: /^[A-Z][a-z]+, [A-Z]/,
  },
  // "on All types", "under My direction".
  {
    pattern:
      /(?<=(?<!\p{L})(?:in|on|with|for|to|from|by|at|under|and|as|of) )(?:All|My|Our|His|Her|Different|Both|Each|These|Those|Same|Proper)(?= \p{Ll}{2,})/gu,
    mend: lowered,
    needs: / (?:All|My|Our|His|Her|Different|Both|Each|These|Those|Same|Proper) [a-z]/,
  },
  // "With an avg. Of 7", "12th From the hall".
  { pattern: /(?<=\p{Ll}\. )Of(?= \d)/gu, mend: lowered, needs: /\. Of \d/ },
  { pattern: /(?<=\d(?:th|st|nd|rd) )(?:From|With)(?= )/gu, mend: lowered, needs: /\d[a-z]{2} (?:From|With)/ },
];
