import type { SpacingSlip } from './spacing-slip.ts';

/** Spaces and stops beside initials and other short forms. */
export const abbreviationSlips: readonly SpacingSlip[] = [
  // "K.V.PUMPS", "U.B.Hall": initials that run into a word.
  {
    pattern: /(?<![\p{L}.])(?:\p{Lu}\.){2,}\p{Lu}\p{L}{3,}/gu,
    mend: (found) => found.replace(/\.(?=\p{Lu}\p{L})/u, '. '),
    needs: /\.[A-Z]\.[A-Z]/,
    lone: true,
  },
  // "Vale Works Ltd . In Leeds", "from B.M.N .": a blank before the stop of a short form.
  {
    pattern:
      /(?<![\p{L}.])(?:(?:\p{Lu}\.)+\p{Lu}|\p{Lu}\p{Ll}{1,2}|\p{Lu}{2}) \.(?= \p{Lu}\p{L}|$)|(?<![\p{L}.])(?:\p{Lu}\.)+\p{Lu} \.(?= \p{Ll}{2})/gu,
    mend: (found) => found.replace(' ', ''),
    needs: /[A-Za-z] \./,
  },
  // "PVTLTD", "PVT.LTD".
  {
    pattern: /(?<!\p{L})(?:PVT\.?LTD|PvtLtd|pvt\.?ltd)(?!\p{L})/gu,
    mend: (found) => found.replace(/(?=ltd)/i, ' '),
    needs: /t\.?ltd/i,
  },
  // "PLUMBING&HEATING" between words in capitals.
  {
    pattern: /(?<![\p{L}\d&.])\p{Lu}{2,}&(?!(?:FS|CO)(?!\p{L}))\p{Lu}{2,}(?![\p{L}\d&])/gu,
    mend: (found) => found.replace('&', ' & '),
    needs: /[A-Z]&[A-Z]/,
    lone: true,
  },
  // "C.B.S.E board": the last of the initials has its stop, too. Units, "11 K.V", have none at all.
  {
    pattern:
      /(?<![\p{L}\d.&/]|\d )(?![KM]\.[VW](?:\.A)?(?!\p{L}))(?:\p{Lu}\.)+\p{Lu}(?=,? (?!(?:\p{Lu}+(?![\p{L}.])|Off|OFF|off|Word|WORD|word|Exc|EXC|exc|Acc|ACC|Outl|OUTL|Project|Power|POWER))\p{L}{2}|$|\)|,(?= \p{Lu}?\p{Ll})| & | [–-] | \()/gu,
    mend: (found) => `${found}.`,
    needs: /[A-Z]\.[A-Z](?:[ ,)]|$)/,
  },
  // "Vale Works LTD . in Leeds".
  {
    pattern: /(?<!\p{L})(?:(?:LTD|PVT) \.(?!\.)|(?:Ltd|Pvt) \.(?= \p{Ll}))/gu,
    mend: (found) => found.replace(' ', ''),
    needs: /(?:TD|td|VT|vt) \./,
  },
];
