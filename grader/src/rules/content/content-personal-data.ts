import { experienceKinds, sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { cutBetween } from '../../model/text/text.ts';

const labelled =
  /(?:^|[|•·;,] )((?:date of birth|d\.?o\.?b\.?|birth ?date|born(?: on)?|age|gender|sex|marital status|civil status|nationality|religion|caste|(?:father|mother)(?:[’']?s)?[’']? name|passport(?: no\.?| number)?|height|weight|blood group|ethnicity|race)\s*[:–-]\s*[^|•·;]+)/giu;
/** In a list of personal details the value may stand beside its label without a colon. */
const listed =
  /^(?:date of birth|d\.?o\.?b\.?|birth ?date|age|gender|sex|marital status|civil status|nationality|religion|caste|(?:father|mother)(?:[’']?s)?[’']? name|passport(?: no\.?| number)|height|weight|blood group)\s+\S.*/iu;
const social = /\b(?:ssn|social security(?: no\.?| number)?)\D{0,4}(\d{3}-\d{2}-\d{4})/giu;

/** Leave out what employers must not consider. Silent for countries where it is customary. */
export const contentPersonalData: Rule = {
  name: 'content-personal-data',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 5, max: 15, per: 'document' },
  habit: true,
  about: {
    title: 'No personal details employers must not consider',
    finds:
      'Age, date of birth, marital status, nationality, religion, ID numbers. In Europe only what is not customary.',
    why: 'They invite bias, and career centers advise to leave them out.',
  },

  *check(resume) {
    const isCustomary = resume.locale === 'EU';
    const details = new Set(sectionsOf(resume, 'personal').flatMap((section) => section.rows));
    const work = new Set(sectionsOf(resume, ...experienceKinds, 'skills').flatMap((section) => section.rows));
    for (const row of resume.rows) {
      for (const match of row.text.matchAll(social))
        yield {
          severity: 'critical',
          title: 'Remove your social security number',
          advice: 'A resume passes through many hands, and this number can be misused. Delete it.',
          text: match[0],
          at: cutBetween(row.words, match.index, match.index + match[0].length),
          weight: 2,
        };
      if (isCustomary || work.has(row) || (row.mark && !details.has(row))) continue;
      const found = [...row.text.matchAll(labelled)];
      const [whole] = found.length === 0 && details.has(row) ? (listed.exec(row.text) ?? []) : [];
      const texts = whole === undefined ? found.map(({ 1: text = '' }) => text.trim()) : [whole.trim()];
      for (const text of texts) {
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
