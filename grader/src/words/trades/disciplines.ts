/**
 * Disciplines in titles of posts that name their trade whatever the post is called: "Site Engineer – Electrical". The
 * trades are families of `words/skills/roles.ts`.
 */
export const disciplines: [pattern: RegExp, family: string][] = [
  [/\b(?:hse|ehs|health (?:and|&) safety|safety (?:officer|engineer|supervisor|manager))\b/i, 'safety'],
  [/\bqa ?\/ ?qc\b|\bqc (?:engineer|inspector)\b|\bwelding inspector\b/i, 'quality'],
  [/\b(?:hvac|refrigeration|air ?conditioning|chillers?|plumb\w+)\b/i, 'plumbing'],
  [/\b(?:weld\w*|fabricat\w+|pipe ?fitter|machinist|cnc)\b/i, 'metal'],
  [/\b(?:technical|solutions?|software|enterprise|cloud|data|system) ?architect/i, 'software'],
  [/\b(?:hr|human resources?)\b/i, 'personnel'],
  [/\baccounts (?:executive|assistant|asst|officer|manager|clerk|supervisor)\b/i, 'accounting'],
  [/\bstore ?keeper\b|\b(?:materials?|stock|inventory|stores?) controller\b/i, 'warehouse'],
  [/\b(?:make[- ]?up|m\/u|hair)[ /-]*(?:(?:&|and) hair )?(?:artist|stylist|expert|dresser|designer)/i, 'beauty'],
  [/\b(?:instrumentation|plc|scada|automation (?:engineer|technician))\b/i, 'automation'],
  [/\belectrician\b|\belect(?:rical)? (?:and \w+ )?(?:technician|foreman|fitter|supervisor)\b/i, 'electrical trade'],
  [/\bmechanical (?:technician|fitter|foreman|supervisor|maintenance)/i, 'maintenance'],
  [
    /\belectrical\b(?=.*\b(?:engineer|designer|draughtsman|draftsman))|\bengineer.*\belectrical\b/i,
    'electrical engineering',
  ],
  [
    /\bmechanical\b(?=.*\b(?:engineer|draughtsman|draftsman|designer|drafter))|\bengineer.*\bmechanical\b/i,
    'mechanical engineering',
  ],
  [
    /\b(?:civil|structural)\b(?=.*\b(?:engineer|draughtsman|draftsman|designer|foreman|supervis?or))|\bengineer.*\bcivil\b/i,
    'civil engineering',
  ],
];

/** Subjects of degrees, and the trade that most of those who took one go into. */
export const subjects: [pattern: RegExp, family: string][] = [
  [/\bcomputer|information technology|software|\bM\.?C\.?A\b|\bB\.?C\.?A\b/i, 'software'],
  [/\bmechanical\b/i, 'mechanical engineering'],
  [/\bcivil\b/i, 'civil engineering'],
  [/\belectrical\b|\bE\.?E\.?E\b/i, 'electrical engineering'],
  [/\belectronic/i, 'electronics'],
  [/\bchemical engineering\b/i, 'chemical engineering'],
  [/\bB\.? ?Com\b|\bM\.? ?Com\b|\bcommerce\b|\baccount/i, 'accounting'],
  [/\bnursing\b/i, 'nursing'],
  [/\bpharma/i, 'pharmacy'],
  [/\bphysio/i, 'therapy'],
  [/\bMBBS\b|\bM\.B\.B\.S\b/i, 'medicine'],
  [/\barchitecture\b/i, 'architecture'],
  [/\binterior design/i, 'interior'],
  [/\bfashion\b/i, 'fashion'],
  [/\bhotel\b/i, 'hotel'],
  [/\bLL\.?B\b|\blaws?\b/i, 'law'],
];
