import type { CapitalSlip } from './capital-slips.ts';

const lowered = (found: string) => found.toLowerCase();

/** Adjectives of amount and worth, with which no name begins, behind a word in small letters. */
const describing = '(?:New|Total|Latest|Overall|Various|Different|Latest|Modern|Proper|Good|Excellent|Strong|Basic)';

/** Small words and figures of speech whose capitals are wrong whatever stands around them. */
export const smallWordSlips: readonly CapitalSlip[] = [
  // "lamps Such as sails", "which Must be".
  { pattern: /(?<=\p{L}{2},? )Such(?= as )/gu, mend: lowered, needs: / Such as / },
  {
    pattern: /(?<=(?<!\p{L})\p{Ll}{2,} )(?:Must|Should|Could|Would)(?= \p{Ll}{2,})/gu,
    mend: lowered,
    needs: /[a-z] (?:Must|Should|Could|Would) [a-z]/,
  },
  // "a lesson Held at": a participle that does not end in "ed".
  {
    pattern: /(?<=(?<!\p{L})\p{L}{3,} )(?:Held|Given|Done|Taken|Made)(?= (?:at|by|in|on|from|to|for|during) )/gu,
    mend: lowered,
    needs: /[A-Za-z] (?:Held|Given|Done|Taken|Made) /,
  },
  // "after Mending the lamps, and Selling the sails".
  {
    pattern:
      /(?<=(?<!\p{L})(?:after|before|while|without|by|and|for|of) )(?!King|Ring|Wing|Spring|Beijing|Bring)\p{Lu}\p{Ll}{2,}ing(?= (?:the|all|an?|our|their|its|my) \p{L}{3,})/gu,
    mend: lowered,
    needs: /[a-z] [A-Z][a-z]+ing (?:the|all|an?|our|their|its|my) /,
  },
  // "to learn New Lamps", "the Total Light of": both words.
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:the|grasp|learn|learning|of|with|for|to|and|in|adopt|understand|all|any) )${describing} \\p{Lu}\\p{Ll}{4,}(?:ies|ments|tions|s|ity)(?=$|[.,;]| \\p{Ll}{2})`,
      'gu',
    ),
    mend: lowered,
    needs: /[a-z] (?:New|Total|Latest|Overall|Various|Different|Modern|Proper|Good|Excellent|Strong|Basic) [A-Z]/,
  },
  // "at National Level".
  {
    pattern:
      /(?<=(?<!\p{L})(?:at|in|on) (?:the |an? )?)(?:National|State|District|International|School|College|University|Zonal) Level(?=$|[.,;)]| (?:in|at|and|for|by|\p{Ll}{4,}))/gu,
    mend: lowered,
    needs: /(?:at|in|on|the|an?) [A-Z][a-z]+ Level/,
  },
  // "LAMPS Of SAILS", "WORKSs": a word that is written small in a line of capitals.
  {
    pattern: /(?<=(?<!\p{L})\p{Lu}{3,} )(?:Of|And|In|For|The|At|To|With|By|On|Or)(?= \p{Lu}{3,}(?!\p{L}))/gu,
    mend: (found) => found.toUpperCase(),
    needs: /[A-Z]{3} [A-Z][a-z]+ [A-Z]{3}/,
  },
  {
    pattern: /(?<=\p{Lu}{3,} )\p{Lu}{6,}s(?![\p{L}’'])/gu,
    mend: (found) => found.toUpperCase(),
    needs: /[A-Z]{3} [A-Z]{6,}s/,
  },
  // "passed B.TECH in": the degree keeps one capital a word, unless the whole line has capitals.
  {
    pattern:
      /(?<=^|\p{Ll}{2}[ ,]+)[BM]\. ?(?:TECH|COM|SC|PHARM|PHIL|ARCH)(?!\p{L}|\.\p{L})(?=[^\p{Ll}]{0,40}\p{Ll}{2})/gu,
    mend: (found) => found.replace(/(?<=\. ?\p{L})\p{L}+/u, (rest) => rest.toLowerCase()),
    needs: /[BM]\. ?(?:TECH|COM|SC|PHARM|PHIL|ARCH)/,
  },
  // "fluent in HINDI": languages and programs are no short forms.
  {
    pattern:
      /(?<=(?<!\p{L})(?:in|on|with|using|of|and|spoken|written|speak|read|MS|Ms|Microsoft) )(?:HINDI|ENGLISH|TAMIL|TELUGU|KANNADA|MALAYALAM|MARATHI|GUJARATI|BENGALI|PUNJABI|URDU|ARABIC|FRENCH|GERMAN|SPANISH|EXCEL|WINDOWS|OUTLOOK|POWERPOINT|PHOTOSHOP)(?=$|[.,;)]| (?:and|&|for|to|with|language|\p{Ll}{4,}))/gu,
    mend: (found) =>
      found === 'POWERPOINT' ? 'PowerPoint' : found.replace(/(?<=^.).*/u, (rest) => rest.toLowerCase()),
    needs: /[a-zS] [A-Z]{4,}/,
  },
];
