import { slipsByWord } from '../needed-words.ts';
import { phrase } from '../phrase.ts';

/** Phrases that get hyphens before the noun that they describe, and compounds that always have one. */
export const hyphenSlips = slipsByWord([
  phrase(
    '(?<!from )(?<w>end to end|day to day|door to door|face to face|state of the art|one to one|point to point)(?= (?!(?:basis|from|with|when|while|than|that|this)(?!\\p{L}))\\p{L}{4,})',
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
  phrase('(?<w>and or)(?= (?!gates?)\\p{L})', 'and/or', [' or ']),
  phrase('^(?<w>following-up)(?= (?:on|with) )', 'following up'),
  phrase('^(?<w>in-charge of)(?= )', 'in charge of', [' charge ']),
  phrase('(?<w>where ever)(?= )', 'wherever'),
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
  // "wise" makes an adverb of a noun: "item wise". A name keeps its own.
  phrase(
    '(?<w>(?!(?:an?|and|the|be|is|are|was|very|more|most|like|other|so|as|per|how|not|this|that)(?!\\p{L}))(?!\\p{L}+ly )\\p{L}{2,} wise)',
    (found) => (/Wise$/.test(found) ? found : found.replace(' ', '-')),
    [' wise'],
  ),
  phrase(
    '(?:an?|the|of|for|in|with|on|various|including|involving|other) (?<w>\\p{L}{3,} based)(?= (?!(?:on|in|at|upon|out|from|to|and|with|by|for|the|around|off)(?!\\p{L}))\\p{L}{3,})',
    (found) => found.replace(' ', '-'),
    [' based '],
  ),
  phrase(
    '(?<w>(?!(?:all|other|and|any|various|the|of|to|with|or|are|in|for|from|different|closely|directly|is|not|its|their|such|some|every|each|out|by|on|as|do|was|were|having|solv(?:e|es|ed|ing)|handl(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|provid(?:e|es|ed|ing)|perform(?:s|ed|ing)?|supervis(?:e|es|ed|ing)|teach|new|more|job-)(?!\\p{L}))(?!\\p{L}+(?:ly|ed|ing|ies|[^s]s) )\\p{L}{2,} related)(?= (?:works?|activities|issues?|problems?|documents?|documentation|matters?|queries|jobs?|projects?|devices|items|tasks|services|products?|data|information)(?!\\p{L}))',
    (found) => found.replace(' ', '-'),
    [' related '],
  ),
  phrase(
    '(?<w>post (?:implementation|sales?|production|installation|delivery|commissioning|construction|mounting|merger|launch|migration|treatment|harvest|disbursement|closing|injury|sanction|award|tender))(?= (?!(?:of|in|at|for|to|on|by|and|the|with)(?!\\p{L}))\\p{L}{3,})',
    (found) => found.replace(' ', '-'),
    [' post ', 'post '],
  ),
  // Measures and levels before a noun, whatever their capitals: "Third Party lamps", "National Level contest".
  phrase(
    '(?<w>(?:end user|third party|high rise|high pressure|star delta|back office|off grid|in house|(?:full|part|real|one) time|(?:small|large) scale|(?:high|low|medium) voltage|(?:national|state|district|international|zone|zonal|school|college|senior|junior|entry|mid|middle|top) level))(?= (?!(?:in|at|for|and|or|to|of|is|are|was|from|with|on|as|by|basis|every|each|the|an|this|that|these|when|while|using|daily|before|after|during|since|under|per|but|not|all|than|who|which|\\p{L}+(?:ed|ly))(?!\\p{L}))\\p{L}{3,})',
    // A voltage in capitals may be of a name.
    (found) => (/^\p{Lu}\p{Ll}+ V/u.test(found) ? found : found.replace(/ /g, '-')),
    [
      ' user ',
      ' party ',
      ' rise ',
      ' pressure ',
      ' delta ',
      ' office ',
      ' grid ',
      ' house ',
      ' time ',
      ' scale ',
      ' voltage ',
      ' level ',
    ],
  ),
  phrase(
    '(?:effective|strong|customer|vendor|material|payment|parts|order|client|collection|project|lead|sales|closure|further) (?<w>follow up)(?=[.,;]|$| (?:of|with|on|for|and|procedures?|activity|activities)(?!\\p{L}))',
    (found) => found.replace(' ', '-'),
  ),
  phrase(
    '(?<w>(?:above|below|under|afore) mentioned)(?= (?!(?:in|on|at|by|and|are|is|to|as)(?!\\p{L}))\\p{L}{3,})',
    (found) => (/^afore/i.test(found) ? found.replace(' ', '') : found.replace(' ', '-')),
  ),
  phrase('(?<w>in plant)(?= (?:training|trainee|internship))', (found) => found.replace(' ', '-')),
  // "HVB approved pump": the approval describes what follows.
  phrase(
    '(?<w>(?!(?:BE|IS|WAS|ARE|AND|GOT|NOT|WERE|BY|I)(?!\\p{L}))\\p{L}{2,6} (?:approved|certified|accredited|recogni[sz]ed|compliant))(?= (?!(?:by|in|on|at|for|from|with|and|or|as|to|the|an?|of)(?!\\p{L}))\\p{L}{4,})',
    (found) => (/^\p{Lu}{2}.* \p{Ll}/u.test(found) ? found.replace(' ', '-') : found),
    [' approved ', ' certified ', ' accredited ', ' recogni', ' compliant '],
  ),
  // "six member team".
  phrase(
    '(?<w>(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:member|person|people|man|student|men))(?= (?:team|crew|group|squad|project|committee|jury)(?!\\p{L}))',
    (found) =>
      found
        .replace(' ', '-')
        .replace(/men$/i, 'man')
        .replace(/people$/i, 'person'),
  ),
  phrase('(?<w>as[- ]build|as build)(?= (?:drawings?|documents?|dwgs?|layouts?))', 'as-built'),
  // "pay-roll", "over-all": one word.
  phrase(
    '(?<w>pay-roll|over-all|data-base|work-shop|feed-back|net-work|guide-lines|back-ground|dead-line|dead-lines|book-keeping|house-keeping|web-site|store-keeper|man-power|soft-ware|hard-ware|with-in|through-out|team-work|ware-house|time-table|out-standing|key-board|up-date|sub-ordinates)',
    (found) => found.replace('-', ''),
  ),
  // "follow–up" with a dash.
  phrase(
    '(?<w>(?:follow|start|set|back|clean|check|break|hand|co|pre|re|sub|non|multi|self|on|off|in|well|long|short|day|cross)–\\p{Ll}{2,})',
    (found) => found.replace('–', '-'),
  ),
  phrase(
    '(?<w>over all)(?= (?:dimensions?|quality|performance|maintenance|management|control|supervision|development|responsibility|operations?|activities|progress|site|project|growth)(?!\\p{L}))',
    'overall',
  ),
  phrase('(?<w>guide lines?)(?= (?:to|for|of|from|and|given|as)(?!\\p{L})|[.,;]|$)', (found) => found.replace(' ', '')),
  phrase('(?<w>workman ship|work man ship|crafts man ship|lime light|solid works)', (found) =>
    /^solid/i.test(found) ? 'SolidWorks' : found.replaceAll(' ', ''),
  ),
  // "problem solving and analytical skills": the first of two adjectives.
  phrase(
    '(?<w>(?:problem solving|decision making|team building|relationship building))(?=(?: and| &|,) \\p{L}+ (?:skills?|abilit))',
    (found) => found.replace(' ', '-'),
    [' problem ', ' decision ', ' team ', ' relationship '],
  ),
  phrase(
    '(?<w>(?:site|shift|plant|section|department|electrical|mechanical|unit|store|project|area) in charge)(?=$|[.,;)]| (?:and|in|at|for|to|with)(?!\\p{L}))',
    (found) => found.replace(/ (?=charge)/i, '-'),
    [' charge '],
  ),
]);
