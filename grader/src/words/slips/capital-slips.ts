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

/** Verbs that people put behind "to" and beside another verb. */
const verbs =
  'Develop|Plan|Manage|Organi[sz]e|Monitor|Create|Maintain|Prepare|Review|Inspect|Design|Test|Check|Install|Implement|Establish|Co-?ordinate|Control|Conduct|Supervise|Handle|Lead|Assist|Execute|Build|Analy[sz]e|Troubleshoot|Verify|Ensure|Provide|Support|Follow|Resolve|Update|Solve|Assemble|Track|Identify|Make|Achieve|Improve|Increase|Perform|Obtain|Represent|Operate|Keep|Give|Understand';

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
  // "for 2 Years as", "a One Month course": lengths of time in a sentence. Where the plural is missing, more than a capital is wrong.
  {
    pattern:
      /(?:(?<=[\p{L},] (?:0?1|[Oo]ne) )(?:Year|Month|Week|Day)|(?<=[\p{L},] (?:\d{1,2}(?:\.\d)?\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) )(?:Years|Months|Weeks|Days))(?= \p{Ll}{2}| (?:Experience|Exp|Regular|Diploma|Working|Training|As|At|In|Of)(?!\p{L}))/gu,
    mend: lowered,
    needs: / (?:Year|Month|Week|Day)s? .*(?<!\p{L})\p{Ll}{3}/u,
  },
  // "One year Experience in".
  {
    pattern:
      /(?<=(?:\d\+?|\)|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) ?(?:year|month)(?:s|’s|'s|s’|s')? (?:of )?)Experience(?= (?:[Ii]n|[Aa]s|with|at|from|of) )/gu,
    mend: lowered,
    needs: / Experience (?:in|as|In|As|with|at|from|of) /,
  },
  // "Sending Weekly accounts of": a period behind the verb that opens the line.
  {
    pattern:
      /(?<=^(?:Prepar|Send|Maintain|Submit|Generat|Tak|Mak|Creat|Updat|Check|Conduct|Attend|Monitor|Manag|Handl|Organi[sz]|Provid|Review|Complet|Perform)(?:e|es|ed|ing|s)?(?: of)? )(?:Daily|Weekly|Monthly|Quarterly|Yearly|Annual)(?= \p{Ll}{3,})/gu,
    mend: lowered,
    needs: /^[A-Z][a-z]+ (?:of )?(?:Daily|Weekly|Monthly|Quarterly|Yearly|Annual) [a-z]/,
  },
  // "Presently Working with".
  {
    pattern:
      /(?<=^(?:Presently|Currently) (?:I am )?)\p{Lu}\p{Ll}+ing(?= (?:[Ww]ith|[Aa]s|[Ii]n|[Aa]t|[Ff]or)(?!\p{L}))/gu,
    mend: lowered,
    needs: /^(?:Presently|Currently) /,
  },
  // "Plan and Manage the", "Cleaning & Painting all": the second of two verbs.
  {
    pattern: new RegExp(
      `(?<=^(?:\\p{Lu}\\p{Ll}+ing (?:and|&) (?=\\p{L}+ing )|(?:${verbs}) (?:and|&) ))(?:\\p{Lu}\\p{Ll}+ing|${verbs})(?= (?:the|all|an?|any|our|their|its|new|various)(?!\\p{L}))`,
      'gu',
    ),
    mend: lowered,
    needs: /^[A-Z][a-z-]+ (?:and|&) [A-Z]/,
  },
  // "To Ensure that": what is aimed at.
  {
    pattern: new RegExp(`(?<=^To )(?:${verbs})(?= )`, 'gu'),
    mend: lowered,
    needs: /^To [A-Z][a-z]+ .*[a-z]{3}/,
  },
  // "lamp cleaning and Painting": the last word alone.
  {
    pattern:
      /(?<=(?<!\p{L})\p{Ll}{3,} (?:and|&) )(?!Engineering|Marketing|Accounting|Management|Finance|Banking|Training)\p{Lu}\p{Ll}+(?:tion|ing|ment|ance)(?=\.?$)/gu,
    mend: lowered,
    needs: /[a-z] (?:and|&) [A-Z][a-z]+\.?$/,
  },
];
