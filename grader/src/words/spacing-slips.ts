/** A slip of spaces or stops, with how to mend it. */
export type SpacingSlip = {
  pattern: RegExp;
  mend: (found: string) => string;
  /** Letters without which no text has it. */
  needs: RegExp;
  /** Whether addresses, paths and code may look like it. */
  lone?: boolean;
};

const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const rest = '(?:uary|ruary|ch|il|e|y|ust|ember|ober)?';

/** Spaces and stops where none belong, and none where they do. */
export const spacingSlips: readonly SpacingSlip[] = [
  { pattern: /[\p{L}\p{N}][\p{L}\p{N}%)”"]* +[,;](?= |$)/gu, mend: (found) => found.replace(/ +/, ''), needs: / [,;]/ },
  { pattern: /[\p{Ll})]{2,} \.(?= \p{Lu}|$)/gu, mend: (found) => found.replace(' ', ''), needs: / \./ },
  { pattern: /\d[\d.,]* %(?= |[.,;)]|$)/gu, mend: (found) => found.replace(' ', ''), needs: /\d %/ },
  {
    pattern: /\p{L}*\p{Ll}{3} \.\p{Lu}\p{Ll}+/gu,
    mend: (found) => found.replace(' .', '. '),
    needs: / \.\p{Lu}/u,
    lone: true,
  },
  { pattern: /\p{L}{2,} +:(?= |$)/gu, mend: (found) => found.replace(/ +/, ''), needs: / :/ },
  { pattern: /\p{L}{2,}[,;]\p{L}{2,}/gu, mend: (found) => found.replace(/([,;])/, '$1 '), needs: /[,;]\S/, lone: true },
  {
    pattern: /(?:\p{L}*(?:,,+|;;+|(?<!\.)\.\.(?!\.)|,\.|\.,(?= \p{Ll}))|\p{L}+,(?= ,))/gu,
    mend: (found) => found.replace(/([,;.])[,;.]+$/, '$1'),
    needs: /[,;.] ?[,;.]/,
  },
  {
    pattern: /\p{L}*\p{Ll}{3}\.\p{Lu}\p{Ll}{2,}(?= |,|$)/gu,
    mend: (found) => found.replace('.', '. '),
    needs: /\.\p{Lu}/u,
    lone: true,
  },
  {
    pattern: /\p{L}*[\p{Ll}%]{3}\. \p{Ll}{2,}(?= )/gu,
    mend: (found) => found.replace('. ', ' '),
    needs: /\. \p{Ll}/u,
  },
  {
    pattern: /\p{L}*\p{Ll}{3}\(\p{L}{3,}/gu,
    mend: (found) => found.replace('(', ' ('),
    needs: /\p{Ll}\(/u,
    lone: true,
  },
  {
    pattern: /\( +[\p{L}\p{N}]+|[\p{L}\p{N}]+ +\)/gu,
    mend: (found) => found.replace(/ +/, ''),
    needs: /\( | \)/,
  },
  { pattern: /“ +[\p{L}\p{N}]+|[\p{L}\p{N}]+ +”/gu, mend: (found) => found.replace(/ +/, ''), needs: /“ | ”/ },
  {
    pattern: /(?<![\p{L}&])\p{L}*\p{Ll}{2}&(?: \p{L}{2,}|\p{L}{3,})|\p{L}{3,} &\p{L}\p{Ll}{2,}/gu,
    mend: (found) => found.replace(/ ?& ?/, ' & '),
    needs: /\S&|&\S/,
    lone: true,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${month})${rest}(?:19|20)\\d\\d(?![\\p{L}\\p{N}])`, 'giu'),
    mend: (found) => found.replace(/(?=\d)/, ' ').replace(/^./, (first) => first.toUpperCase()),
    needs: /\p{L}(?:19|20)\d/u,
  },
];
