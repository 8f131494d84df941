import { slipsByWord } from '../needed-words.ts';
import { confusable } from './confusable.ts';
import { tradeConfusables } from './trade-confusables.ts';

const determiner = '(?:the|a|an|our|their|its|all|each|every|this|these|new|both|\\d[\\d,.]*)';
/**
 * Correctly spelt words that are wrong in their context. Each pattern captures the wrong word in the group `w` and is
 * narrow enough to exclude other senses of the word.
 */
export const confusables = slipsByWord([
  confusable(
    '(?<!garde )(?:(?:project|account|general|product|store|sales|office|assistant|program|district|regional|case|operations|marketing|shift|team|senior|area|branch|bank|plant|engineering|line|hiring) )(?<w>manger)',
    'manager',
  ),
  confusable('(?<w>mangers)', 'managers'),
  confusable(
    '(?<w>pubic)(?= (?:relations|health|sector|school|policy|service|speaking|affairs|works|safety|library|administration|transport|facing|interest|company|companies|records|funds|meetings?))',
    'public',
  ),
  confusable(
    '(?<w>asses)(?= (?:the|risk|risks|and|needs|patients?|students?|performance|client|whether|quality))',
    'assess',
  ),
  confusable(
    '(?<w>costumers?)(?= (?:service|support|care|satisfaction|base|success|relations|experience|needs|complaints?|retention|accounts?|inquiries|feedback|loyalty))',
    'customer',
  ),
  confusable('(?:served|helped|assisted|greeted|supported|with|for|to|our|their|\\d+) (?<w>costumers)', 'customers'),
  confusable('(?<w>preform(?:ed|ing|s)?)(?= (?:\\p{L}+))', 'perform'),
  confusable('(?<w>posses)(?= (?:strong|excellent|a|the|good|great|superb|outstanding))', 'possess'),
  confusable(
    `(?:raised?|raising|reduced?|reducing|increased?|increasing|grew|cut|cutting|improved?|improving|\\p{L}+ed|time|costs?|rates?|revenue|data|results|feedback|requests|reports|referrals|errors|sales|profits?|income|records|files|orders) (?<w>form)(?= (?:${determiner}|about|over|under|nearly|almost|\\$\\d))`,
    'from',
  ),
  confusable('(?<w>form)(?= \\d[\\d,.]*%? to \\d)', 'from'),
  confusable(
    '(?:successfully|effectively|personally|jointly) (?<w>lead)(?= (?:a|an|the|our|all|weekly|monthly|daily|\\d+))',
    'led',
  ),
  confusable(
    '(?:was|were|been|being|is|are|team|project|effort|initiative|workshops?|sessions?) (?<w>lead)(?= by)',
    'led',
  ),
  confusable('(?:and|then) (?<w>lead)(?= (?:a|an) )', 'led'),
  confusable('(?:which|that|and) (?<w>lead)(?= to an? (?:\\d|increase|decrease|reduction|rise|drop))', 'led'),
  confusable(
    '(?:to|not|never|will|would) (?<w>loose)(?= (?:weight|customers|clients|money|data|the|sales|a|business|market))',
    'lose',
  ),
  confusable('(?<w>loosing)(?= (?:\\p{L}+))', 'losing'),
  confusable(
    '(?<w>principle)(?= (?:engineer|investigator|consultant|architect|designer|scientist|owner|partner|amount|balance|analyst|developer|researcher|product))',
    'principal',
  ),
  confusable(
    '(?:vice|assistant|school|reporting to the|with the) (?<w>principle)(?= (?:and|to|on|of|in|for)|[.,;]|$)',
    'principal',
  ),
  confusable(
    '(?:guiding|core|basic|key|design|first|engineering|accounting|management|scientific|agile|lean) (?<w>principals)',
    'principles',
  ),
  confusable('(?:to|that|and|which) (?<w>compliment)(?= (?:the|existing|our|their|its) )', 'complement'),
  confusable('(?<w>complimentary)(?= (?:skills|products|role|roles|technologies|data))', 'complementary'),
  confusable(
    '(?:a|the|leadership|key|active|critical|major|lead|vital|leading|central|new|dual|supporting|support|advisory) (?<w>roll)(?= (?:in|as|of|model|on|within)|[.,;]|$)',
    'role',
  ),
  confusable('(?<w>roll)(?= models?)', 'role'),
  confusable('(?:in) (?<w>access)(?= of \\$?\\d)', 'excess'),
  confusable('(?<!to )(?<w>excess)(?= (?:control|rights|to the))', 'access'),
  confusable('(?<w>detailed)(?=[- ](?:oriented|orientated|orientation))', 'detail'),
  confusable(
    '(?:will|would|could|that|not|directly|may|can|negatively|positively|adversely) (?<w>effect)(?= (?:the|our|their|its|a|an|performance|revenue|sales|quality|patients|customers|productivity) (?!chang))',
    'affect',
  ),
  confusable(
    '(?:the|an|positive|negative|in|into|side|significant|no|adverse|cumulative) (?<w>affects?)(?= (?:of|on|the)|[.,;]|$)',
    'effect',
  ),
  confusable(
    '(?:offered|gave|provided?|providing|offering|practical|legal|expert|financial|sound|career|technical|good|tax|investment|of) (?<w>advise)(?= (?:on|to|and|for|about|regarding)|[.,;]|$)',
    'advice',
  ),
  confusable(
    '(?:to|and|will|can) (?<w>advice)(?= (?:the|our|their|clients|customers|students|patients|management|senior|executives|teams|stakeholders|users|families))',
    'advise',
  ),
  confusable('(?<w>weather)(?= (?:or not|the (?:\\p{L}+ )?(?:is|was|should|would)))', 'whether'),
  confusable(
    '(?:determin\\p{L}+|decid\\p{L}+|assess\\p{L}*|verif\\p{L}+|check\\p{L}*|evaluat\\p{L}+) (?<w>weather)(?! (?:conditions?|data|reports?|forecasts?|stations?|and)\\b)',
    'whether',
  ),
  confusable(
    '(?:more|less|fewer|better|greater|higher|lower|faster|larger|smaller|rather|other|earlier|later|longer|easier|cheaper|shorter|sooner|quicker|stronger) (?<w>then)(?= (?!\\p{L}+ed\\b))',
    'than',
  ),
  confusable(
    '(?:more|less|fewer|greater|higher|lower|faster|better|larger) (?:\\p{Ll}+) (?<w>then)(?= (?:\\d|the|any|a|an|all|our|their|expected|planned|before|in|last|previous))',
    'than',
  ),
  confusable('(?:more|less|fewer) (?<w>that)(?= \\d)', 'than'),
  confusable(
    '(?:train\\p{L}*|manag\\p{L}+|hir(?:ed|ing)|supervis\\p{L}+|office|nursing|kitchen|support|medical|administrative|sales|teaching|wait|bar) (?<w>stuff)(?= (?:on|in|members|and|at|with|of)|[.,;]|$)',
    'staff',
  ),
  confusable(
    '(?:employee|confidential|military|qualified|medical|key|security|sales|management|trained|field|staff) (?<w>personal)(?= (?:files|records|matters|on|in|and|to)|[.,;]|$)',
    'personnel',
  ),
  confusable(
    '(?:customer|client|guest|patient|resolved?|handled?|handling|resolving) (?<w>compliants?)(?= (?:resolution|handling|and|calls?|from|within|by)|[.,;]|$)',
    'complaint',
  ),
  confusable('(?:hazardous|solid|medical|food|water|reduced?|reducing|zero) (?<w>waist)', 'waste'),
  confusable(
    '(?:city|town|student|county|parish|local|district|borough) (?<w>counsel)(?= (?:members?|meetings?|on|and|in)|[.,;]|$)',
    'council',
  ),
  confusable(
    '(?<w>coarse)(?= (?:work|load|materials?|evaluations?|development|content|catalog|description|grades?))',
    'course',
  ),
  confusable('(?:crash|training|online|golf|\\d+-week|short|full|main) (?<w>coarses?)', 'course'),
  confusable('(?<=^|[.;] )(?<w>past)(?= (?:the|a|an|all) )', 'passed'),
  confusable(`(?:\\p{L}+ed|time|costs?|sales|budget|team|work|issues) (?<w>threw)(?= ${determiner})`, 'through'),
  confusable(
    '(?:trained?|hired?|onboard(?:ed)?|several|all|many|five|two|three|four|six|the|for|with|a|built|launched|created) (?<w>knew)(?= (?:\\p{L}+))',
    'new',
  ),
  confusable('(?:hand|hands) (?<w>one)(?= (?:experience|training))', 'on'),
  confusable('(?:data|security|contract|privacy) (?<w>breech(?:es)?)', 'breach'),
  confusable(
    '(?:customer|client|patient|user|sensitive|account|payment|production|on|no|down) (?<w>sight)(?= (?:visits?|manager|supervisor|inspections?|safety))',
    'site',
  ),
  confusable('(?:web|job|construction|on) (?<w>sight)(?= |[.,;]|$)', 'site'),
  confusable('(?<w>HIPPA)', 'HIPAA', 'gu'),
  confusable(
    '(?:ensur\\p{L}+|maintain\\p{L}*|with|improv\\p{L}+|work) (?<w>moral)(?= (?:and|of|by|across|among)|[.;]|,(?! \\p{L}+ (?:and|or|&) )|$)',
    'morale',
  ),
  confusable('(?:team|staff|employee) (?<w>moral)', 'morale'),
  confusable(
    '(?<w>perspective)(?= (?:clients?|customers?|students?|employees?|buyers?|candidates?|tenants?|donors?|members?|employers?|patients?|hires?))',
    'prospective',
  ),
  confusable(
    '(?<!(?:are|is|were|was) )(?<w>there)(?= (?:needs|goals|own|families|homes|accounts|performance|progress|careers|skills|work|jobs|concerns|questions|health|respective|respected|daily|first|clients|customers|students|patients|teams?|teachers|parents|data|systems|business(?:es)?|understanding|expectations|feedback|requirements)(?! (?:is|are|was|were)))',
    'their',
  ),
  confusable(
    "(?<w>they[’']re)(?= (?:needs|goals|own|families|homes|accounts|performance|progress|careers|skills|work|first|clients|customers|students|patients|teams?|data|systems|business))",
    'their',
  ),
  confusable('(?<w>their)(?= (?:is|are|was|were|will be|has been|have been) )', 'there'),
  confusable(
    "(?<w>it[’']s)(?= (?:needs|goals|own|customers?|clients?|employees|users?|members?|staff|products?|services?|performance|progress|operations?|systems?|data|website|brands?|budgets?|assets|markets?|sales|revenue|business|teams?|branch(?:es)?|mission|vision|polic(?:y|ies)|suppliers?|partners?|stores?|facilit(?:y|ies)|networks?|infrastructure|portfolio|kind|components?|effects?|impact|quality|value|capacity|functions?|features?|parts?|workforce|process(?:es)?|departments?|subsidiar(?:y|ies)|competitors|stakeholders|shareholders|students|patients|design|development|implementation|maintenance|execution|related|applications?|advantages|accounts|accuracy|efficiency|growth|competitive|existing|financial|global|main|annual|core|(?:first|second|third|fourth) (?!come|and)\\p{L}+)(?!\\p{L}))",
    'its',
  ),
  confusable("(?:of|on|for|with|from|by|through|at|into|across) (?<w>it[’']s)(?= (?!not|been)\\p{Ll}{3,})", 'its'),
  confusable(
    "(?<!(?:show|believ|ensur|decid|not|determin|confirm|realiz|learn|explain|stat|claim|hop|expect|verifi|indicat)ed )(?:\\p{L}{3,}ed|to (?!ensure|state|note|believe|realize|recognize|make|see|indicate)\\p{L}{3,}e|built|led|grew|sold) (?<w>it[’']s)(?= (?!not|been)\\p{Ll}{3,} \\p{Ll}{3,})",
    'its',
  ),
  confusable('(?<w>its)(?= (?:an?|the|not|been|important) )', 'it’s'),
  confusable("(?<w>you[’']re)(?= (?:team|business|needs|company|organi[sz]ation|goals|customers|clients))", 'your'),
  confusable(
    '(?:ordered|sold|loaded|moved|shipped|stacked|unloaded) (?<w>pallettes?|palettes?)(?= (?:of|to|and|from|using))',
    'pallets',
  ),
  confusable('(?<w>statue)(?= of limitations)', 'statute'),
  confusable('(?:in|via|by) (?<w>cite)(?= visits?)', 'site'),
  confusable('(?:financial|annual|quarterly|year-end|monthly) (?<w>physical)(?= year)', 'fiscal'),
  confusable('(?<w>physical)(?= years? (?:\\d|end))', 'fiscal'),
  confusable(
    '(?<w>whole)(?= (?:maintaining|ensuring|reducing|increasing|improving|managing|keeping|working|transitioning|meeting (?:the|all)|leading|supporting|cutting|growing|saving|minimizing))',
    'while',
  ),
  confusable(
    '(?:bi|semi)?(?<w>weakly)(?= (?:meetings?|reports?|newsletters?|payroll|schedules?|reviews?|calls?|sessions?|status|updates?|inventory|sales|basis))',
    'weekly',
  ),
  confusable('(?<w>quite)(?= (?:hours|room|zone|environment))', 'quiet'),
  confusable(
    '(?:to) (?<w>insure)(?= (?:that|compliance|quality|accuracy|timely|proper|customer|safety|all))',
    'ensure',
  ),
  confusable('(?:business|office) (?<w>stationary)(?= (?:and|items|supplies|orders?|design)|[.,;]|$)', 'stationery'),
  confusable('(?:ranging|ranged|varying|reported|came|graduated|transferred|relocated) (?<w>form)', 'from'),
  confusable(
    '(?:\\p{L}+ed|time|\\p{L}+s) (?<w>form)(?= (?:hours|days|weeks|minutes|months|\\p{L}+ to \\p{L}+|the (?:\\p{L}+ ){0,2}(?:University|College|City|Department|concept|start|ground|beginning)))',
    'from',
  ),
  confusable(
    '(?:\\p{L}{2,}(?:ed|ing|ise|ize|ate)) (?<w>there)(?= (?!sometimes|always|besides|afterwards|years|months|weeks|days|hours|was|is|has)\\p{Ll}{3,}s(?: (?:and|to|for|by|in|with|on|before|from|or|through|using)|[.,;]|$))',
    'their',
  ),
  confusable(
    "(?<w>they[’']re)(?= (?:feedback|training|\\p{Ll}{3,}[^s\\P{L}]s)(?: (?:and|to|for|by|in|with|on)|[.,;]|$))",
    'their',
  ),
  confusable('(?:trains?|new|hires|\\d) (?<w>knew)(?= \\p{L}+)', 'new'),
  confusable('(?:new|loyal|serving|more|existing|potential) (?<w>costumers)', 'customers'),
  confusable('(?<w>weakly)(?= \\p{Ll}+ (?:meetings?|reports?|calls?|reviews?|updates?|sessions?))', 'weekly'),
  confusable('(?:reported|reporting|reports|directly|liaison|assistant) to the (?<w>principle)', 'principal'),
  confusable('(?:in) accordance (?<w>to)', 'with'),
  confusable(
    '(?:challenging|my|a|build|start|starting|pursue|professional|bright|establish) (?<w>carrier)(?= (?:in|with|as|at|where|by)(?!\\p{L}))',
    'career',
  ),
  confusable(
    '(?<w>carrier)(?= (?:objectives?|opportunit\\p{L}+|goals?|growth|summary|highlights|history|graph|background|path|prospects?|progression))',
    'career',
  ),
  confusable('(?<w>stationary)(?= (?:items?|supplies|suppl(?:y|ier)|stock|shop|purchas\\p{L}+))', 'stationery'),
  confusable(
    '(?:graduation|degree|diploma|ITI|HSC|SSC|SSLC|MBA|BBA|intermediate|passed|passed out) (?<w>form)(?= (?!no|fill|sub|and|for|from|is|was)\\p{L})',
    'from',
  ),
  confusable(
    '(?:first|1st|2nd|3rd|cash|consolation|won|winning|secured) (?:the )?(?<w>price)(?= (?:in|at|for|from)(?!\\p{L})|[.,;]|$)',
    'prize',
  ),
  confusable('compl(?:y|ies|ied|iance) (?<w>to)(?= )', 'with'),
  confusable('compliance (?<w>of)(?= (?:specifications|regulations|standards|codes?|laws?|policies))', 'with'),
  confusable('responsible (?<w>of)', 'for'),
  confusable('(?:responded|respond|responding|responds) (?<w>at)', 'to'),
  confusable(
    '(?:collaborat|coordinat|partner)(?:ed|es|e|s|ing) (?<w>to)(?= (?:the|our|an?|\\p{Ll}{3,}s(?: and|,)))',
    'with',
  ),
  confusable('as (?:many|much|few) (?<w>than)', 'as'),
  confusable('answered questions (?<w>of)', 'about'),
  confusable(
    'participat(?:ed|es|ing) (?<w>on)(?= (?:the|an?|weekly|daily))(?! \\p{L}+ (?:committee|team|panel|board|council|call))',
    'in',
  ),
  confusable('specializ(?:ed|es|ing) (?<w>on)', 'in'),
  confusable('(?:according) (?<w>with)', 'to'),
  confusable('graduated (?<w>of)', 'from'),
  confusable(
    '(?<w>insuring)(?= (?:that|proper|timely|quality|safety|compliance|smooth|maximum|optimum|their safe))',
    'ensuring',
  ),
  confusable('to (?<w>categories)(?= (?:the |all )?\\p{L}+)', 'categorize'),
  confusable('(?:in|in an?) (?<w>well)(?= manner)', 'good'),
  ...tradeConfusables,
]);
