import { countNouns, pluralOf } from './count-nouns.ts';
import { slipsByWord } from './needed-words.ts';
import { phrase } from './phrase.ts';

const start = '(?:[.,;:)]|$| (?:and|or|in|to|for|with|by|as|of|which|that|from|at|on|&|used|like|such) ?)';

/** A number with the ending that it is spoken with: "2nd". */
function ordinal(found: string): string {
  const digits = /^\d+/.exec(found)?.[0] ?? '';
  const ending = /1[123]$/.test(digits) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[digits.at(-1) ?? ''] ?? 'th');
  return digits + ending;
}

/** Nouns in the wrong number: "all kind of", "equipments", "communication skill". */
export const numberSlips = slipsByWord([
  phrase(
    '(?:all|various|different|several|many|multiple|both|these|those|numerous|two|three|four) (?<w>kind|type|sort|variety|part|method|aspect)(?= of )',
    (found) => (found.endsWith('y') ? `${found.slice(0, -1)}ies` : `${found}s`),
  ),
  phrase(
    '(?:all|various|different|several) (?<w>type|kind)(?= (?!of|and|or|approval|certif|rating|test|train|specimen)\\p{L}{4,})',
    (found) => `${found}s of`,
  ),
  phrase(
    '(?<w>equipments|correspondences|documentations|datas|softwares|hardwares|informations|furnitures|machineries|advices|evidences|knowledges|manpowers|feedbacks|stationeries|stationaries|literatures|jewelleries|sceneries|luggages|homeworks|staffs members)',
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
  phrase(
    `(?:all|many of|several of) the (?<w>${[...countNouns].filter((noun) => !/^(?:time|day|night|way|year|week|month|class)$/.test(noun)).join('|')})(?=[.,;]|$| (?:of|as|for|in|with|at|by|from|on|to|is|are|was|were|which|that)(?!\\p{L}))`,
    pluralOf,
  ),
  phrase('in (?<w>term)(?= of )', 'terms'),
  phrase(
    '(?:all|new|other|our|my|office|nursing|medical|the|many|junior|senior|sales|site|teaching|of|with|to|for|technical|maintenance) (?<w>staffs)(?=[.,;]|$| (?:and|to|in|for|of|with|on|at|by|are|were|as|who|members)(?!\\p{L}))',
    'staff',
  ),
  phrase(
    '(?:learner|person|individual|professional|player|organi[sz]ation|company|environment|job|position|role|career|institution|firm|opportunity),? (?:who|which|that) (?:always |really |also )?(?<w>give|provide|help|allow|enable|offer|make|utili[sz]e|require|need|have|believe|want|love|like|challenge|promote|encourage|recogni[sz]e|value|work|demand|reward|appreciate|support)(?= )',
    (found) => (/^have$/i.test(found) ? 'has' : `${found}s`),
  ),
  phrase(
    '(?:^|that (?:all )?(?:the )?|all (?:the )?)(?:above )?information (?:(?:provided|furnished|given|mentioned|stated|above|below|here|herein) ){0,3}(?<w>are)(?= )',
    (found) => (found === 'ARE' ? 'IS' : 'is'),
  ),
  phrase(
    '(?:^|that |sure |ensure |ensures |ensuring )(?:all|these|those) (?:the )?(?:works|activities|materials|products|requirements|services|systems|documents|procedures|employees|projects) (?<w>meets|has|is|was|complies|conforms)(?= )',
    (found) =>
      ({ meets: 'meet', has: 'have', is: 'are', was: 'were', complies: 'comply' })[found.toLowerCase()] ?? 'conform',
  ),
  phrase(
    '(?:customer|client|public|industrial|good|healthy|human|interpersonal|employee|vendor|cordial) (?<w>relation)(?=[.,;]|$| (?:and|with|by|to|among|between) )',
    'relations',
  ),
  phrase(
    '(?<w>\\d*(?:[04-9](?:st|nd|rd)|(?<!1)(?:1(?:th|nd|rd)|2(?:th|st|rd)|3(?:th|nd|st))|1[123](?:st|nd|rd)))',
    ordinal,
  ),
  phrase('(?:with|in) (?<w>regards)(?= to )', 'regard'),
  phrase(
    '(?:reading|watching|collecting) (?:(?!an?|the|my|this|our|his|her|one|each|every)\\p{L}+ )?(?<w>book|novel|newspaper|news paper|magazine|movie|film|stamp|coin)(?=[.,;]|$| (?:and|or|&) )',
    (found) => `${found}${/^\p{Lu}+$/u.test(found) ? 'S' : 's'}`,
  ),
  phrase(
    '(?:^|the |my |key |main |job |major |other )(?<w>(?:responsibilities|duties|skills|tasks|activities|strengths|projects|works) (?:includes|involves|consists))',
    (found) => found.replace(/s$/, ''),
  ),
  phrase(
    '(?:this|the|my|each|every|job) (?<w>(?:project|role|system|responsibility|position) (?:include|involve|consist|contain))(?= (?!d))',
    (found) => `${found}s`,
  ),
  phrase('(?:my|his|her) (?<w>strength)(?= (?:are|includes?) )', (found) => `${found}s`),
]);

/** Lengths of time and degrees that own what follows: "6 weeks training", "Bachelor Degree". */
export const possessiveSlips = slipsByWord([
  phrase(
    '(?:\\d+\\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<w>days|weeks|months|years(?! (?:\\p{L}+ )?diploma))(?= (?:industrial |vocational |summer |practical |work |working |professional |teaching |in[- ]?plant |implant |hands-on |field |job |orientation )?(?:experience|training|internship|diploma|course|certificate course)(?!\\p{L}))',
    (found) => `${found}’`,
  ),
  phrase(
    '(?:one|1|a) (?<w>day|week|month|year)(?= (?:work |working |professional |teaching |total |relevant )?experience(?!\\p{L}|d))',
    (found) => `${found}’s`,
  ),
  phrase(
    '(?:\\d+(?:\\.\\d+)?\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<!(?<![\\d.])[01] )(?<w>day|week|month|year)(?= (?:work |working |professional |teaching |total |relevant )?experience(?!\\p{L}))',
    (found) => `${found}s’`,
  ),
  phrase(
    '(?:with|of|for|to|and|per|meet|meeting|the|all|their|our|on|understand|understanding|following|identify|identifying) (?<w>(?:client|customer|supplier|vendor|manufacturer|contractor|consultant|sub-?contractor|employee|user|patient|student|owner)s)(?= (?:requirements?|invoices?|bills|comments|claims?|accounts?|payments|problems|needs|satisfaction|expectations?|queries|complaints?|specifications?|instructions?|premises|drawings?|inquiries|enquiries)(?!\\p{L}))',
    (found) => `${found}’`,
  ),
  phrase('(?<w>bachelors?|masters?)(?= degree)', (found) => `${found.replace(/s$/i, '')}’s`),
]);

/** Prepositions that do not go with their word. */
export const prepositionSlips = slipsByWord([
  phrase(
    '(?:knowledge|understanding|command|awareness) (?<w>on)(?= (?!the job|a \\p{L}+ basis|site|time|which|how))',
    'of',
  ),
  phrase('(?:familiar|familiarity|conversant|acquainted) (?<w>on|in|of)', 'with'),
  phrase(
    '(?:proficient|proficiency|expertise|interested|skilled|involved|specialized|specialised) (?<w>on)(?! (?:occasions?|demand|request|site|call|time|average)(?!\\p{L}))',
    'in',
  ),
  phrase('(?<!in )responsible (?<w>of|on|in)(?= (?:all|the|a|\\p{L}+ing)(?!\\p{L}))', 'for'),
  phrase('capable (?<w>for|in)', 'of'),
  phrase('(?:my|keen|great|deep|strong|an|express|expressing) interest (?<w>for)(?= (?:the|this|your|a|an) )', 'in'),
  phrase('(?:focused|(?:major|main|more) focus) (?<w>to)(?= )', 'on'),
  phrase('update (?:myself|yourself|himself|herself) (?<w>to)(?= the )', 'on'),
  phrase('according (?<w>with)', 'to'),
  phrase('(?:comply|complies|complying|complied) (?<w>to)', 'with'),
  phrase('(?:participated?|participating) (?<w>on|at)', 'in'),
  phrase('(?<w>discuss(?:ed|ing)? about)', (found) => found.replace(/ about$/i, '')),
  phrase('(?<w>compris(?:es?|ing) of)(?= )', (found) => found.replace(/ of$/i, '')),
  phrase('(?<w>cop(?:e|ed|ing) up with)', (found) => found.replace(/ up/i, '')),
  phrase('(?<w>attended for)', 'attended'),
  phrase('(?<w>to till)(?= (?:date|now|today|present)|[.,;)]|$)', 'till'),
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
  phrase(
    '(?<w>in)(?= (?:the )?(?:inter[- ])?(?:school|college|district|state|national|international|university|zonal|village|block) level(?!\\p{L}| (?!(?:and|or|but|in|for|of|as|on|during|at|to|with|from|by|under|after|before|when|where|while|since|organi[sz]ed|conducted|held) )\\p{L}))',
    'at',
  ),
  phrase('(?:industrial|factory|plant|site) visits? (?<w>at|in)(?= )', 'to'),
  phrase(
    '(?:good|great|wide|excellent|strong|vast|sound|practical|hands-on|having|have|has) exposure (?<w>in|on)',
    'to',
  ),
  phrase('(?:good|great|excellent|strong|sound|better|having|have|has) command (?<w>in)', 'of'),
  phrase('looking forward (?<w>for)(?= )', 'to'),
  phrase('(?:am|is|are|be|fully|well) aware (?<w>about)', 'of'),
  phrase('(?:am|very|also|quite|really) good (?<w>in)(?= )', 'at'),
  phrase('participat(?:ed?|es|ing) (?<w>to)(?= )', 'in'),
  phrase(
    '(?<w>attend(?:(?:ed|ing)? (?:on|in|at)|ed to))(?! (?:plant|house|site) )(?= (?:the |an? |various |many )?(?:\\p{Ll}+ )?(?:seminars?|workshops?|trainings?|courses?|conferences?|webinars?|meetings?|camps?|class|classes)(?!\\p{L}))',
    (found) => found.replace(/ \p{L}+$/u, ''),
  ),
  phrase(
    'experience (?<w>on)(?= (?:the )?(?:field|[a-z]{4,}(?:tion|ance)|plumbing|testing|commissioning|designing|handling|maintaining|programming|working|welding|managing|planning)(?!\\p{L}))',
    'in',
  ),
  phrase('fluen(?:t|cy) (?<w>on)(?= )', 'in'),
  phrase('(?<w>(?:seeking|seek) for)(?= )', (found) => found.replace(/ for$/i, '')),
  phrase(
    '(?<w>(?:inform|contact|assist|advis|guid|instruct|motivat|visit|answer)(?:e|ed|ing|es|s)? to)(?= (?:the |all |our |my )?(?:clients?|customers?|contractors?|consultants?|managers?|supervisors?|engineers?|management|teams?|staff|workers?|sub-?contractors?|doctors?|teachers?|students?|patients?|sites?|vendors?|suppliers?)(?!\\p{L}))',
    (found) => found.replace(/ to$/i, ''),
  ),
  phrase('(?<w>emphasi[sz](?:e|es|ed|ing) on)(?= )', (found) => found.replace(/ on$/i, '')),
  phrase(
    "(?<w>on)(?= (?:the )?(?:(?:month of )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[.,’']? ?(?:19|20)\\d\\d(?!\\d)|year (?:19|20)\\d\\d))",
    'in',
  ),
  phrase('(?:increased|reduced|decreased|improved) (?:\\p{Ll}+ )?(?<w>of)(?= \\d[\\d.,]* ?%)', 'by'),
  phrase('in charge (?<w>for|to|in)(?= (?:the|all|\\p{Ll}{3,}ing)(?!\\p{L}))', 'of'),
  phrase('(?:^|(?:as|was|were|been|am|being|the) )(?<w>incharge of)', 'in charge of'),
]);

/** Verbs in the wrong form after a word that asks for another: "able to handling", "responsible to handle". */
export const verbSlips = slipsByWord([
  phrase("(?<w>did(?:n[’']t| not)? worked)", (found) => found.replace('worked', 'work')),
  phrase('(?<w>(?:has|have|had) been complete)(?= )', (found) => `${found}d`),
  phrase('(?<w>(?:is|was|are|were) (?:locate|situate|involve|provide|require))(?= )', (found) => `${found}d`),
  phrase('(?<w>am having)', 'have'),
  phrase(
    'responsible (?<w>to (?:manage|handle|prepare|ensure|maintain|check|monitor|coordinate|co-ordinate|supervise|develop|provide|create|conduct|perform|solve|follow|make|carry|lead|design|test|install|execute|achieve|organi[sz]e|analy[sz]e|assist|support|keep|do|take|give|implement|inspect|verify|review))(?= )',
    (found) => `for ${found.slice(3).replace(/e$/i, '')}ing`,
  ),
  phrase(
    '(?<w>(?:is|was|are|were|been) (?:connect|divide|dedicate|associate|depute|operate|prepare|submit|handle|promote|complete|perform|conduct|award|install|select))(?= (?:to|by|for|in|with|as|from|at)(?!\\p{L}))',
    (found) => (/submit$/i.test(found) ? `${found}ted` : found.replace(/e?$/, 'ed')),
  ),
  phrase(
    'to be (?<w>associate|depute|promote|operate|award|connect|dedicate)(?= (?:to|by|for|in|with|as)(?!\\p{L}))',
    (found) => `${found}d`.replace(/(?<=award|connect)d$/, 'ed'),
  ),
  phrase(
    '(?:I|we|who|and|also) (?:have|has) (?<w>participate|complete|attend|achieve|develop|perform|handle|prepare|receive|organi[sz]e|conduct|obtain|gain)(?= (?:in|the|an?|my|various|many|different|all|several)(?!\\p{L}))',
    (found) => found.replace(/e?$/, 'ed'),
  ),
  phrase('to (?<w>analysis|advice)(?= (?:the|all|an?|any|data|problems)(?!\\p{L}))', (found) =>
    found.replace(/analysis/i, 'analyze').replace(/advice/i, 'advise'),
  ),
  phrase('(?<w>involve)(?= in (?!which|what))', 'involved'),
  phrase('(?<w>looking forward to (?:work|join|hear|meet|serve))', (found) => `${found.replace(/e$/, '')}ing`),
  phrase('(?<w>accustoms? with)', 'accustomed to'),
  phrase('(?<w>(?:is|was|are|were|been|being) (?:build|send|assign|engage|appoint|manufacture|equip))(?= )', (found) =>
    found
      .replace(/build$/, 'built')
      .replace(/send$/, 'sent')
      .replace(/(?<=assign|appoint)$/, 'ed')
      .replace(/(?<=engage|manufacture)$/, 'd')
      .replace(/equip$/, 'equipped'),
  ),
  phrase('(?<w>(?:is|was|are|were) (?:use|design|include))(?= (?:to|by|for)(?!\\p{L}))', (found) =>
    found.replace(/n?e?$/, (end) => (end === 'n' ? 'ned' : 'ed')),
  ),
  phrase(
    '(?<w>to (?:breakout|breakdown|setup|login|logon|backup|cleanup|startup|shutdown|takeover|handover|checkout|workout|pickup|signup))(?= (?:the|an?|all|new|our|their|my|any|to|into|with|on|from)(?!\\p{L}))',
    (found) => found.replace(/(?=(?:up|out|down|in|on|over)$)/i, ' '),
  ),
]);

/** Phrases that get hyphens before the noun that they describe, and compounds that always have one. */
export const hyphenSlips = slipsByWord([
  phrase(
    '(?<!from )(?<w>end to end|day to day|door to door|face to face|state of the art|one to one|point to point)(?= (?!and|or|in|on|at|to|for|with|of|by|as|from|is|are|was|the|a|an|when|while|if|so|basis)\\p{L}{4,})',
    (found) => found.replaceAll(' ', '-'),
  ),
  phrase(
    '(?:of|during|the|a|an|for|in|with|all|annual|major|plant|emergency|preventive|(?:preventive|routine|corrective|scheduled) (?:and|&|as well as)|planned|attending|prepare|preparing|project) (?<w>(?:break|shut) down|back up|hand over|close out|start up|follow up)(?= (?:maintenance|activities|activity|jobs?|works?|plans?|procedures?|reports?|documents?|generators?|systems?|calls?|time)(?!\\p{L}))',
    (found) =>
      /^(?:start|follow)/i.test(found)
        ? found.replace(' ', '-')
        : found.replace(/ ./, (start) => start.trim().toLowerCase()),
  ),
  phrase(
    '(?<w>on time)(?= (?:delivery|deliveries|completion|payments?|procurement|dispatch|submission|performance|execution|shipments?)(?!\\p{L}))',
    'on-time',
  ),
  phrase(
    '(?<!at )(?<w>one time)(?= (?:projects?|payments?|settlements?|costs?|fees?|passwords?|investments?)(?!\\p{L}))',
    'one-time',
  ),
  phrase(
    '(?<!(?:first|second|both|left|right)[- ])(?<w>hand experience|hands? on experience|hand-on experience)',
    // Of the words in small another check tells.
    (found) => (/ands on experience$/.test(found) ? found : 'hands-on experience'),
  ),
  phrase('(?<w>(?:there|where) by)(?= (?:\\p{L}+ing|the) )', (found) => found.replace(' ', '')),
  phrase('(?<w>stay at home)(?= (?:mom|mother|parent|dad|father|wife|caregiver))', 'stay-at-home'),
  phrase('(?<w>cross (?:check|checks|checked|checking|verify|verified|verification))', (found) =>
    found.replace(' ', '-'),
  ),
  phrase('(?<w>implant|inplant)(?= training)', 'in-plant'),
  phrase(
    '(?:regular|proper|daily|timely|constant|continuous|the|a|any|of|for|doing|performing) (?<w>follow up)(?=[.,;)]|$| (?:of|with|on|for|and|till|calls?|visits?|meetings?|emails?|actions?|reports?)(?!\\p{L}))',
    (found) => found.replace(' ', '-'),
  ),
]);
