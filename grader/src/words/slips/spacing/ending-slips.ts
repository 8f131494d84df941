import type { SpacingSlip } from './spacing-slip.ts';

/** Short forms that keep their stop before a bracket. */
const shortForm =
  'Assn|Dept|Deptt|Engg|Govt|Univ|Hosp|Elect|Mech|Corp|Prof|Sect|Instt|Tech|Asst|Assoc|Mfg|Mktg|Intl|Natl|Dist|Appt|Maint|Constr|Staad|Bros|Approx|Spec|Specs|Cont|Estd|Soft';
const examination = '(?:S\\. S\\. (?:L\\. )?C|H\\. S\\. C|S\\. S\\. S|I\\. T\\. I|P\\. G|U\\. G)';

/** What stands before the end of a list, a sentence or a bracket. */
export const endingSlips: readonly SpacingSlip[] = [
  // "Vale College. (Leeds)": what is in the brackets belongs to the sentence before them, unless it is a link: "(demo)".
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?!(?:${shortForm})\\.)\\p{L}*\\p{Ll}{4}\\. \\((?![$€£]|(?:link|demo|code|github|website|video|live|source|repo)(?!\\p{L}))(?=[^().]{3,}\\)\\.?$|(?:19|20)\\d\\d\\)$)`,
      'giu',
    ),
    mend: (found) => found.replace('. ', ' '),
    needs: /[a-z]\. \(/,
  },
  // "Repaired all lamps. And sold sails": no sentence of its own, unlike "And now I sell".
  {
    pattern:
      /\p{L}*\p{Ll}{3}\. (?:And|Or|As well as)(?= \p{L})(?! (?:now |then |also )?(?:[Ii]|[Ww]e|[Mm]y|it|he|she|they|this)(?!\p{L}))/gu,
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
  // "fromMay", "forLeeds": a small word that runs into a name. Behind “of” a narrow blank is often lost in reading.
  {
    pattern:
      /(?<![\p{L}\d@/._-])(?:from|and|with|for)(?!(?:Each|Router|Or|Json)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?=[ ,.;)]|$)/gu,
    mend: (found) => found.replace(/(?=\p{Lu})/u, ' '),
    needs: /(?:from|and|with|for)[A-Z][a-z]/,
    lone: true,
  },
  // "Dt.Leeds", "(Vale)Passed".
  {
    pattern: /(?<![\p{L}.])(?:Dt|Dist|Govt|Dept|Distt)\.\p{Lu}\p{Ll}{2,}/gu,
    mend: (found) => found.replace('.', '. '),
    needs: /t\.[A-Z][a-z]/,
    lone: true,
  },
  {
    pattern: /(?<=\p{L}{2})\)\p{Lu}\p{Ll}{3,}(?= |$)/gu,
    mend: (found) => found.replace(')', ') '),
    needs: /[A-Za-z]\)[A-Z][a-z]/,
    lone: true,
  },
  // States and towns in one word; before another one they may be a part of a name.
  {
    pattern:
      /(?<![\p{L}@./_-])(?:tamil(?=nadu)|(?:uttar|andhra|madhya|himachal|arunachal)(?=pradesh)|west(?=bengal)|new(?=delhi)|abu(?=dhabi)|navi(?=mumbai))\p{L}+(?![\p{L}@_/-]|\.\p{L}| \p{L}{3})/giu,
    mend: (found) =>
      found
        .replace(/(?<=^(?:tamil|uttar|andhra|madhya|himachal|arunachal|west|new|abu|navi))/i, ' ')
        .replace(/(?<= )\p{Ll}|^\p{Ll}/gu, (letter) => letter.toUpperCase()),
    needs: /nadu|pradesh|bengal|delhi|dhabi|mumbai|NADU|PRADESH|BENGAL|DELHI|DHABI|MUMBAI/,
    lone: true,
  },
];
