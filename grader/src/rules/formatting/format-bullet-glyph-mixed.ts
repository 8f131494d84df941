import { isJobSentence } from '../../model/language/job-sentence.ts';
import { usualSizeOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import { majorityOf } from '../../model/list/majority.ts';
import { median } from '../../model/list/statistics.ts';
import { workBulletsOf } from '../../model/questions.ts';
import type { Bullet, BulletKind, Resume } from '../../model/resume.ts';
import type { PageRect, Rule, RuleFinding } from '../../model/rule.ts';

const names: Record<BulletKind, string> = {
  disc: 'a dot',
  circle: 'a circle',
  square: 'a square or diamond',
  dash: 'a dash',
  arrow: 'an arrow',
  check: 'a check mark',
  star: 'a star',
  'letter-o': 'the letter o',
  number: 'a number',
  other: 'another sign',
};

/** So many kinds with so many bullets each are no exception from one. */
const manyKinds = 3;
const fewestOfKind = 3;
const fewOdd = 2;
/** A sign that stands so often beside the usual one is no exception, wherever on the page it stands. */
const shareOfMany = 0.5;

/** Bullets of one level have one sign. */
export const formatBulletGlyphMixed: Rule = {
  name: 'format-bullet-glyph-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 3.5, max: 8, per: 'document' },
  about: {
    title: 'One kind of bullet for each level',
    finds: 'A dash among dots, and the like.',
    why: 'Readers take a difference for a meaning.',
  },

  *check(resume) {
    for (const bullets of Map.groupBy(outerBullets(resume), (bullet) => bullet.level).values()) {
      const kinds = Map.groupBy(bullets, (bullet) => bullet.mark?.kind ?? 'other');
      if (bullets.length < 4 || kinds.size < 2) continue;
      const found = majorityOf(bullets, (bullet) => bullet.mark?.kind, { atLeast: 4 });
      const odd =
        found?.minority.filter(
          (one) =>
            !isHead(one, found.members) &&
            !leadsDeeper(one, resume) &&
            found.members.some((other) => areOfOneSection(one, other, resume)),
        ) ?? [];
      const often = [...kinds.values()].filter((alike) => alike.length >= fewestOfKind).length;
      if (found && often < manyKinds) {
        for (const alike of Map.groupBy(odd, (bullet) => bullet.mark?.kind).values()) {
          const share = timesOf(alike[0], resume) / timesOf(found.members[0], resume);
          // What is rare at the jobs may be the rule on the page.
          if (alike.length <= fewOdd && share >= 1) continue;
          yield share > shareOfMany ? noStyleFinding([...kinds]) : oddFinding(found.value, alike);
        }
      } else if (odd.length > 0 || (found === undefined && standsTogether(bullets, resume)))
        yield noStyleFinding([...kinds]);
    }
  },
};

/** Whether a bullet is set larger than the others: the head of what follows, a level of its own. */
const isHead = (bullet: Bullet, others: readonly Bullet[]) =>
  usualSizeOf(bullet) > larger * median(others.map((other) => usualSizeOf(other)));
const larger = 1.1;

/** Whether the next bullet stands deeper: then this one heads a list, such as that of an employer. */
function leadsDeeper(one: Bullet, { sections }: Resume): boolean {
  const all = sections.find(({ bullets }) => bullets.includes(one))?.bullets ?? [];
  const next = all[all.indexOf(one) + 1];
  return next?.mark !== undefined && next.mark.kind !== one.mark?.kind && next.mark.x0 > (one.mark?.x0 ?? 0) + edge;
}

/** How often the sign of a bullet stands anywhere on the pages. */
const timesOf = (one: Bullet | undefined, { sections }: Resume) =>
  sections.flatMap(({ bullets }) => bullets).filter(({ mark }) => mark?.kind === one?.mark?.kind).length;

/** Whether two bullets stand in one section: another part of the resume may have another sign throughout. */
const areOfOneSection = (one: Bullet, other: Bullet, resume: Resume) =>
  sameEdge(one, other) && resume.sections.some(({ bullets }) => bullets.includes(one) && bullets.includes(other));

/** Whether two signs stand at one edge in one section, and not each at its own, as levels do. */
const standsTogether = (bullets: readonly Bullet[], resume: Resume) =>
  resume.sections.some((section) => {
    const own = bullets.filter((bullet) => section.bullets.includes(bullet));
    const places = [...Map.groupBy(own, ({ mark }) => `${mark?.kind} ${Math.round(mark?.x0 ?? 0)}`).values()];
    const firsts = places.flatMap(([first]) => first ?? []);
    return firsts.some((one) => firsts.some((other) => other.mark?.kind !== one.mark?.kind && sameEdge(one, other)));
  });

/** Whether two signs stand at one edge: what stands deeper is another level, also where its first one has no sign. */
const sameEdge = (one: Bullet, other: Bullet) =>
  one.rows[0]?.column !== other.rows[0]?.column || Math.abs((one.mark?.x0 ?? 0) - (other.mark?.x0 ?? 0)) <= edge;
const edge = 6;

function oddFinding(usual: BulletKind, odd: Bullet[]): RuleFinding {
  const kind = odd[0]?.mark?.kind ?? 'other';
  return {
    title: 'Use one bullet style',
    advice: `Most bullets start with ${names[usual]}, but ${odd.length === 1 ? 'this one starts' : 'some start'} with ${names[kind]}. Use one style for the same level.`,
    text: odd[0]?.text ?? '',
    count: Math.min(3, odd.length),
    at: odd.map(markedRow),
  };
}

/** Without a majority it is unknown which sign is meant: the first bullet of each kind shows the mix. */
function noStyleFinding(kinds: [BulletKind, Bullet[]][]): RuleFinding {
  const styles = kinds.map(([kind]) => names[kind]).join(', ');
  return {
    title: 'Use one bullet style',
    advice: `Your bullets start with ${styles}. Choose one style for the same level.`,
    text: kinds[0]?.[1][0]?.text ?? '',
    at: kinds.flatMap(([, bullets]) => bullets.slice(0, 1).map(markedRow)),
  };
}

function markedRow(bullet: Bullet): PageRect {
  return { ...itemAt(bullet.rows, 0), x0: bullet.mark?.x0 ?? 0 };
}

/**
 * The outermost bullets of each entry, without those of numbered lists, those that announce a list below them, and pictures,
 * such as the clock before a date. Deeper
 * ones may differ, also where a whole entry is indented.
 */
function outerBullets(resume: Resume): Bullet[] {
  return workBulletsOf(resume).filter(
    (bullet) =>
      bullet.mark &&
      bullet.mark.kind !== 'number' &&
      bullet.mark.kind !== 'other' &&
      // What names a job or one of its facts heads the lines on it.
      !isJobSentence(bullet) &&
      !/:\s*$|^\p{Lu}[\p{L} ]{2,24}\s?:-?\s/u.test(bullet.text),
  );
}
