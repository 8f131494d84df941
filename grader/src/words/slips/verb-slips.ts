import { slipsByWord } from '../needed-words.ts';
import { phrase } from '../phrase.ts';

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
  // "Undergone a training": the participle alone tells of nothing that was done.
  phrase('^(?<w>undergone|overseen|undertaken)(?= (?!by|in|for|at|on|under|through|with|from|and|as)\\p{L})', (found) =>
    found
      .replace(/gone$/i, 'went')
      .replace(/seen$/i, 'saw')
      .replace(/taken$/i, 'took'),
  ),
  phrase(
    '^(?<w>done)(?= (?:an?|the|my|various|all|several|some|other|both|many|\\d+|one|two|three|projects?|(?:\\p{L}+ )?(?:training|project|course|diploma|internship|maintenance|installation|testing|analysis))(?!\\p{L}))',
    'did',
  ),
  // "Complete 12th from", "Win first prize": what is over is told in the past.
  phrase(
    '^(?<w>complete)(?= (?:my )?(?:\\d+(?:th|st|nd|rd)|10\\+2|graduation|diploma|intermediate|matric|high school|bachelor|(?:\\d|two|one|three) years?)(?!\\p{L}))',
    'completed',
  ),
  phrase('^(?<w>win)(?= (?:an? |the )?(?:\\d(?:st|nd|rd)|first|second|third|gold|silver|prizes?)(?!\\p{L}))', 'won'),
  phrase(
    '^(?<w>participate)(?= in .*(?:(?:19|20)\\d\\d|conducted by|organi[sz]ed by|held (?:in|at|on)))',
    'participated',
  ),
  phrase(
    '(?<w>for (?:avoid|deal(?= with)|take(?= (?:the|all|every|an?|care) )|make(?= (?:the|an?|all|sure) )))(?= \\p{L})',
    (found) => found.replace(/^for/i, (word) => (word === 'FOR' ? 'TO' : 'to')),
    [' avoid ', ' deal ', ' take ', ' make '],
  ),
  phrase('^(?<w>taken)(?= (?:care|part|an?|the|various|all|many|several)(?!\\p{L}))', 'took'),
  phrase('(?<w>(?:can|could|will|would|may) able to)(?= )', (found) => (/^(?:can|may)/i.test(found) ? 'can' : 'could')),
  phrase('(?:am|is|are|be|very|also|really) (?<w>interesting)(?= in (?:the |my |this )?\\p{L}+ing )', 'interested'),
  phrase(
    '(?<w>carr(?:y|ies|ied|ying))(?= (?:the |all |various |different |a |an )?(?:(?!out|on|over|forward|away)\\p{L}+ )?(?:inspections?|maintenance|testing|tests|surveys?|analysis|audits?|repairs?|installations?|investigations?|calibration|research|inspection|commissioning)(?!\\p{L}))',
    (found) => `${found} out`,
  ),
  phrase(
    '^to (?<w>(?:maintenance|preparation|supervision|inspection|installation|coordination|co-ordination|execution|implementation|verification|preparing|maintaining) of)(?= )',
    (found) =>
      found
        .replace(/ of$/i, '')
        .replace(/^mainten.*|^maintaining/i, 'maintain')
        .replace(/^prepar.*/i, 'prepare')
        .replace(/^(supervis|coordinat|co-ordinat)ion/i, '$1e')
        .replace(/^(inspect|execut)ion/i, (whole) => whole.slice(0, -3).replace(/cut$/i, 'cute'))
        .replace(/^installation/i, 'install')
        .replace(/^implementation/i, 'implement')
        .replace(/^verification/i, 'verify'),
  ),
  // A form in -ing that takes its object takes no "of", unless "the" makes a noun of it.
  phrase(
    '(?:^|, |; |and |& |for |in |by )(?<w>(?:preparing|maintaining|providing|ensuring|developing|creating|conducting|making|taking|giving|arranging|analy[sz]ing|submitting|implementing|identifying|executing|performing|solving|reducing|improving|achieving|supervising|coordinating|co-ordinating|assisting|supporting|verifying|organi[sz]ing|attending|completing|delivering|establishing|increasing) of)(?= )',
    (found) => found.replace(/ of$/i, ''),
  ),
  // "Presently worked in", "Current working at".
  phrase('^(?:presently|currently) (?<w>worked)(?= (?:in|at|with|as|for) )', 'working'),
  phrase('^(?:I (?:am )?)?(?<w>current)(?= working (?:in|at|with|as|for) )', 'currently'),
  phrase(
    '^(?<w>taken)(?= (?:initiatives?|responsibility|responsibilities|charge|training|participation|steps)(?!\\p{L}))',
    'took',
  ),
  phrase('^(?<w>given)(?= (?:an?|the|various|many|several|presentations?|training|seminars?)(?!\\p{L}))', 'gave'),
  phrase(
    '(?:ability|able) (?<w>to (?:tolerant|flexible|patient|punctual|honest|adaptable))(?= |[.,]|$)',
    (found) => `to be ${found.slice(3).toLowerCase()}`,
  ),
  phrase(
    '(?:can|could|will|would|should|must|may|to) (?<w>done|given|seen|taken|held)(?= (?:by|through|in|at|with|on|using|for|as|within|to)(?!\\p{L}))',
    (found) => `be ${found}`,
  ),
  phrase('I (?<w>(?:was|am) worked)(?= )', 'worked'),
  phrase(
    '(?:department|person|authority|authorities|people|team|agency|agencies|departments|persons|staff) (?<w>concern)(?=[.,;]|$| (?:for|to|in|and|about)(?!\\p{L}))',
    'concerned',
  ),
  phrase(
    '(?:will|would|should|must|can) (?<w>responsible|able|available|helpful|useful)(?= (?:for|to|in|with|at|on)(?!\\p{L}))',
    (found) => `be ${found}`,
  ),
  phrase('(?<w>working experience)', (found) => found.replace(/ing(?= )/i, '')),
  phrase('(?:10\\+2|\\d{1,2}th|xii|intermediate|matric) (?<w>pass)(?= (?:from|in|with|at) )', 'passed', [' pass ']),
]);
