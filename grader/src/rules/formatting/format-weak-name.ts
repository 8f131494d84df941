import { quote } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';

/** A name is seen first from about this much above the size of the text on. */
const larger = 1.2;
/** In a bold line of its own a little less will do. */
const largerInBold = 1.05;
/** A profession set so much larger than the name is read for it. */
const largerPost = 1.25;
/** Such a name is still seen. */
const lighter = 0.4;
/** Rounding of sizes between programs, in points. */
const rounding = 0.3;
/** In points, and as a share of the text where that is large. */
const wanted = { from: 16, range: 8, ofText: 1.4 };

/** The name is what a reader looks for first, and what a stack of resumes is sorted by. */
export const formatWeakName: Rule = {
  name: 'format-weak-name',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  about: {
    title: 'The name stands out',
    finds: 'A name that is set as small as the text, or smaller than the titles of sections or the profession.',
    why: 'The name is what readers look for first and remember a resume by.',
  },

  *check({ profile, bodySize, sections, top }) {
    const words = profile.name?.words ?? [];
    const [first] = words;
    if (!profile.name || !first || first.page !== 0 || words.some((word) => word.unknownLook || word.icon)) return;
    const size = Math.max(...words.map((word) => word.size));
    const isBold = words.every(({ bold }) => bold);
    const isCaps = /^\P{Ll}+$/u.test(profile.name.text);
    const titles = sections.filter(({ kind }) => kind !== 'other').map(({ heading }) => heading.size);
    const smaller = titles.filter((title) => title > size + 1);
    const isSmall = size < bodySize * (isBold || isCaps ? largerInBold : larger) - rounding;
    const isBelowTitles = titles.length >= 3 && smaller.length > titles.length / 2;
    const own = new Set(words);
    const post = top.find(
      (row) => row.size > largerPost * size && !row.words.some((word) => own.has(word)) && titleScoreOf(row.text) >= 1,
    );
    if (!isSmall && !isBelowTitles && !post) return;
    const from = Math.max(wanted.from, Math.ceil(wanted.ofText * bodySize));
    const than = isBelowTitles
      ? 'smaller than the titles of your sections'
      : isSmall || !post
        ? 'as small as your text'
        : `smaller than “${quote(post.text, 40)}” beside it`;
    yield {
      title: 'Make your name stand out',
      advice: `Your name is set in ${Math.round(size * 10) / 10} points, ${than}. Set it in ${from} to ${from + wanted.range} points, so that it is what one sees first.`,
      text: profile.name.text,
      at: words,
      ...(isSmall || isBelowTitles ? {} : { weight: lighter }),
      toldWith: { rule: 'content-title-banner', adds: `Now the name is ${than}, which costs in Formatting as well.` },
    };
  },
};
