import { countNouns, pluralOf, singularOf } from '../count-nouns.ts';
import { phrase } from '../phrase.ts';

/** Counted things that are a mass, a verb or a modifier as well. */
const alsoMass =
  /^(?:accident|ability|change|matter|order|course|access|time|night|day|family|art|university|college|film|class|music|business|display|form|review|practice|background|environment|claim|store|source|release|stage|appeal|cook|garden|paper|stock|home|control|function|audit|theater|theatre|kitchen|church|hearing|interest|motion|translation|simulation|regression|integration|risk|trial|installation|action|market|failure|email|image|treatment|placement|culture|competition|conversation|deployment|migration|investigation|acquisition|presentation|update|plan|test|representation|engagement|improvement|publication|purchase|hire|play|grade|error|volunteer|sponsorship|interview|assessment|title|school|company|project|building|inspection|registration|budget|site|studio|network|software|position|design|quality|draft|staff|crew|travel|desk|shop|trade|team|department|management|calculation|industry|language|experience|agency|community|committee|government|board|country|warehouse|hospital|office|state|submission|analysis|street|zone|area|season|world|technology|policy|evaluation|recruit|record|support|guard|model|ship|call|visit|request|system|standard|transaction|user|organisation|organization|institution|bill|ledger|journal)$/;
const things = [...countNouns].filter((noun) => !alsoMass.test(noun));
const several = things.map(pluralOf).join('|');
const period = 'daily|weekly|monthly|quarterly|yearly|annual';

/** Things in the singular beside others in the plural: "rules and regulation", "weekly and monthly report". */
export const parallelSlips = [
  phrase(
    `(?:${several}|tools|policies|rules|codes|standards) (?:and|&) (?<w>${things.join('|')}|regulation|specification|technique)(?=[.,;]|$| (?:as|for|in|with|from|at|by|of|on|per|which|that)(?!\\p{L}))`,
    pluralOf,
    [' and '],
  ),
  phrase(
    `(?:${period}) (?:and|&) (?:${period}) (?<w>target|report|meeting|statement|invoice|schedule|review|check|inspection)(?=[.,;]|$| (?:as|for|in|to|with|from|at|by|of|on|per|which|that)(?!\\p{L}))`,
    pluralOf,
    [' daily ', ' weekly ', ' monthly ', ' quarterly ', ' yearly ', ' annual '],
  ),
  phrase(
    '(?:at|on) (?:regular|different|periodic|specified|fixed|various) (?<w>interval)(?=[.,;]|$| \\p{L})',
    (found) => `${found}s`,
  ),
  phrase(
    '(?<w>an? (?:right|computer|minor|technical|different|various|daily|possible|specific|potential|common|difficult|simple|great|long|short|high|low|customer|client) (?:problems|employees|customers|clients|reports|documents|issues|projects|machines|tools|skills|goals|results|tasks|solutions|requirements|activities))(?=[.,;]|$| (?:and|in|to|for|with|of|by|at|on|from|that|which)(?!\\p{L}))',
    (found) => {
      const [, head = '', noun = ''] = /^(.* )(\p{L}+)$/u.exec(found) ?? [];
      return head + (singularOf(noun) ?? noun.replace(/s$/, ''));
    },
    [
      ' problems ',
      ' employees ',
      ' customers ',
      ' clients ',
      ' reports ',
      ' documents ',
      ' issues ',
      ' projects ',
      ' machines ',
      ' tools ',
      ' skills ',
      ' goals ',
      ' results ',
      ' tasks ',
      ' solutions ',
      ' requirements ',
      ' activities ',
    ],
  ),
  phrase('bills? of (?<w>quantity)', (found) => found.replace(/y$/, 'ies')),
];
