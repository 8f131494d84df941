import { slipsByWord } from '../needed-words.ts';
import { phrase } from '../phrase.ts';

const counted = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** "Worked for two years", where the time stood first. */
function workedFor(found: string): string {
  const time = found
    .replace(/ worked$/i, '')
    .replace(/(?<!\d)0(?=\d)/, '')
    .replace(/(\S+) (year|month)s?/gi, (_, count: string, unit: string) =>
      /^(?:1|one)$/i.test(count) ? `${count} ${unit}` : `${count} ${unit}s`,
    );
  return /^\P{Ll}+$/u.test(found) ? `WORKED FOR ${time.toUpperCase()}` : `Worked for ${time.toLowerCase()}`;
}

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
  phrase(
    '(?<w>according)(?= (?:the|client|customer|required|requirements?|designs?|plans?|drawings?|specifications?|standards?|schedule|needs?|instructions?|rules|norms)(?!\\p{L}))',
    'according to',
  ),
  phrase('the (?<w>year of)(?= (?:19|20)\\d\\d(?!\\d))', 'year'),
  // "2 years worked as a welder".
  phrase(
    `^(?<w>(?:\\d{1,2}|${counted}) (?:years?|months?)(?:,? (?:and |& )?(?:\\d{1,2}|${counted}) months?)? worked)(?= (?:as|in|at|with|for|under|on) )`,
    workedFor,
    [' worked '],
  ),
  // "worked as a teacher in Marlow School": people work at a school, and in a trade or a place.
  phrase(
    '(?:worke?d?|working|works|employed|teacher|lecturer|trainee|engineer|technician|supervisor|operator|assistant) (?<w>in (?!(?:the|an?|private|govt|government|reputed|various|different|many|several|multiple|leading|my|our)(?!\\p{L}))[^ ,;:]+)(?=(?:,? (?!\\(?(?:for|with|at|as|under|from|by|to|in|on|through|during|since|including)(?!\\p{L}))[^ ,;:]+){0,4}?,? (?:school|college|hospital)(?!\\p{L}))',
    (found) => (/^in [“"‘]?\p{Lu}/u.test(found) ? found.replace(/^in/, 'at') : found),
    [' school ', ' college ', ' hospital '],
  ),
  phrase('(?<w>upto)(?= )', 'up to'),
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
  phrase(
    '(?:^|good |basic |sound |strong |thorough |excellent |working |deep |in-depth |practical |vast |having |have |with |better |proper )knowledge (?<w>in)(?= (?!the (?:field|area|industry|organi|company|market|sector|world|form|use)|this|that|these|any|order|depth|practice|all|an?|my|our|your|which|such|various (?:field|area)|different (?:field|area)|field|area|organi|company|industry|general|particular|real|both)\\p{L}{3,})',
    'of',
  ),
  phrase('experience (?<w>about)(?= )', 'with'),
  phrase('(?<!(?:a|an|the|this|that|case|our|my|their|of|on|in) )(?<w>stud(?:y|ied|ying) about)(?= )', (found) =>
    found.replace(/ about$/i, ''),
  ),
  phrase('(?<w>(?:describ|explain|mention|investigat)(?:e|es|ed|ing|s)? about)(?= )', (found) =>
    found.replace(/ about$/i, ''),
  ),
  phrase('between \\d[\\d.,]*%? (?:(?!and)\\p{L}+ )?(?<w>to)(?= \\d)', 'and'),
  phrase(
    "(?<w>in)(?= \\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[.,’' ])",
    'on',
  ),
  phrase(
    '(?<w>since)(?= (?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[.,’]? ?(?:of )?)?(?:19|20)\\d\\d (?:to|till|until|upto|up to|–|-) )',
    'from',
  ),
  phrase('^good (?<w>in)(?= (?!the|all|an?|health|order|condition|nature))', 'at'),
  phrase('(?<w>look(?:ing|ed|s)? after of)(?= )', (found) => found.replace(/ of$/i, '')),
  phrase('responsible (?<w>for to)(?= )', 'for'),
  // "for last 3 years": a certain time.
  phrase(
    '(?:for|in|over|during|since) (?<w>last|past)(?= (?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|nine|ten|few|many|several) (?:plus )?(?:days?|weeks?|months?|years?)(?!\\p{L}))',
    (found) => `the ${found.toLowerCase()}`,
  ),
  phrase('excellent (?<w>in)(?= \\p{L}{2,}ing(?!\\p{L}))', 'at'),
  // "between 11th May to 30th June".
  phrase(
    '(?<w>between)(?= (?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[^ ]*(?: (?:19|20)\\d\\d)? (?:to|till) |(?= \\d{1,2}(?:st|nd|rd|th)? \\p{L}+ to \\d))',
    'from',
  ),
  // "from 2016-2018": the dash itself means "to".
  phrase('from (?<w>(?:19|20)\\d\\d ?[-–] ?(?:(?:19|20)\\d\\d|present))(?=$|[ .,;)])', (found) =>
    found.replace(/ ?[-–] ?/, ' to '),
  ),
  phrase(
    '(?<w>member in)(?= (?:the )?(?:(?:\\p{L}+|&) ){0,3}(?:society|institution|institute|association|council|club|committee)(?!\\p{L}))',
    (found) => found.replace(/in$/i, 'of'),
    [' member '],
  ),
  // "as per item wise".
  phrase('(?<w>as per \\p{L}{3,}[ -]wise)', (found) => found.slice('as per '.length).replace(' ', '-'), [' wise']),
  phrase('versed (?<w>with)(?= )', 'in'),
  phrase('(?:demonstrated|gained|gain|got|some|extensive|provided|better) exposure (?<w>in|on)(?= )', 'to'),
  phrase('(?:^|have |has |having |good |basic |sound |with |better |proper )knowledge (?<w>about)(?= )', 'of'),
  // "since 10 April 2004 to 30 September".
  phrase(
    '(?<w>since)(?= \\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[.,’]? ?(?:19|20)\\d\\d (?:to|till|until|upto|up to|–|-) )',
    'from',
  ),
]);
