import type { Shape } from '../../model/page.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Languages are fewer than skills. */
const fewestRows = { skills: 3, languages: 2 };
const typed = /[●○★☆⬤◯■□▪▫•◦✦✧⋆]{3,10}|\|{8,}|(?<![\d.])\d{1,3} ?%$|(?<![\d.])\d{1,2} ?\/ ?(?:5|10)(?!\d)/u;

/** All of them, with the brackets around. */
const allTyped = new RegExp(`\\s*\\(?(?:${typed.source})\\)?`, 'gu');

/** Dots, stars and bars for skills mean nothing to software and something different to every reader. */
export const contentSkillRating: Rule = {
  name: 'content-skill-rating',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2.5 },
  anyLanguage: true,
  about: {
    title: 'Skills are words, not bars',
    finds: 'Bars, stars, dots and percentages that rate a skill, and bars and percentages that rate languages.',
    why: 'Programs cannot read them, and nobody knows what four of five stars mean.',
  },

  *check(resume) {
    const skills = ratedIn(resume, 'skills');
    const languages = ratedIn(resume, 'languages');
    const isOfLanguages = skills.length < fewestRows.skills;
    const rated = isOfLanguages ? languages : skills;
    const [first] = rated;
    if ((isOfLanguages && rated.length < fewestRows.languages) || !first) return;
    const isTyped = rated.every((row) => typed.test(row.text.replaceAll(' ', '')));
    const name = first.text.replace(allTyped, '').trim();
    yield {
      title: isTyped
        ? `Replace ratings of ${isOfLanguages ? 'languages' : 'skills'} with words`
        : `Replace ${isOfLanguages ? 'language' : 'skill'} bars with words`,
      advice: `A rating such as the one for “${name}” has no shared meaning. Use words: ${isOfLanguages ? '“English (fluent, C1) · German (B1)”' : '“Advanced: SQL, Python · Working: R”'}.`,
      text: first.text,
      at: rated.map(({ x0, y0, x1, y1, page }) => ({ x0, y0, x1, y1, page })),
    };
  },
};

/** Shares and bars of languages: dots for them are read as the levels of a scale. */
const typedOfLanguage = /(?<![\d.])\d{1,3} ?%$|\|{8,}/u;

function ratedIn(resume: Resume, kind: 'skills' | 'languages'): Row[] {
  const rows = sectionsOf(resume, kind).flatMap((section) => section.rows);
  const signs = kind === 'skills' ? typed : typedOfLanguage;
  return rows.filter((row) => signs.test(row.text.replaceAll(' ', '')) || isDrawn(row, shapesOn(resume, row)));
}

/** Shapes on the row or in the gap right below it. */
function shapesOn({ pages }: Resume, row: Row): Shape[] {
  const height = row.y1 - row.y0;
  return (pages[row.page]?.shapes ?? []).filter((shape) => {
    const middle = (shape.y0 + shape.y1) / 2;
    return (
      shape.kind === 'path' && middle >= row.y0 && middle <= row.y1 + height && shape.y1 - shape.y0 <= height * 1.2
    );
  });
}

/** A run of equal small shapes, or a short bar drawn over a longer one. */
function isDrawn(row: Row, all: Shape[]): boolean {
  const shapes = all.filter(({ filled }) => filled);
  const frames = all.filter(({ filled, x0, x1 }) => !filled && x1 - x0 >= 25);
  if (shapes.some((bar) => frames.some((frame) => isFilling(bar, frame)))) return true;
  const small = shapes.filter(
    ({ x0, x1, y0, y1 }) => x1 - x0 >= 3 && x1 - x0 <= 14 && Math.abs(x1 - x0 - (y1 - y0)) < 1.5,
  );
  const marks = small.filter((shape) => shape.x0 > row.x0 + 4).toSorted((a, b) => a.x0 - b.x0);
  // The signs of a list in columns stand far apart.
  const isRun = marks.every((mark, i) => i === 0 || mark.x0 - (marks[i - 1]?.x1 ?? 0) < 3 * (mark.x1 - mark.x0));
  // Between several terms they part one from the next.
  const isParted = (row.text.match(/[·•|]/g) ?? []).length >= 2;
  if (isRun && !isParted && marks.length >= 3 && marks.length <= 20) return true;
  const bars = shapes.filter(({ x0, x1, y0, y1 }) => y1 - y0 >= 2 && y1 - y0 <= 12 && x1 - x0 >= 15);
  return bars.some((bar) =>
    bars.some(
      (other) =>
        bar !== other &&
        Math.abs(bar.x0 - other.x0) < 2 &&
        Math.abs(bar.y0 - other.y0) < 2 &&
        other.x1 - bar.x1 > 4 &&
        other.color !== bar.color,
    ),
  );
}

/** Whether a bar fills a frame of its height in part, from its left end on. */
function isFilling(bar: Shape, frame: Shape): boolean {
  const [height, outer] = [bar.y1 - bar.y0, frame.y1 - frame.y0];
  return (
    height >= 2 &&
    outer <= 16 &&
    outer - height <= 8 &&
    bar.y0 > frame.y0 - 1 &&
    bar.y1 < frame.y1 + 1 &&
    Math.abs(bar.x0 - frame.x0) < 5 &&
    bar.x1 < frame.x1 - 4 &&
    bar.x1 - bar.x0 >= 4
  );
}
