import { allImpactLinesOf, isWrittenOut } from '../../model/language/impact.ts';
import { hasMetric } from '../../model/language/metric.ts';
import { tensesOf } from '../../model/language/tense.ts';
import { quote, rowRects } from '../../model/questions.ts';
import type { Bullet, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** So many results on later pages and none on the first are hidden. */
const fewest = 2;
/** Words on the first page from which on there was room for them. */
const room = 120;
const shown = 3;
/** What changed. */
const change = /\bfrom \S*\d.{0,30}? to \S*\d/;
/** The size of a team, the number of a release or of a part: no amount that is worth the first page. */
const small =
  /(?<![\p{L}\d.,$€£])(?:\d(?:\.\d)?(?![.,]?\d|\s?(?:[%xkKM]|percent|million|billion|thousand))|(?:two|three|four|five|six|seven|eight|nine)(?!\p{L}))/giu;
const isResult = (text: string) =>
  (change.test(text) && !/(?:19|20)\d\d/.test(text)) || hasMetric(text.replace(small, '·'));

/** The first page is read; the second one where the first made somebody want to. */
export const contentResultsLate: Rule = {
  name: 'content-results-late',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2.5 },
  anyLanguage: true,
  about: {
    title: 'Results stand on the first page',
    finds: 'Lines with amounts on later pages only, while the first page has none.',
    why: 'The first page decides whether the second is read.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.pages.length < 2 || resume.understanding.career < 0.75) return;
    // What was reached is told in the past; a duty, a project or a claim of years may hold a number as well.
    const reached = tensesOf(allImpactLinesOf(resume)).filter(({ tense }) => tense === 'past' || tense === 'either');
    const results = reached.map(({ unit }) => unit).filter((line) => isWrittenOut(line) && isResult(line.text));
    const [first] = results;
    if (!first || results.length < fewest || results.some((line) => pageOf(line) === 0) || !hasRoom(resume)) return;
    yield {
      title: 'Bring your results to the first page',
      advice: `Your lines with amounts, such as “${quote(first.text, 80)}”, begin on page ${pageOf(first) + 1}. Put the two or three strongest into the profile, or their job before what stands on the first page now.`,
      text: quote(first.text, 80),
      at: results.slice(0, shown).flatMap(rowRects),
    };
  },
};

const pageOf = ({ rows }: Bullet) => rows[0]?.page ?? 0;

/** Whether the first page is filled, and shows no amount anywhere, as in its profile or in a table. */
function hasRoom({ rows, top }: Resume): boolean {
  const first = rows.filter((row) => row.page === 0 && !top.includes(row));
  if (first.some(({ text }) => hasMetric(text))) return false;
  return first.reduce((sum, { words }) => sum + words.length, 0) >= room;
}
