import { isCastingFact, isPerformer } from '../../model/performer.ts';
import { experienceKinds, sectionsOf } from '../../model/questions.ts';
import type { Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween } from '../../model/text/text.ts';

/** What tells of the person wherever it stands, also among the lines of a job that personal details were read into. */
const certain = String.raw`date of birth|d\.?o\.?b\.?|birth ?date|place of birth|birth ?place|mar[it]{1,3}a?l status|civil status|nationality|religion|caste|(?:father|mother|husband|spouse)(?:[’']?s)?[’']? name|passport(?: no\.?| number| details| expir\p{L}+(?: date)?| validity)?`;
const details = String.raw`${certain}|born(?: on)?|age|gender|sex|height|weight|blood group|ethnicity|race|health status|identity number|(?:civil|national) id(?: no\.?| number)?|iqama(?: no\.?| number)?|aadhaa?r(?: no\.?| number)?`;
/** "Date of birth / Marital status", "Age & DOB": two details under one label. */
const joined = String.raw`(?:\s?[/&]\s?\p{L}[\p{L}.]*(?: \p{L}+)?)?`;
const colon = String.raw`\s*[:–-]{1,3}\s*`;
const labelled = new RegExp(String.raw`(?:^\P{L}*|[|•·;,] )((?:${details})${joined}${colon}[^|•·;]+)`, 'giu');
const labelledAtWork = new RegExp(String.raw`^\P{L}*((?:${certain})${joined}${colon}[^|•·;]+)`, 'giu');
/** In a list of personal details the value may stand beside its label without a colon, or in a row of its own. */
const listed = new RegExp(String.raw`^\P{L}*((?:${details}|father|mother)(?:\s+\S.*|${colon}.*))`, 'iu');
const social = /\b(?:ssn|social security(?: no\.?| number)?)\D{0,4}(\d{3}-\d{2}-\d{4})/giu;

/** Leave out what employers must not consider. Silent for countries where it is customary. */
export const contentPersonalData: Rule = {
  name: 'content-personal-data',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 2, max: 10, per: 'document' },
  habit: true,
  about: {
    title: 'No personal details employers must not consider',
    finds:
      'Age, date of birth, marital status, nationality, religion, ID numbers. In Europe only what is not customary.',
    why: 'They invite bias, and career centers advise to leave them out.',
  },

  *check(resume) {
    const isCustomary = resume.locale === 'EU';
    const listing = new Set(sectionsOf(resume, 'personal').flatMap((section) => section.rows));
    const work = new Set(sectionsOf(resume, ...experienceKinds, 'skills').flatMap((section) => section.rows));
    for (const row of resume.rows) {
      for (const match of allMatches(social, row.text))
        yield {
          severity: 'critical',
          title: 'Remove your social security number',
          advice: 'A resume passes through many hands, and this number can be misused. Delete it.',
          text: match[0],
          at: cutBetween(row.words, match.index, match.index + match[0].length),
          weight: 5,
        };
      if (isCustomary || (row.mark && !listing.has(row))) continue;
      const found = allMatches(work.has(row) ? labelledAtWork : labelled, row.text);
      const whole = found.length === 0 && listing.has(row) ? listed.exec(row.text)?.[1] : undefined;
      const texts = (whole === undefined ? found.map(({ 1: text = '' }) => text.trim()) : [whole.trim()]).map((text) =>
        withinPiece(text, row),
      );
      for (const text of texts) {
        if (isCastingFact(text) && isPerformer(resume)) continue;
        const start = row.text.indexOf(text);
        yield {
          title: 'Remove personal details employers must not consider',
          advice: `“${text}” is not needed and can lead to bias. Remove it, so that the reader sees only your qualifications.`,
          text,
          at: cutBetween(row.words, start, start + text.length),
        };
      }
    }
  },
};

/** A label whose value stands apart from it. */
const bareLabel = new RegExp(
  String.raw`^\P{L}*(?:${details}|father|mother)${joined}(?: ?\([^)]*\)| no\.?| number| date(?: of(?: \p{L}+)?)?)*[\s:–-]*$`,
  'iu',
);

/** What ends in a label or in the sign behind one. */
const lacksValue = new RegExp(String.raw`[:–-]\s*$|(?<!\p{L})(?:${details})\s*$`, 'iu');

/** What goes on with the value, or is one more detail. */
const goesOn = new RegExp(String.raw`^\s*[:–-]|^\P{L}*(?:${details})(?!\p{L})`, 'iu');

/** A detail without what stands far to the right of its value, as the text of another column does. */
function withinPiece(text: string, { text: all, segments }: Row): string {
  const start = all.indexOf(text);
  let from = 0;
  for (const [i, piece] of segments.entries()) {
    const end = from + piece.text.length;
    const own = all.slice(start, Math.min(end, start + text.length));
    if (end > start && !bareLabel.test(own) && !lacksValue.test(own) && !goesOn.test(segments[i + 1]?.text ?? ''))
      return own;
    from = end + 1;
  }
  return text;
}
