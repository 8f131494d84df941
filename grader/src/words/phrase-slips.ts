import { neededWords, slipsByWord } from './needed-words.ts';

/** A phrase that is never right: the group `w` is what to replace. */
type PhraseSlip = {
  wrong: RegExp;
  right: (found: string) => string;
  /** What `foldedWords` of a line with the slip holds. */
  needs: readonly string[] | undefined;
};
/** The slips that the words of a line allow. */
export type PhraseSlips = (folded: string) => readonly PhraseSlip[];

const phrase = (pattern: string, right: string | ((found: string) => string)): PhraseSlip => ({
  wrong: new RegExp(`(?<![\\p{L}\\p{N}'’/-])(?:${pattern})(?![\\p{L}\\p{N}'’-])`, 'giud'),
  right: typeof right === 'string' ? () => right : right,
  needs: neededWords(pattern),
});

const start = '(?:[.,;:)]|$| (?:and|or|in|to|for|with|by|as|of|which|that|from|at|on|&|used|like|such) ?)';
const employer = '(?:organi[sz]ation|company|institution|firm|team)';

/** Nouns in the wrong number: "all kind of", "equipments", "communication skill". */
export const numberSlips = slipsByWord([
  phrase(
    '(?:all|various|different|several|many|multiple|both|these|those|numerous|two|three|four) (?<w>kind|type|sort|variety|part|method|aspect)(?= of )',
    (found) => (found.endsWith('y') ? `${found.slice(0, -1)}ies` : `${found}s`),
  ),
  phrase(
    '(?<w>equipments|softwares|hardwares|informations|furnitures|machineries|advices|evidences|knowledges|manpowers|feedbacks|stationeries|stationaries|literatures|jewelleries|sceneries|luggages|homeworks|staffs members)',
    (found) =>
      found
        .replace(/ies$/, 'y')
        .replace(/s members$/, ' members')
        .replace(/s$/, ''),
  ),
  phrase(
    `(?:communication|interpersonal|inter-personal|leadership|computer|technical|managerial|management|analytical|presentation|organi[sz]ational|negotiation|problem[- ]solving|writing|written|verbal|software|soft|people|time[- ]management|convincing|listening|social|professional) (?<w>skill)(?=${start}|:)`,
    (found) => `${found}s`,
  ),
  phrase(
    '(?:\\d+(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<w>acre)(?=[.,;]|$| (?:worked|of|in|experience)(?!\\p{L}))',
    (found) => `${found}s`,
  ),
  phrase(
    '(?:that|the|all|above|these) (?:above )?(?:mentioned |furnished |given |said )?(?<w>particular|detail)(?= (?:furnished|given|mentioned|stated|provided|are|is) )',
    (found) => `${found}s`,
  ),
  phrase('(?:my|his|her) (?<w>strength)(?= (?:are|includes?) )', (found) => `${found}s`),
]);

/** Lengths of time and degrees that own what follows: "6 weeks training", "Bachelor Degree". */
export const possessiveSlips = slipsByWord([
  phrase(
    '(?:\\d+\\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<w>days|weeks|months|years)(?= (?:industrial |vocational |summer |practical |work |working |professional |teaching |in-?plant )?(?:experience|training|internship|diploma|course|certificate course)(?![\\p{L}]))',
    (found) => `${found}’`,
  ),
  phrase('(?<w>bachelors?|masters?)(?= degree)', (found) => `${found.replace(/s$/i, '')}’s`),
]);

/** Small words that fell out: "to best of knowledge", "member of team". */
export const missingSlips = slipsByWord([
  phrase('best (?<w>of knowledge)', 'of my knowledge'),
  phrase('(?:hereby|solemnly|do|I) (?:\\p{L}+ )?(?:declare|certify|confirm|affirm) (?<w>that above)', 'that the above'),
  phrase(
    `(?:growth|success|benefit|goals?|objectives?|development|part|members?|asset|profitability|productivity|progress|welfare|betterment) (?<w>(?:of|to|for) ${employer})(?=[.,;]|$| (?:and|as well|where|which|that|by|through|with|parallel)(?!\\p{L}))`,
    (found) => found.replace(' ', ' the '),
  ),
  phrase(
    '(?<w>(?:in|with|for|of) (?:reputed|leading|challenging|growing|dynamic|progressive|renowned|professional|competitive) (?:organi[sz]ation|company|institution|firm|environment|position|corporate))(?=[.,;]|$| (?:where|that|which|to|and|with))',
    (found) => found.replace(' ', ' a '),
  ),
  phrase('(?<w>as per requirement)(?=[.,;]|$| of)', 'as per the requirement'),
]);

/** Prepositions that do not go with their word. */
export const prepositionSlips = slipsByWord([
  phrase(
    '(?:knowledge|understanding|command|awareness) (?<w>on)(?= (?!the job|a \\p{L}+ basis|site|time|which|how))',
    'of',
  ),
  phrase('(?:familiar|familiarity|conversant|acquainted) (?<w>on|in|of)', 'with'),
  phrase('(?:proficient|proficiency|expertise|interested|skilled|involved|specialized|specialised) (?<w>on)', 'in'),
  phrase('(?<!in )(?:responsible|responsibility) (?<w>of|on|in)(?= (?:all|the|a|\\p{L}+ing)(?!\\p{L}))', 'for'),
  phrase('capable (?<w>to|for|in)', 'of'),
  phrase('according (?<w>with)', 'to'),
  phrase('(?:comply|complies|complying|complied) (?<w>to)', 'with'),
  phrase('(?:participated?|participating) (?<w>on|at)', 'in'),
  phrase('(?<w>discuss(?:ed|ing)? about)', (found) => found.replace(/ about$/i, '')),
  phrase('(?<w>compris(?:es?|ing) of)(?= )', (found) => found.replace(/ of$/i, '')),
  phrase('(?<w>cop(?:e|ed|ing) up with)', (found) => found.replace(/ up/i, '')),
  phrase('(?<w>attended for)', 'attended'),
  phrase('(?<w>to till)', 'till'),
  phrase('(?<w>during)(?= (?:\\d+|one|two|three|four|five|six) (?:days|weeks|months|years)(?! of))', 'for'),
  phrase(
    '(?<w>since)(?= (?:last |past )?(?:\\d+|one|two|three|four|five|six|ten) (?:days|weeks|months|years)(?! ago))',
    'for',
  ),
  phrase(
    '(?<w>from (?:the )?(?:last|past))(?= (?:\\d+|one|two|three|four|five|six|ten|few|many) (?:days|weeks|months|years))',
    'for the last',
  ),
  phrase('married (?<w>with)', 'to'),
]);

/** Verbs in the wrong form after a word that asks for another: "able to handling", "responsible to handle". */
export const verbSlips = slipsByWord([
  phrase("(?<w>did(?:n[’']t| not)? worked)", (found) => found.replace('worked', 'work')),
  phrase('(?<w>(?:has|have|had) been complete)(?= )', (found) => `${found}d`),
  phrase('(?<w>(?:is|was|are|were) (?:locate|situate|involve|provide|require))(?= )', (found) => `${found}d`),
  phrase('(?<w>am having)', 'have'),
  phrase('(?<w>looking forward to (?:work|join|hear|meet|serve))', (found) => `${found.replace(/e$/, '')}ing`),
  phrase('(?<w>accustoms? with)', 'accustomed to'),
]);
