import { articleBefore } from '../articles.ts';
import { slipsByWord } from '../needed-words.ts';
import { phrase } from '../phrase.ts';

/** What people say of the position and the employer that they look for, and what they look for. */
const suit =
  '(?:reputed|leading|challenging|growing|dynamic|progressive|renowned|professional|competitive|multinational|esteemed|well[- ]established|well[- ]known|well[- ]reputed|good|great|prestigious|fast[- ]paced|innovative|creative|healthy|stimulating|friendly|demanding|responsible|suitable|global|growth[- ]oriented|rewarding|stable|permanent|long[- ]term|successful|bright|satisfying|meaningful|exciting|new|better|quality|technical|team[- ]oriented|result[- ]oriented)';
const suits = `(?:(?:(?:highly |very |more )?${suit}(?:,| and| &)? ){0,3})`;
const wanted = '(?:position|job|career|role|opportunity|placement|internship|post|platform)';
const employer = '(?:organi[sz]ation|company|institution|firm|team)';

/** Roles that many may have, so that they have an article. */
const role =
  '(?:engineer|technician|supervisor|operator|assistant|trainee|intern|developer|teacher|accountant|electrician|consultant|draftsman|draughtsman|foreman|designer|inspector|helper|driver|clerk|lecturer|instructor|analyst|receptionist|cashier|nurse|welder|fitter|mechanic|plumber|surveyor|volunteer|freelancer|apprentice|executive|programmer|tutor|waiter|labou?rer|salesman|representative|team leader|team member)';

/** A phrase with the article that its noun lacks after the first words. */
function withArticle(found: string, first: RegExp): string {
  const head = first.exec(found)?.[0] ?? '';
  const rest = found.slice(head.length);
  return `${head}${articleBefore(rest.split(' ')[0] ?? '') ?? 'a'} ${rest}`;
}

/** A firm by its noun, where an adjective was taken for one: "with a leading corporate". */
const namingFirm = (found: string) => found.replace(/(?<= )corporate$/i, 'company');

/** Small words that fell out: "to best of knowledge", "member of team". */
export const missingSlips = slipsByWord([
  phrase('best (?<w>of knowledge)', 'of my knowledge'),
  phrase(
    `(?:growth|success|benefit|goals?|objectives?|development|part|members?|asset|profitability|productivity|progress|welfare|betterment) (?<w>(?:of|to|for) ${employer})(?=[.,;]|$| (?:and|as well|where|which|that|by|through|with|parallel)(?!\\p{L}))`,
    (found) => found.replace(' ', ' the '),
  ),
  phrase(
    '(?<w>(?:in|with|for|of) (?:reputed|leading|challenging|growing|dynamic|progressive|renowned|professional|competitive) (?:organi[sz]ation|company|institution|firm|environment|position|corporate))(?=[.,;]|$| (?:where|that|which|to|and|with))',
    (found) => namingFirm(found.replace(' ', ' a ')),
    [' organi', ' company', ' instit', ' firm', ' environ', ' posit', ' corpor'],
  ),
  phrase(
    '(?<w>on (?:regular|daily|weekly|monthly|quarterly|yearly|annual|scheduled|timely|part[- ]time|full[- ]time|contract|priority|rotational|temporary|permanent|routine|continuous|consistent|ongoing|periodic|day[- ]to[- ]day|day to day) basis)(?=[.,;]|$| )',
    (found) => withArticle(found, /^on /i),
    [' basis '],
  ),
  phrase(
    '(?:individually|independently|alone|working|work|and|or|both|as well as|well as) (?<w>(?:in|as) (?:team|group|individual))(?=[.,;]|$| (?:and|or|as|to|with|environment)(?!\\p{L}))',
    (found) => found.replace(' ', / i/.test(found) ? ' an ' : ' a '),
    [' team ', ' group ', ' individual '],
  ),
  phrase(
    `(?<!(?:an?|the|more|and|,) )(?<w>(?:seeking|seek|obtain|secure|want|acquire|pursue|looking for|look for|searching for|seeking for|search of) ${suits}${wanted})(?=[.,;]|$| (?:where|that|which|in|with|to|at|as|and|for|by)(?!\\p{L}))`,
    (found) => withArticle(found, /^(?:(?:looking|look|searching|seeking) for|search of|\p{L}+) /iu),
  ),
  phrase(
    `(?<w>(?:in|with|for|at|by|joining|join) (?:highly |very )?${suit}(?:,| and| &)? ${suits}(?:organi[sz]ation|company|institution|institute|firm|environment|position|corporate|atmosphere|job|role))(?=[.,;]|$| (?:where|that|which|to|and|with|in|for|of|as|at|by|so)(?!\\p{L}))`,
    (found) => namingFirm(withArticle(found, /^\p{L}+ /u)),
    [' organi', ' company', ' instit', ' firm', ' environ', ' posit', ' corpor', ' atmos', ' job', ' role'],
  ),
  phrase(
    '(?:in|from|to|of|at|across|throughout) (?<w>Netherlands|Philippines|United Arab Emirates|United States|United Kingdom|Middle East|UAE|UK|USA)(?=[.,;)]|$| (?:and|or|for|from|as|with|since|in|on|to|by|at)(?!\\p{L}))',
    (found) => `the ${found}`,
  ),
  phrase(
    '(?:served|serving|acted|acting|selected|appointed) as (?<w>(?:volunteer|intern|trainee|representative|team member))(?= (?:in|at|for|of|with|to) )',
    (found) => withArticle(found, /^/u),
  ),
  phrase(
    '(?<w>as (?:result|member|volunteer|part time member|active member) of)',
    (found) => withArticle(found, /^as /i),
    [' result ', ' member ', ' volunteer '],
  ),
  phrase(
    'one of (?<w>leading|largest|most|best|biggest|top|oldest|fastest|main|major)(?= )',
    (found) => `the ${found}`,
  ),
  phrase('(?:have|has|having) (?<w>ability to)', 'the ability to'),
  phrase(
    '(?:in|under|with|for|at|by|on|from|during|due to|prior to) (?<w>(?:(?<=in )(?:field|absence|presence|state|province)|(?<=under )(?:supervision|guidance|leadership)|(?<=with )help|(?<=for )(?:purpose|benefit)|(?<=at )time|(?<=by )department|(?<=on )basis|(?<=prior to )(?:start|commencement)) of)(?= )',
    (found) => `the ${found}`,
    [
      ' field ',
      ' absence ',
      ' presence ',
      ' state ',
      ' province ',
      ' supervision ',
      ' guidance ',
      ' leadership ',
      ' help ',
      ' purpose ',
      ' benefit ',
      ' time ',
      ' department ',
      ' basis ',
      ' start ',
      ' commencement ',
    ],
  ),
  phrase(
    '(?<w>(?:with capacity|by team|of team|with list|in team|with team) of)(?= )',
    (found) => found.replace(' ', ' a '),
    [' capacity ', ' team ', ' list '],
  ),
  phrase('(?<w>listen(?:ing)? (?:music|songs?))', (found) => found.replace(' ', ' to ')),
  phrase('(?<w>(?:surf|surfing|browse|browsing) (?:internet|net|web))', (found) => found.replace(' ', ' the ')),
  phrase(
    '(?:am|is|be|being|become|becoming|as) (?<w>(?:very |highly )?(?:hard|good|quick|fast|successful|great|dedicated|sincere|excellent|effective|strong|efficient|honest|active|better|hardworking|hard-working|passionate|qualified|result[- ]oriented) (?:worker|learner|player|person|leader|listener|communicator|professional|engineer|member|manager|team player|team member|team leader))(?!\\p{L})',
    (found) => withArticle(found, /^/u),
  ),
  phrase('(?:was|am|is|be|being|been|as) (?<w>apart of)(?= )', 'a part of'),
  phrase('(?<w>according the)(?= )', 'according to the'),
  phrase('(?<w>on the behalf of)', 'on behalf of'),
  phrase(
    '(?:in|from|into|within) (?<w>(?!(?:the|an?|my|our|your|his|her|their|its|this|that|these|any|each|every|all|one|another|some|no|same|such|specific|related|relevant|various|different|multiple|other|new|both|which|whose|and|or|of|to|in|public|private|business)(?!\\p{L}))(?:(?!the|an?|my|our|their|its|this|any|each|every|of|to|in|for|at|by|with|from|on)\\p{L}+ ){1,3}(?:industry|sector|field))(?=[.,;)]|$| (?:and|with|as|for|in|where|since|from|by|at|to|which)(?!\\p{L}))',
    (found) => `the ${found}`,
    [' indus', ' sect', ' field'],
  ),
  phrase(
    `(?:have|has|having|hold|holds|holding|with|on) (?<w>(?:bachelor|master|associate)(?:[’']?s)? degree)`,
    (found) => withArticle(found, /^/u),
  ),
  phrase(
    `(?:work|worked|working|works|joined|employed|hired|experience|career) as (?<w>(?!an?|the|my|our|his|her|their|one|both|per|well)(?:\\p{L}+ ){0,3}?${role})(?=[.,;)]|$| (?:in|at|for|with|of|from|to|on|under|since|by|where|during)(?!\\p{L}))`,
    // A title with a capital needs none.
    (found) => (/\p{Lu}\P{L}*\p{L}*$/u.test(found) ? found : withArticle(found, /^/u)),
  ),
  phrase('(?:in|from|during|since) (?<w>year)(?= (?:19|20)\\d\\d(?!\\d))', 'the year'),
  phrase('(?:in|from|during|since) (?<w>month of)(?= )', 'the month of'),
  phrase(
    '(?:maintain(?:s|ed|ing)?|with|ensur(?:e|es|ed|ing)|achiev(?:e|es|ed|ing)|provid(?:e|es|ed|ing)|of|possess(?:es|ing)?|having|have|has|for) (?<w>(?:high|higher|highest|good|wide|broad|great|vast|strong|minimum|maximum) (?:level|degree|standard|range|variety|number|amount|rate|sense) of)(?= )',
    (found) => `${/^(?:highest|minimum|maximum)/i.test(found) ? 'the' : 'a'} ${found}`,
  ),
  phrase(
    '(?:with|have|has|having|had|gain|gained|spent|requires?|required|did|got|learn(?:ed|t)?) (?<w>lot of)(?= )',
    'a lot of',
  ),
  phrase('(?<w>on job training)', 'on-the-job training'),
  phrase('(?<w>saudi arab)', 'Saudi Arabia'),
  phrase('(?<w>want (?:be|become|work|join|learn|make))(?= (?:an?|the|in|with|my|part)(?!\\p{L}))', (found) =>
    found.replace(' ', ' to '),
  ),
  phrase(
    `(?<!(?:kind|type|sort|form|size|structure|level|group|number)s? )(?:of|for|to|in|with|from|by|into) (?<w>organi[sz]ation|company)(?=[.;)]|$|, (?!\\p{L}+,? (?:and|or|&) )| (?:(?:and|&) (?:my|the|myself|also|for|to|in|as|individual|self|get|give)|as|where|which|that|who|by|through|with|in|to|at|on|is|under)(?!\\p{L}))(?! to (?:company|organi))`,
    (found) => `the ${found}`,
  ),
  phrase(
    '(?:of|to|for) (?<w>team)(?=[.;)]|$|, (?!\\p{L}+,? (?:and|or|&) )| (?:as|that|which|who|where|to|is)(?!\\p{L}))',
    (found) => `the ${found}`,
  ),
  phrase(
    '(?:in|as) (?<w>team)(?=[.;)]|$|, (?!\\p{L}+,? (?:and|or|&) )| (?:as|that|which|who|where|to|is)(?!\\p{L}))',
    (found) => `a ${found}`,
  ),
  phrase(
    '(?<!(?:kind|type|sort|form|size|nature|choice|number|line|master|bachelor|change|balance|piece|head|range|variety)s? )of (?<w>project|plant|system|factory)(?=[.;)]|$| (?:as|to|in|with|for|at|is|by|under|on|which|that)(?!\\p{L}))',
    (found) => `the ${found}`,
  ),
  phrase(
    '(?<w>attend(?:s|ed|ing)?)(?= (?:the |all |various |different |any |every |daily |routine )*(?:(?:electrical|mechanical|customer|client|technical|machine|emergency|minor|major|day[- ]to[- ]day|site|guest|user|plant|production|network|maintenance) )*(?:break ?downs?|complaints?|faults?|problems|issues|queries|defects|snags)(?!\\p{L}))',
    (found) => `${found} to`,
  ),
  phrase(
    '(?:with|for|at|by|in|to|during|through|on) (?<w>(?:(?<=for )period|(?<=with )(?:aim|use)|(?<=(?:at|by) )end|(?<=in )(?:area|form|beginning|process|middle|name)|(?<=to )best|(?<=during )(?:course|time|period)|(?<=(?:through|by) )use|(?<=on )behalf) of)(?= )',
    (found) => (/^behalf/i.test(found) ? found : /^period/i.test(found) ? `a ${found}` : `the ${found}`),
    [
      ' period ',
      ' aim ',
      ' use ',
      ' end ',
      ' area ',
      ' form ',
      ' beginning ',
      ' process ',
      ' middle ',
      ' best ',
      ' course ',
    ],
  ),
  phrase('with (?<w>view (?:to|of))(?= )', (found) => `a ${found}`),
  phrase(
    '(?:at|of|for|in|on|with) (?<w>same)(?=[.;]|$| (?:time|company|project|day|organi[sz]ation|field|place)(?!\\p{L}))',
    'the same',
  ),
  phrase(
    '(?:in|during) (?<w>(?:first|second|third|fourth|final|last) (?:year|semester|attempt|phase|half|quarter|stage|round))(?=[.,;]|$| (?:of|and|at|with|in|from|as|by)(?!\\p{L}))',
    (found) => `the ${found}`,
  ),
  phrase(
    '(?:all over|around|across|throughout) (?<w>world|country|globe)(?=[.,;]|$| (?:and|with|in|for|by|to|as)(?!\\p{L}))',
    (found) => `the ${found}`,
  ),
  phrase(
    '(?:on|over|through|via|from) (?<w>internet)(?=[.,;]|$| (?:and|for|to|or|using)(?!\\p{L}))',
    (found) => `the ${found}`,
  ),
  phrase(
    `(?<w>(?:having|have|has|with|hold|holding) (?:bachelor|master)(?:[’']?s)? (?:of|in) (?:engineering|science|arts|commerce|technology|business|computer|mechanical|electrical|civil|education|pharmacy)(?!\\p{L}))`,
    (found) => found.replace(' ', ' a '),
  ),
  phrase(
    `(?:of|for|to|in|with|from|by|into|within) (?<w>organi[sz]ation|company)(?= (?:providing|offering|having|whose)(?!\\p{L}))`,
    (found) => `an ${found}`.replace('an c', 'a c'),
  ),
  phrase(
    `(?<w>(?:provid(?:es|ing)|offer(?:s|ing)) (?:highly |very |dynamically )?${suit}(?:,| and| &)? ${suits}(?:work |working |learning |business )?(?:environment|career|position|job|role|opportunity|platform|atmosphere))(?=[.,;]|$| (?:where|that|which|to|and|with|in|for|of|as|at|by|so)(?!\\p{L}))`,
    (found) => withArticle(found, /^\p{L}+ /u),
    [' environ', ' career ', ' posit', ' job', ' role', ' opport', ' platf', ' atmos'],
  ),
  // "issue lamps from store": places at work that everybody there knows.
  phrase(
    '(?:in|on|at|from|within|into) (?<w>(?:(?<=(?:in|from|into) )(?:market|warehouse|laboratory|lab|system|database|server)|(?<=(?:in|on) )field|(?<=(?:in|at|from) )workplace|(?<=from )(?:store|website)|(?<=on )(?:shop ?floor|system|ground)|(?<=(?:in|at) )(?:site office|work ?site|job ?site)))(?=[.,;]|$| (?:as|for|by|per|through|using|before|after|during|till)(?!\\p{L}))',
    (found) => (/^\p{Lu}/u.test(found) ? found : `the ${found}`),
    [
      ' market ',
      ' warehouse ',
      ' laboratory',
      ' lab ',
      ' system ',
      ' database ',
      ' server ',
      ' field ',
      ' workplace ',
      ' store ',
      ' website ',
      ' shop floor',
      ' shopfloor',
      ' ground ',
      ' site office',
      ' work site',
      ' worksite',
      ' job site',
      ' jobsite',
    ],
  ),
  phrase('^(?<w>present)(?= (?:working|employed|posted|pursuing|doing)(?!\\p{L}))', 'Presently'),
  // "handling of entire site": a whole is a certain one.
  phrase(
    '(?:of|in|for|to|on|with|across|throughout|from|over|handl(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|monitor(?:s|ed|ing)?|overlook(?:s|ed|ing)?|maintain(?:s|ed|ing)?|oversee(?:s|ing)?|control(?:s|led|ling)?) (?<w>entire)(?= (?!(?:is|are|and|or)(?!\\p{L}))\\p{L}{3,})',
    'the entire',
  ),
  phrase('with (?<w>aggregate)(?= (?:of|percentage|marks|score))', 'an aggregate'),
  phrase(
    '(?:have|has|having|hold|holds|holding|possess|with) (?<w>(?:(?:valid|heavy|light|uae|gcc|indian|saudi|qatar|international|driving|motor) ){0,3}licen[cs]e)(?=[.,;)]|$| (?:of|for|in|from|and|to|with|issued)(?!\\p{L}))',
    (found) => withArticle(found, /^/u),
    [' license ', ' licence '],
  ),
]);
