import { confusable } from './confusable.ts';

/** Words confused in resumes of trades and of people who write English as a second language, in contexts that leave no doubt. */
export const tradeConfusables = [
  confusable('(?<w>utter)(?= pradesh)', 'Uttar'),
  confusable('(?<w>charted)(?= account)', 'chartered'),
  confusable('team (?<w>sprit)', 'spirit'),
  confusable('web (?<w>scrapping)', 'scraping'),
  confusable('(?:mental|public|occupational|home|primary|global) (?<w>heath)', 'health'),
  confusable('(?<w>heath)(?= (?:care|insurance|services?|sciences?|(?:and|&) safety)(?!\\p{L}))', 'health'),
  confusable('(?<w>proctor)(?= (?:and|&) gamble)', 'Procter'),
  confusable('(?<w>standford)(?= (?:universit|school|online))', 'Stanford'),
  confusable('curriculum (?<w>viet|vite|vitea|veta|vitale|vital)', 'vitae'),
  confusable('(?:project|job|paper|thesis|topic|dissertation|course) (?<w>tittle)', 'title'),
  confusable('(?:professional|career|executive|work|profile|personal|project|experience) (?<w>summery)', 'summary'),
  confusable('(?<w>summery)(?= of (?:qualifications?|experience|skills|work))', 'summary'),
  confusable('cables? (?:pulling and )?(?<w>lying)', 'laying'),
  confusable(
    '(?<w>lying)(?= (?:of )?(?:\\S+ )?(?:cables?|pipes?|pipelines?|bricks?|tiles?|foundations?)(?!\\p{L}))',
    'laying',
  ),
  confusable(
    '(?<w>filling)(?= (?:cabinets?|(?:and|&) (?:documentation|record keeping)|of (?:\\p{L}+ )?(?:documents|papers|records|returns?|tax(?:es)?|files)|and maintaining)(?!\\p{L}))',
    'filing',
  ),
  confusable(
    '(?:tax|returns?|documents?|GST|VAT|TDS|paper) (?<w>filling)(?=[.,;]|$| (?:of|and|for)(?!\\p{L}))',
    'filing',
  ),
  confusable(
    '(?<w>perused)(?= (?:an? |my )?(?:certificat\\p{L}+|degree|diploma|bachelor|master|course|MBA|BE|PG))',
    'pursued',
  ),
  confusable(
    '(?:effective|documents?|papers?|proper|office|maintain\\p{L}*|manual|records?|systematic) (?<w>filling)(?= systems?)',
    'filing',
  ),
  confusable('(?<w>pursing)(?= )', 'pursuing'),
  confusable(
    '(?:and|of|for|with|on) (?<w>there)(?= (?:control|rectification|solutions?|maintenance|uses|applications?|operation|resolution|components|accessories|specifications?|functions?|properties|behaviou?r|effects?|types|causes|management|children|development|implementation)(?:[.,;]|$| (?:and|in|on|with|to|for|by)(?!\\p{L})))',
    'their',
  ),
  confusable(
    '(?<w>trough)(?= (?:the|an?|regular|various|all|proper|use|using|which|our|e-?mail|phone|different|my|their|\\p{L}+ing|out)(?!\\p{L}))',
    'through',
  ),
  confusable('(?<w>thorough)(?= (?:the|which|e-?mail|phone|various|our|my|all)(?!\\p{L}))', 'through'),
  confusable('(?<w>martial)(?= status)', 'marital'),
  confusable('(?<w>patty)(?= cash)', 'petty'),
  confusable(
    '(?:in|the|my|this|any|same|relevant|related|every|your|respective|concerned|IT|medical|engineering) (?<w>filed)(?= (?:of|in|by which|as|and|where)(?!\\p{L})|[.,;]|$)',
    'field',
  ),
  confusable(
    '(?:customers?|clients?|guests?|sales|phone|their|handl\\p{L}+|resolv\\p{L}+|answer\\p{L}+|attend\\p{L}+|attending to) (?<w>quarries)',
    'queries',
  ),
  confusable('(?:passed|completed|done|my) (?<w>metric)(?= (?:from|in (?:19|20)|exam\\p{L}*)(?!\\p{L}))', 'matric'),
  confusable('(?<w>metric)(?= (?:from|passed|pass) .*(?:board|school))', 'matric'),
  confusable(
    '(?:gone|going|go|goes|went|learn\\p{L}*|communicat\\p{L}+|contact\\p{L}*|deliver\\p{L}*|promot\\p{L}+) (?<w>thought)(?= (?:the|an?|e-?mails?|phone|different|various|social|our)(?!\\p{L}))',
    'through',
  ),
  confusable(
    '(?:an?|as|the|to|by|with|my|our|HR|under|area|assist\\p{L}*|quality|production|site|sales|finance) (?<w>manger)(?!s? scene)',
    'manager',
  ),
  confusable(
    '(?:my|uplift my|own|bright|successful|long[- ]term|entire) (?<w>carrier)(?=[.,;]|$| (?:and|by|which|where|with|in|through|to|as|at)(?!\\p{L}))',
    'career',
  ),
  confusable(
    '(?:quickly|easily|to|can|and) (?<w>adopt)(?= (?:to|with) (?:new|any|the|change|changes|changing|different|all|situations?)(?!\\p{L}))',
    'adapt',
  ),
  confusable(
    '(?:customers?|clients?|suppliers?|sales|phone|telephone|mail|all|vendor|handling|the|new) (?<w>enquires|inquires)(?=[.,;]|$| (?:and|from|for|of|via|by|through|related|on|regarding)(?!\\p{L}))',
    'enquiries',
  ),
  confusable('(?<w>moral)(?= of (?:the |all )?(?:team|staff|employees|workers|crew|department))', 'morale'),
  confusable(
    '(?<w>sells)(?= (?:team|manager|executive|department|targets?|person|and marketing|promotion|reports?)(?!\\p{L}))',
    'sales',
  ),
  confusable(
    '(?<w>day by day|day today)(?= (?:activities|activity|operations?|works?|maintenance|tasks))',
    'day-to-day',
  ),
  confusable('as well (?<w>has)(?= )', 'as'),
  confusable('(?:worked|working|work) (?<w>has)(?= an? )', 'as'),
  confusable('(?<w>breaks)(?= (?:systems?|pads|shoes|fluid|lining))', 'brakes'),
  confusable('(?:disc|drum|hydraulic|hand) (?<w>breaks?)(?= |[.,;]|$)', 'brake'),
  confusable(
    '(?<w>collage)(?= of (?:engineering|arts?|science|commerce|technology|education|management|pharmacy|nursing|law|agriculture))',
    'college',
  ),
  confusable(
    "(?:engineering|degree|arts|junior|my|govt\\.?|government|polytechnic|women[’']?s|medical|school (?:and|&)|in|at) (?<w>collage)(?=[.,;]|$| (?:level|of|in|and|at|for)(?!\\p{L}))",
    'college',
  ),
  confusable(
    '(?<w>rising)(?= (?:of )?(?:the )?(?:RFIs?|invoices?|bills?|POs?|purchase orders?|indents?|tickets?|NCRs?|requests?|requisitions?)(?!\\p{L}))',
    'raising',
  ),
  confusable(
    '(?:diploma|degree|bachelor|bachelors|b\\.?tech|b\\.?e|m\\.?tech|graduation)\\.? (?:in|of) (?:\\p{L}+ (?:(?:and|&) \\p{L}+ )?)?(?:electronics?|electrical|mechanical|civil|automobile|computer|software|chemical|production|communications?|instrumentation|telecommunications?) (?<w>engineer)(?=[.,;)]|$| (?:from|in|at|with|through|under)(?!\\p{L}))',
    'engineering',
  ),
  confusable(
    '(?:periodic|periodical|preventive|routine|regular|daily|breakdown|scheduled) (?<w>maintainable|maintained|maintain)(?= of )',
    'maintenance',
  ),
  confusable(
    '(?<w>make sure)(?= (?:the )?(?:accuracy|quality|safety|compliance|timely|proper|availability|adherence|completion|accurate|smooth|correct|maximum)(?!\\p{L})(?! (?:\\p{L}+ ){0,3}(?:is|are|was|were|has|have|had|can|will|would|should|must)(?!\\p{L})))',
    'ensure',
  ),
  confusable(
    '(?:our|my|same|your|entire|whole|engineering) (?<w>collage)(?= (?:had|have|has|is|was|festival|fest|level|students?))',
    'college',
  ),
  confusable('(?<w>in other to)(?= \\p{L})', 'in order to'),
  confusable('(?<w>alonely)', 'alone'),
];
