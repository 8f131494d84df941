import { countNouns, pluralOf } from '../count-nouns.ts';
import { slipsByWord } from '../needed-words.ts';
import { phrase } from '../phrase.ts';
import { parallelSlips } from './parallel-slips.ts';

const start = '(?:[.,;:)]|$| (?:and|or|in|to|for|with|by|as|of|which|that|from|at|on|&|used|like|such) ?)';

/** A number with the ending that it is spoken with: "2nd". */
function ordinal(found: string): string {
  const digits = /[1-9]\d*/.exec(found)?.[0] ?? '';
  const ending = /1[123]$/.test(digits) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[digits.at(-1) ?? ''] ?? 'th');
  return digits + ending;
}

/** What is counted where a mass is meant: "two homeworks", "several softwares". */
const counts = new Map([
  ['homeworks', 'homework assignments'],
  ['softwares', 'programs'],
  ['machineries', 'machines'],
  ['documentations', 'documents'],
  ['correspondences', 'letters'],
]);
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|multiple)';

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
    `${number} (?:\\p{Ll}+ )?(?<w>homeworks|softwares|machineries|documentations|correspondences)`,
    (found) => counts.get(found.toLowerCase()) ?? found,
  ),
  phrase(
    `${number} (?<w>equipments|hardwares|informations|furnitures|advices|evidences|feedbacks|luggages)`,
    (found) => `pieces of ${found.toLowerCase().replace(/s$/, '')}`,
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
    `(?:communication|interpersonal|inter-personal|leadership|computer|technical|managerial|management|analytical|presentation|organi[sz]ational|negotiation|problem[- ]solving|writing|written|verbal|software|soft|people|time[- ]management|convincing|listening|social|professional|my|your|own) (?<w>skill)(?=${start}|:| (?:having|along|through|within|where|while|under|so|is|are) )`,
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
    '(?:customer|client|guest|public|industrial|good|healthy|human|interpersonal|employee|vendor|cordial) (?<w>relation)(?=[.,;]|$| (?:and|with|by|to|among|between) )',
    'relations',
  ),
  // "05th": a figure that is spoken has no nought before it.
  phrase('(?<w>0[1-9](?:st|nd|rd|th))', ordinal, [' st ', ' nd ', ' rd ', ' th ']),
  // "2O14": the letter in the place of the nought.
  phrase('(?<w>2(?:O[012]|0O|[0O]1O)\\d?)(?= |[.,;)]|$)', (found) => found.replace(/o/gi, '0'), [' o ']),
  phrase(
    '(?<![.,\\d] ?|(?:to|or|than|and|-|–) )(?<w>(?:one|1|01) (?:years|months|weeks|days))(?= (?:work |working |professional |teaching |relevant )?(?:experience|training|internship))',
    (found) => `${found.replace(/^0/, '').slice(0, -1)}’s`,
    [' years ', ' months ', ' weeks ', ' days '],
  ),
  phrase(
    '(?<![.,\\d] ?|(?:to|or|than|and|-|–) )(?<w>(?:one|1|01) (?:years|months|weeks|days))(?= (?:of|in|at|as|with|working|worked)(?!\\p{L}))',
    (found) => found.replace(/^0/, '').slice(0, -1),
    [' years ', ' months ', ' weeks ', ' days '],
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
  phrase(
    "(?:as per|according to|meet|meeting|per) (?:(?!(?:the|an?|each|every|any|this|that|one)(?!\\p{L}))\\p{L}+[’']?s? ){0,2}(?<w>standard|norm|guideline|specification|regulation|requirement)(?=[.,;]|$| (?:and|&|of the|for the|given|provided|set|laid)(?!\\p{L}))",
    (found) => `${found}s`,
  ),
  phrase('my (?<w>responsibility|hobby|duty|skill)(?= are )', (found) => `${found.replace(/y$/, 'ie')}s`),
  phrase('there (?<w>is|was)(?= (?:many|several|two|three|four|five|various) )', (found) =>
    /is/i.test(found) ? 'are' : 'were',
  ),
  phrase(
    '(?<w>this)(?= (?:projects|systems|reports|skills|activities|documents|machines|materials|applications|products|services|tools)(?:[.,;]|$| (?:and|are|were|to|of|for|in|with|from|by)(?!\\p{L})))',
    'these',
  ),
  phrase(
    '(?:^|the |total |maximum |minimum |large |more )(?<w>no)(?= of (?!my|the|our|which)\\p{L}+s(?!\\p{L}))',
    'number',
  ),
  // "build relationship with clients".
  phrase(
    '(?:build|builds|building|built|maintain|maintains|maintained|maintaining|manag(?:e|es|ed|ing)|develop|develops|developed|developing|oversee|overseeing|establish|establishing|strengthen|strengthening|nurture|nurturing|deepen|deepening) (?:(?!(?:an?|the|our|its|this|that|his|her|their|my|your|one|each|any|every|another|and|with|of|to)(?!\\p{L}))\\p{L}{3,} ){0,2}(?<w>relationship)(?=[.,;]|$| (?:with|and|among|between|to|through|by|amongst)(?!\\p{L}))',
    (found) => `${found}s`,
  ),
  phrase('(?<w>staffs)(?=$|[.,;)]| (?:and|or|in|for|of|with|on|at|by|are|were|who|members|to)(?!\\p{L}))', 'staff'),
  phrase("(?:the|with|all|many|other|of|to|for|new|helping|help) (?<w>peoples)(?![’'])", 'people'),
  phrase('(?:fundamentals?|basics?|knowledge|use|operation) of (?<w>computer)(?=[.,;)]|$)', (found) => `${found}s`),
  phrase('data (?<w>structure)(?=[,;)]| (?:and|&) algorithms?)', (found) => `${found}s`),
  phrase(
    '(?:adapt|adapts|adapted|adjust|adjusted|adapting|adjusting|adaptable|adaptability) (?:easily |quickly )?(?:to|with|in) (?:new|different|changing) (?<w>environment|situation|circumstance|technology)(?=[.,;]|$| (?:and|quickly|easily)(?!\\p{L}))',
    (found) => (found.endsWith('y') ? `${found.slice(0, -1)}ies` : `${found}s`),
  ),
  phrase(
    '(?:^|[.,;] )(?:ensur(?:e|es|ed|ing)|check(?:s|ed|ing)?|see) (?:that )?(?:all |the )*(?:projects|products|materials|customers|clients|employees|activities|documents|systems|machines|services|tasks|works|reports|orders|teams) (?<w>completes|follows|meets|complies|conforms|receives|runs|gets|has|is|was)(?= )',
    (found) =>
      ({ complies: 'comply', has: 'have', is: 'are', was: 'were' })[found.toLowerCase()] ?? found.replace(/s$/i, ''),
    [' ensur', ' check', ' see '],
  ),
  // Instruction is a mass, and who does manual work a person.
  phrase('(?<w>trainings)', 'training'),
  phrase(
    '(?:the|and|&|all|with|of|skilled|contract|contractual|manage|our|for|to) (?<w>labou?rs)(?=[.,;)]|$| (?:and|to|with|as|in|for|from|on|at|by|who|of)(?!\\p{L}))',
    (found) => found.replace(/s$/i, 'ers'),
  ),
  // "Language known: English, Hindi": a label of several things.
  phrase(
    '^(?<w>(?:(?:programming|operating|other|technical|key|computer|scripting|software) )?(?:language|operating system|framework|library|skill|hobby|tool|application|database|strength|duty|certification))(?=(?: (?:known?|used))? ?(?::[ -–]*|[-–] ?)[^:;.,&]{1,40}(?:,| & | and )|(?= known? ?:))',
    (found) => (/^\P{Ll}+$/u.test(found) ? pluralOf(found.toLowerCase()).toUpperCase() : pluralOf(found)),
    [
      ' language ',
      ' system ',
      ' framework ',
      ' library ',
      ' skill ',
      ' hobby ',
      ' tool ',
      ' application ',
      ' database ',
      ' strength ',
      ' duty ',
      ' certification ',
    ],
  ),
  phrase('^(?<w>interest)(?= (?:&|and) hobbies)', 'interests', [' hobbies ']),
  ...parallelSlips,
]);

/** Lengths of time and degrees that own what follows: "6 weeks training", "Bachelor Degree". */
export const possessiveSlips = slipsByWord([
  phrase(
    '(?:\\d+\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<!(?<![\\d.])0?1 )(?<w>days|weeks|months|years(?! (?:\\p{L}+ )?diploma))(?= (?:industrial |vocational |summer |practical |work |working |professional |teaching |in[- ]?plant |implant |hands-on |field |job |orientation )?(?:experience|training|internship|diploma|course|certificate course)(?!\\p{L}))',
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
  phrase(
    '^(?<w>fathers?|mothers?|husbands?|spouse)(?= ?(?:name|occupation) ?:)',
    (found) => found.replace(/s$/i, '') + (/^\P{Ll}+$/u.test(found) ? '’S' : '’s'),
  ),
  phrase("\\d+ (?<w>no[’']s)", 'nos.', [' no ']),
  phrase('(?<w>bachelors?|masters?)(?= degree)', (found) => `${found.replace(/s$/i, '')}’s`),
]);
