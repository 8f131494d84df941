import type { SpacingSlip } from './spacing-slip.ts';

/** Short forms that keep their stop before a bracket. */
const shortForm =
  'Assn|Dept|Deptt|Engg|Govt|Univ|Hosp|Elect|Mech|Corp|Prof|Sect|Instt|Tech|Asst|Assoc|Mfg|Mktg|Intl|Natl|Dist|Appt|Maint|Constr|Staad|Bros|Approx|Spec|Specs|Cont|Estd';
const examination = '(?:S\\. S\\. (?:L\\. )?C|H\\. S\\. C|S\\. S\\. S|I\\. T\\. I|P\\. G|U\\. G)';

/** What stands before the end of a list, a sentence or a bracket. */
export const endingSlips: readonly SpacingSlip[] = [
  // "Vale College. (Leeds)": what is in the brackets belongs to the sentence before them.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?!(?:${shortForm})\\.)\\p{L}*\\p{Ll}{4}\\. \\((?=[^().]{3,}\\)\\.?$|(?:19|20)\\d\\d\\)$)`,
      'giu',
    ),
    mend: (found) => found.replace('. ', ' '),
    needs: /[a-z]\. \(/,
  },
  // "Repaired all lamps. And sold sails": no sentence of its own.
  {
    pattern: /\p{L}*\p{Ll}{3}\. (?:And|Or|As well as)(?= \p{L})/gu,
    mend: (found) => found.replace(/\. ./, (start) => start.slice(1).toLowerCase()),
    needs: /[a-z]\. (?:And|Or|As well) /,
  },
  // "Lamps -: nine".
  {
    pattern: /[\p{L})]{2,} ?-:(?= |$)/gu,
    mend: (found) => found.replace(/ ?-:/, ':'),
    needs: /-:/,
  },
  // "(Lamps) : nine", "Lamps :SAILS".
  {
    pattern: /[\p{L}\d]+\) :(?= )/gu,
    mend: (found) => found.replace(' ', ''),
    needs: /\) :/,
  },
  {
    pattern: /(?<!\p{L})\p{Ll}{4,} :\p{L}{3,}/gu,
    mend: (found) => found.replace(' :', ': '),
    needs: /[a-z] :[A-Za-z]/,
    lone: true,
  },
  // “Lamps": the closing mark is of another kind than the opening one.
  {
    pattern: /(?<=^[^“”"]*“[^“”"]*)[\p{L}\d.)!?]+"(?=[^“”"]*$)/gu,
    mend: (found) => found.replace('"', '”'),
    needs: /“[^”]*"/,
  },
  // "S. S. C from Leeds": initials of one examination.
  {
    pattern: new RegExp(`(?<![\\p{L}.])${examination}(?!\\p{L})\\.?`, 'gu'),
    mend: (found) => `${found.replaceAll(' ', '').replace(/\.$/, '')}.`,
    needs: /[A-Z]\. [A-Z]/,
  },
  // "nine lamps including sails of Leeds": what only adds to the sentence stands apart.
  {
    pattern:
      /(?<!\p{L})(?!(?:and|not|by|without|for|from|with|of|is|are|was|were|to|also|when|while|than|or|as|but|time|all)(?!\p{L}))[\p{L}\d]{3,}(?= including (?!(?:in|on|into|the date)(?!\p{L}))[\p{L}\d])/gu,
    mend: (found) => `${found},`,
    needs: /[A-Za-z\d] including /,
  },
  // "lamps, sails etc.": a comma parts the end of a list as it parts its items.
  {
    pattern: /(?<=, ?[^,.;:()]{3,60})(?<!\p{L})(?!and )\p{Ll}{3,}(?= etc(?!\p{L}))/gu,
    mend: (found) => `${found},`,
    needs: /,.*[a-z] etc/,
  },
];
