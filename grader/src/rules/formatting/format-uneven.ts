import { type Unevenness, unevennessOf } from '../../model/layout/unevenness.ts';
import { quote } from '../../model/questions.ts';
import type { Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { listedInMarks } from '../../model/text/listed.ts';

/** What each part costs in log points, where half of the titles or more are unlike most. */
const most = { off: 18, resized: 15, restyled: 8 };
/** Fewer titles do not show which look is the usual one. */
const fewestTitles = 4;
/** One odd title is told by name, by the rules on titles. */
const fewestOdd = 2;
/** Below this few readers see it, in log points. */
const leastLoss = 4;
const max = 30;
/** From this share of `max` the page looks careless at first sight. */
const plain = 0.5;
const shown = 8;
/** A count would be wrong for every title that was not read. */
const named = 2;

/** Titles look alike, so that the eye finds its way by them (decision 179 has what coaches give where they do not). */
export const formatUneven: Rule = {
  name: 'format-uneven',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  about: {
    title: 'Section titles are set alike',
    finds: 'Several titles that differ from the others in size or style, or stand off their line.',
    why: 'The eye finds its way by what looks alike. Where titles differ, the page looks careless and none stands out.',
  },

  *check(resume) {
    const uneven = unevennessOf(resume);
    const { titles, off, resized, restyled } = uneven;
    const odd = new Set([...off, ...resized, ...restyled]);
    const loss = lossOf(uneven);
    if (titles.length < fewestTitles || odd.size < fewestOdd || loss < leastLoss) return;
    const told = (some: readonly Section[], one: string, several: string) => {
      const [first] = some;
      if (!first) return [];
      return some.length === 1
        ? [`“${quote(first.title)}” ${one}`]
        : [
            `${some.length > named ? 'titles such as ' : ''}${listedInMarks(some.slice(0, named).map(({ title }) => quote(title, 40)))} ${several}`,
          ];
    };
    const signs = [
      ...told(off, 'stands off the line of the others', 'stand off the line of the others'),
      ...told(resized, 'has another size', 'have another size'),
      ...told(restyled, 'has another weight, slope or case', 'have another weight, slope or case'),
    ];
    yield {
      ...(loss >= plain * max ? { severity: 'major' as const } : {}),
      title: 'Set all titles alike',
      advice: `Your section titles do not look like one family: ${signs.join('; ')}. Give all of them one size, one style and one left edge. A paragraph style for titles does that at once; blanks and tabs never do.`,
      text: '',
      at: titles
        .filter((title) => odd.has(title))
        .map(({ heading }) => heading)
        .slice(0, shown),
      loss,
    };
  },
};

/** In log points: by the share of titles that differ in each way. */
function lossOf({ titles, off, resized, restyled }: Unevenness): number {
  const shareOf = (some: readonly Section[]) => Math.min(1, (2 * some.length) / titles.length);
  return most.off * shareOf(off) + most.resized * shareOf(resized) + most.restyled * shareOf(restyled);
}
