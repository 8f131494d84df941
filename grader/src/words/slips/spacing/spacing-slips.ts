import { abbreviationSlips } from './abbreviation-slips.ts';
import { commaSlips } from './comma-slips.ts';
import { endingSlips } from './ending-slips.ts';
import { gluedSlips } from './glued-slips.ts';
import { labelSlips } from './label-slips.ts';
import type { SpacingSlip } from './spacing-slip.ts';

const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const rest = '(?:uary|ruary|ch|il|e|y|ust|ember|ober)?';

const wholeMonth = /^(January|February|March|April|May|June|July|August|September|October|November|December)\./i;

/** What a dash sets apart from its value: "Duration- 6 months". */
const label =
  '[A-Z][a-z]+ of Passing|(?:Period|Description|Location|Place|Date|Duration|Project|Client|Company|Model|Address|Designation|Role|Position|Education|Experience|Name|Year|Board|Qualification|Title|Languages?|Responsibilities|Capacity|Make|Scope|Platform|Technology|Technologies|Environment|Tools|Note|Objective|Percentage|Marks|Cost|Size|Value|Passing)';

/** A word that is no abbreviation, whose full stop is a slip before a comma. */
const longWord = /\p{L}{5}/u;

/** Spaces and stops where none belong, and none where they do. */
const spacingSlips: readonly SpacingSlip[] = [
  { pattern: /[\p{L}\p{N}][\p{L}\p{N}%)”"]* +[,;](?= |$)/gu, mend: (found) => found.replace(/ +/, ''), needs: / [,;]/ },
  {
    pattern: /(?:\p{L}{2,}|\p{L}\d|\d\p{L})[)”"]* +,(?:\p{L}{2}|\d\p{L})[\p{L}\d]*/gu,
    mend: (found) => found.replace(/ +,/, ', '),
    needs: / ,[\p{L}\d]/u,
    lone: true,
  },
  {
    pattern: /(?:\p{L}*[\p{Ll}\d)%]{2,}|\p{Lu}{2,}\)?) \.(?= [\p{Lu}\d]|$)/gu,
    mend: (found) => found.replace(' ', ''),
    needs: / \./,
  },
  { pattern: /\d[\d.,]* %(?= |[.,;)]|$)/gu, mend: (found) => found.replace(' ', ''), needs: /\d %/ },
  {
    pattern: /\p{L}*\p{Ll}{3} \.\p{Lu}\p{Ll}+/gu,
    mend: (found) => found.replace(' .', '. '),
    needs: / \.\p{Lu}/u,
    lone: true,
  },
  // "Arch. , Revit", "Title :Ledger of the harbor".
  {
    pattern: /\p{L}{3,}\. ,(?= )/gu,
    mend: (found) => (longWord.test(found) ? found.replace('. ', '') : found.replace(' ', '')),
    needs: /\. ,/,
  },
  {
    pattern: /(?<!\p{L})\p{Lu}\p{Ll}{3,} :\p{Lu}\p{Ll}{2,}/gu,
    mend: (found) => found.replace(' :', ': '),
    needs: / :\p{Lu}/u,
  },
  {
    pattern: /\p{L}*\p{Ll}{4}:\p{Lu}\p{Ll}{2,}/gu,
    mend: (found) => found.replace(':', ': '),
    needs: /\p{Ll}:\p{Lu}/u,
    lone: true,
  },
  { pattern: /\p{L}{3,}['’‘´] s(?= |$)/gu, mend: (found) => found.replace(' ', ''), needs: / s(?: |$)/ },
  { pattern: /(?:\p{L}{2,}|(?<!\d)(?:19|20)\d\d) +:(?= |$)/gu, mend: (found) => found.replace(/ +/, ''), needs: / :/ },
  { pattern: /\p{L}{2,}[,;]\p{L}{2,}/gu, mend: (found) => found.replace(/([,;])/, '$1 '), needs: /[,;]\S/, lone: true },
  {
    pattern: /(?:[\p{L}\d)”]+(?:,,+|;;+|(?<!\.)\.\.(?!\.| ?etc)|,\.)|\p{L}{3,}\.,(?= \p{Ll})|\p{L}+,(?: ,)+)/gu,
    mend: (found) => (found.endsWith('.,') ? found.replace('.,', ',') : found.replace(/([,;.])[ ,;.]+$/, '$1')),
    needs: /[,;.] ?[,;.]/,
  },
  {
    pattern: /\p{L}*\p{Ll}{3}\.\p{Lu}\p{Ll}{2,}(?= |,|$)/gu,
    mend: (found) => found.replace('.', '. '),
    needs: /\.\p{Lu}/u,
    lone: true,
  },
  {
    // Before a verb, of which many end in "s" or "ed", the subject is missing, too, and without the stop it would be no sentence;
    // a word such as "how" or "then" mostly opens a sentence of its own.
    pattern:
      /\p{L}*[\p{Ll}%]{3}\. (?!(?:have|has|had|is|are|was|were|am|be|can|could|will|would|should|may|might|must|do|does|did|it|this|these|they|we|he|she|there|and|as|how|so|but|also|then|when|if|thus|\p{Ll}+(?:[^s\P{L}]s|ed)) )\p{Ll}{2,}(?= )/gu,
    mend: (found) => found.replace('. ', ' '),
    needs: /\. \p{Ll}/u,
  },
  {
    pattern: /\p{L}*(?:\p{Ll}{3}|(?<![\p{L}\d])\p{Lu}{2,})\((?:\p{L}{3,}|\d{2,}(?!\d*\)))/gu,
    mend: (found) => found.replace('(', ' ('),
    needs: /\p{L}\(/u,
    lone: true,
  },
  {
    pattern: /\( +[\p{L}\p{N}]+|[\p{L}\p{N}]+ +\)/gu,
    mend: (found) => found.replace(/ +/, ''),
    needs: /\( | \)/,
  },
  { pattern: /“ +[\p{L}\p{N}]+|[\p{L}\p{N}]+ +”(?!\p{L})/gu, mend: (found) => found.replace(/ +/, ''), needs: /“ | ”/ },
  // A closing mark where a quotation opens.
  { pattern: /(?<=[\p{L},:] )”\p{L}+/gu, mend: (found) => found.replace('”', '“'), needs: / ”\p{L}/u },
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
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${month})${rest}\\d\\d(?= |$|[),])`, 'gu'),
    mend: (found) => found.replace(/(?=\d)/, ' '),
    needs: /\p{Ll}\d/u,
  },
  // "Fundamentals/ MS Office": a blank on one side only.
  {
    pattern: /\p{L}*\p{L}{3}\/ \p{L}{2,}|\p{L}{3,} \/\p{L}{3,}/gu,
    mend: (found) => found.replace(/ ?\/ ?/, '/'),
    needs: /\S\/ |\s\/\S/,
  },
  {
    pattern: /\p{L}{3,}– (?:\p{L}{3,}|\d)|\p{L}*\p{Ll}{3,} –\p{L}{3,}(?![\p{L}-])/gu,
    mend: (found) => found.replace(/ ?– ?/, /^(?:self|well|multi|cross|inter|post)\b/i.test(found) ? '-' : ' – '),
    needs: /\S–|–\S/,
  },
  // A subordinate clause as a sentence: "in an organization. Where I can learn".
  {
    pattern:
      /\p{L}*\p{Ll}{3,}\. (?:Where|Wherein|Which)(?= (?:I|we|my|can|will|allows?|enables?|offers?|gives?|helps?) )/gu,
    mend: (found) => found.replace('. W', ' w'),
    needs: /\. Wh/,
  },
  {
    pattern: /(?<=[\p{L}] )(?:including|such as),(?= \p{L}(?!ut |nd |ithout ))/giu,
    mend: (found) => found.slice(0, -1),
    needs: /[gs],/i,
  },
  { pattern: /(?<=[\p{L})],? )etc(?=$| [\p{Lu}(&]|[)])/gu, mend: (found) => `${found}.`, needs: /etc/ },
  { pattern: /(?<=[\p{L})\d],? )(?:and |& )etc(?!\p{L})/gu, mend: () => 'etc', needs: /(?:and|&) etc/ },
  { pattern: /(?<=[\p{Ll})],? )Etc(?!\p{L})/gu, mend: () => 'etc', needs: /Etc/ },
  { pattern: /(?<!\p{L})[Ee]tc(?:…|\.{3,})\.?/gu, mend: (found) => found.replace(/[….]+$/, '.'), needs: /tc[….]/ },
  { pattern: /(?<![\p{L}.])(?:i\.e|e\.g)(?=[ ,:;)])/gu, mend: (found) => `${found}.`, needs: /i\.e|e\.g/ },
  // "(Real Estate),Ltd", "Pvt.Ltd", "Jan.2012": no blank after a mark that letters and digits surround.
  {
    pattern: /[\p{L}\d]+\)[,;]\p{L}{2,}(?![\p{L}(])/gu,
    mend: (found) => found.replace(/(?<=[,;])/, ' '),
    needs: /\)[,;]/,
    lone: true,
  },
  {
    pattern: /(?<![\p{L}.])(?:Pvt|Mfg|Engg|Mr|Mrs|Ms|Dr|Prof|Smt|Sr|Jr|Asst|Er|Shri|Addl)\.\p{Lu}\p{Ll}{2,}/gu,
    mend: (found) => found.replace('.', '. '),
    needs: /\.\p{Lu}/u,
    lone: true,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${month})${rest}[.,](?:19|20)\\d\\d(?![\\p{L}\\p{N}])`, 'giu'),
    // A month that is written out is no abbreviation: "May.2012".
    mend: (found) => found.replace(wholeMonth, '$1').replace(/(?=\d)/, ' '),
    needs: /[.,](?:19|20)\d/,
  },
  {
    pattern: /(?<![\p{L}\d.,/-])\d{1,3}\+?(?:years?|months?|weeks?|days?|hours?|yrs?)(?![\p{L}\d-])/gu,
    mend: (found) => found.replace(/(?=\p{L})/u, ' '),
    needs: /[\d+][ymwdh]/,
  },
  { pattern: /\p{L}{3,} +\.(?=[”"’)])/gu, mend: (found) => found.replace(/ +/, ''), needs: / \.[”"’)]/ },
  { pattern: /\p{L}{2,},\)/gu, mend: (found) => found.replace(',', ''), needs: /,\)/ },
  { pattern: /\p{L}{2,}\.etc(?!\p{L})/giu, mend: (found) => found.replace('.', ', '), needs: /\.etc/i },
  // "passed in 2015.Working", "laid CABLES.Then".
  {
    pattern: /(?<![\p{L}\d./-])(?:(?:19|20)\d\d|\p{Lu}{4,})\.\p{Lu}\p{Ll}{2,}(?= |,|$)/gu,
    mend: (found) => found.replace('.', '. '),
    needs: /[\p{Lu}\d]\.\p{Lu}\p{Ll}/u,
    lone: true,
  },
  // "Location- Avonmere", "Avonmere -Leeds": a dash with a blank on one side only, where no compound is meant.
  {
    pattern: new RegExp(`(?<![\\p{L}-])(?:(?:${label})- (?:\\p{L}{3,}|\\d+)|\\p{L}{3,} -(?=\\p{Lu}\\p{Ll}{2}))`, 'gu'),
    mend: (found) => found.replace(/- (?=.)/, ': ').replace(/ -$/, ' – '),
    needs: /\p{L}- [\p{L}\d]|\p{L} -\p{Lu}/u,
    lone: true,
  },
  { pattern: /\p{L}*\p{Ll}{3} \.(?=\()/gu, mend: (found) => found.replace(' .', '. '), needs: / \.\(/ },
  // "an environment where, I can learn".
  {
    pattern: /(?<=\p{Ll} )where,(?= (?:I|we) )/gu,
    mend: (found) => found.slice(0, -1),
    needs: /where, (?:I|we)/,
  },
  { pattern: /\p{L}+; (?:including|such as)(?= )/gu, mend: (found) => found.replace(';', ','), needs: /; (?:in|su)/ },
  // "self- motivated", "job -satisfaction", but not "short- and long-term"; "continuity -test" may lack a hyphen or a dash.
  {
    pattern:
      /\p{L}*\p{Ll}{2}- (?!(?:and|or|to|as|but|und|et|y|from|for|with|by|of|in|at|on|the|which|where|when)(?!\p{L}))\p{Ll}{3,}|(?!\p{L}*(?:ion|ity) )\p{L}*\p{Ll}{3} -\p{Ll}{3,}/gu,
    mend: (found) =>
      found.replace(/ ?- ?/, /(?:[^s]s|ion|ity) ?-| -(?:including|especially|namely|mainly)/.test(found) ? ' – ' : '-'),
    needs: /\p{Ll}- \p{Ll}|\p{Ll} -\p{Ll}/u,
    lone: true,
  },
  {
    pattern: /M[Ss](?: [–-] ?|[–-] )(?:Office|Word|Excel|Access|Power ?[Pp]oint|Outlook|Project|Visio)(?!\p{L})/gu,
    mend: (found) =>
      found
        .replace(/^Ms|^MS/, 'MS')
        .replace(/ ?[–-] ?/, ' ')
        .replace(/Power ?point/i, 'PowerPoint'),
    needs: /M[Ss] ?[–-]/,
  },
  // The slightest ones come last, so that a note on several begins with others.
  ...labelSlips,
  ...gluedSlips,
  ...commaSlips,
  ...abbreviationSlips,
  ...endingSlips,
];

/** So many slips are asked about at once. */
const atOnce = 10;

/** The slips in their order, by tens, and the letters without which a text has none of the ten: most texts have none. */
export const groupsOfSlips: readonly { slips: readonly SpacingSlip[]; needs: RegExp }[] = Array.from(
  { length: Math.ceil(spacingSlips.length / atOnce) },
  (_, i) => spacingSlips.slice(i * atOnce, (i + 1) * atOnce),
).map((slips) => ({ slips, needs: new RegExp(slips.map(({ needs }) => asPart(needs)).join('|'), 'u') }));

function asPart({ source, ignoreCase }: RegExp): string {
  return ignoreCase ? `(?i:${source})` : source;
}
