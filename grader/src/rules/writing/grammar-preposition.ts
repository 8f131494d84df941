import { phraseFindings } from '../../model/language/phrase-findings.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { prepositionSlips } from '../../words/slips/preposition-slips.ts';

const title = 'Check the preposition';

/** What is no firm, though a capital begins it: "in Sales Department of", "in Civil". */
const noFirm =
  '(?!(?:Department|Dept|Division|Section|Team|Projects?|Production|Sales|Quality|Field|Mechanical|Electrical|Civil|Computer|Electronics|Instrumentation|Chemical|Marketing|Finance|Maintenance|Construction|Trading|Various|Different)(?!\\p{L}))';
const nameWord = '(?:\\(?\\p{Lu}[\\p{L}\\d&.()-]* (?:(?:&|and|[oO]f) )?)';
const legalForm =
  '\\(?(?:Pvt|PVT|P\\)|Private|PRIVATE|Ltd|LTD|Limited|LIMITED|LLC|L\\.L\\.C|WLL|W\\.L\\.L|Inc|LLP|Corporation|CORPORATION)(?!\\p{L})';
/** What people do at a firm, at a school and at any other house. */
const occupation =
  '(?:[Tt]raining|TRAINING|[Ii]nternship|[Aa]pprentice(?:ship)?|[Jj]ob|[Ee]mployed|[Ww]ork(?:ed|ing)?|WORK(?:ED|ING)?|[Tt]rainee|[Ee]ngineer|[Tt]echnician|[Ss]upervisor|[Oo]perator|[Aa]ssistant|[Mm]anager|[Ee]xecutive|[Oo]fficer|[Aa]ccountant|[Ee]lectrician|[Tt]eacher|[Ll]ecturer|[Pp]rofessor|[Cc]oordinator|[Ww]elder|[Ff]itter|[Dd]river|[Ii]ntern|[Nn]urse)';
const house =
  '(?:Hotel|HOTEL|Industries|INDUSTRIES|Associates|Enterprises|ENTERPRISES|Services?|SERVICES?|Mills?|Company|COMPANY|Bank|Group|Airport|Factory)(?=$|\\.?$|[,.)]| \\(| (?:\\p{Ll}|As|AS|For|From|FROM|Since|Unit)(?!\\p{Lu}))';
/** Words that describe a school and do not name it. */
const noSchool =
  '(?!(?:Inter|INTER|Hospital|School|Higher|Secondary|Senior|High|Primary|Bachelor|Master|Engineering|Science|Arts|Commerce|Nursing|Education|Political|Business|Hotel|Junior|Private|Public|Government(?= (?:College|School|Hospital)s))(?!\\p{L}))';
const school =
  '(?:(?:[Ee]ngineering |[Pp]olytechnic |[Mm]edical )?(?:College|COLLEGE|college)|School|SCHOOL|University|UNIVERSITY|Institute|INSTITUTE|Hospital|HOSPITAL|Polytechnic|POLYTECHNIC|Academy|ACADEMY)(?=$|\\.?$|[,.)]| \\(| (?:\\p{Ll}|As|From|For|Since))';

/**
 * "Training in Harbor Works Pvt. Ltd.", "an engineer in Vale Mills": one works at a firm, which its legal form, "M/s" or
 * the house it has shows to be one. Money is put in one, and one is first in one.
 */
const inFirm = new RegExp(
  [
    `(?<!(?<!\\p{L})(?:[Ii]nvest(?:ed|ing|ments?)?|[Ss]hares?|[Ss]takes?|[Ee]quity|[Dd]egree|[Dd]iploma|\\p{Lu}[Tt][Dd]\\.?) )(?<!\\p{L})(?:in|IN)(?= (?:M/[Ss]\\.? ?)?${noFirm}${nameWord}{1,6}?${legalForm})`,
    `(?<=(?<!\\p{L})(?:${occupation}|[Ee]xperience(?= in [^,]*(?:Company|School|Hospital|College|Mills?|Airport)(?!\\p{L}))) )(?:in|IN)(?= ${noFirm}${nameWord}{1,5}?${house})`,
    `(?<!(?<!\\p{L})(?:[Ss]tudents?|[Ll]eader|[Cc]aptain|[Rr]ank|[Pp]osition|[Pp]lace|[Tt]opper|[Pp]layer|[Pp]resident|[Ss]ecretary) )(?<!\\p{L})(?:in|IN)(?= ${noFirm}${noSchool}${nameWord}{1,4}?${school})`,
    '(?<!\\p{L})(?:in|IN)(?= M/[Ss](?!\\p{L}))',
  ].join('|'),
  'gu',
);
/** What such a line holds. */
const needsFirm = /(?:^| )(?:in|IN) [A-Z]/;

/** "discuss about", "knowledge on": a preposition that does not go with its word. */
export const grammarPreposition: Rule = {
  name: 'grammar-preposition',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 7.5, per: 'document' },
  about: {
    title: 'Prepositions go with their words',
    finds: '“discuss about”, “knowledge on”, “since five years”, and the like.',
    why: 'A careful reader stumbles over them.',
  },
  inVitae: false,

  *check(resume) {
    for (const line of linesOf(resume)) {
      const phrases = [...phraseFindings(line, prepositionSlips, title)];
      yield* phrases;
      for (const found of workInFirm(line)) if (!phrases.some(({ at }) => at[0]?.x0 === found.at[0]?.x0)) yield found;
    }
  },
};

function* workInFirm(line: Bullet): Generator<RuleFinding> {
  const text = textOfLine(line);
  if (!needsFirm.test(text)) return;
  for (const { 0: found, index } of allMatches(inFirm, text)) {
    const right = found === 'IN' ? 'AT' : 'at';
    yield {
      title,
      advice: `Write “${right}” instead of “${found}” before the name of a firm or a school.`,
      text: found,
      at: cutBetween(line.words, index, index + found.length),
      rewrite: right,
    };
  }
}
