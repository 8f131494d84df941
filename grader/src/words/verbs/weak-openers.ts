/** Openings of a line that name a duty and hide the achievement. */
const hard = [
  '(?:(?:was|were|am|is|are|been) )?(?:directly |solely |primarily |also )?responsible (?:for|to)',
  '(?:my |main |key |primary |daily |core |other )*(?:duties|responsibilities|tasks|job duties)(?: and responsibilities)? (?:include[ds]?|including|were|are|involved)(?: but not limited to)?:?',
  '(?:(?:was|were) )?(?:tasked|charged|entrusted) with',
  '(?:(?:was|were) )?in charge of',
  '(?:(?:was|were) )?(?:actively |heavily |closely |directly )?involved (?:in|with)',
  'work(?:ed|ing|s)? (?:on|as an?|as)',
  '(?:(?:was|were) )?exposed to',
  '(?:gain|obtain|acquir|got|gett)(?:ed|ing)? (?:an? )?(?:(?:valuable|hands-?on|practical|deep|deeper|in-depth|real-world|first-?hand|extensive|good|strong|better|significant|solid|great|thorough|basic|technical|industrial|professional|comprehensive|wide|working) (?:and )?)*(?:exposures?|experiences?|knowledge|insights?|understanding|familiarity|expertise)(?: to| in| of| with| into| about| on)?',
  '(?:tried|attempted) to',
  '(?:was|were|am|had|have) (?:an? |the |able to )?',
];
/** Openings that are fine beside a result and weak without one. */
const soft = [
  'help(?:ed|s|ing)?(?! ?-?desk)(?: to| with| out with| in| out)?',
  'assist(?:ed|s|ing)?(?! living)(?: to| with| in| by)?',
  '(?:actively |successfully |regularly )?(?:participat|engag)(?:ed|es|ing|e) in',
  'took part in',
  'serv(?:ed|es|ing|e) as(?: an?| the)?',
  'learn(?:ed|t|s|ing)? (?:about|how to|how)',
  'utili[sz](?:ed|es|ing|e)',
  'work(?:ed|ing|s)? (?:closely )?(?:with|alongside)',
  'dealt with',
];
/** Soft openings that stay weak even beside a result: the result may be somebody else's. */
const alwaysWeak = /^(?:assist(?:ed|s|ing)? (?:with|in)|help(?:ed|s|ing)? (?:with|out))\b/i;

const opener = (patterns: string[]) => new RegExp(`^(?:${patterns.join('|')})(?=\\s)`, 'i');
const hardOpener = opener(hard);
const softOpener = opener(soft);

type WeakOpener = { text: string; isSoft: boolean };

/** The weak opening of a line, if it has one. */
export function weakOpenerOf(line: string, { hasResult }: { hasResult: boolean }): WeakOpener | undefined {
  const strong = line.match(hardOpener)?.[0];
  if (strong !== undefined) return { text: strong.trim(), isSoft: false };
  const mild = line.match(softOpener)?.[0];
  if (mild === undefined || (hasResult && !alwaysWeak.test(mild))) return undefined;
  return { text: mild.trim(), isSoft: true };
}
