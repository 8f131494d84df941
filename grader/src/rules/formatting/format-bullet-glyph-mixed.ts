import { majorityOf } from '../../model/majority.ts';
import { workBulletsOf } from '../../model/questions.ts';
import type { Bullet, BulletKind, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const names: Record<BulletKind, string> = {
  disc: 'a dot',
  circle: 'a circle',
  square: 'a square',
  dash: 'a dash',
  arrow: 'an arrow',
  check: 'a check mark',
  star: 'a star',
  'letter-o': 'the letter o',
  other: 'another sign',
};

/** One sign for bullets of one level. */
export const formatBulletGlyphMixed: Rule = {
  name: 'format-bullet-glyph-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 6, per: 'document' },

  *check(resume) {
    for (const bullets of Map.groupBy(outerBullets(resume), (bullet) => bullet.level).values()) {
      const found = majorityOf(bullets, (bullet) => bullet.mark?.kind, { atLeast: 4, share: 0.5 });
      if (!found || found.minority.length === 0) continue;
      for (const [kind, odd] of Map.groupBy(found.minority, (bullet) => bullet.mark?.kind ?? 'other'))
        yield {
          title: 'Use one bullet style',
          advice: `Most bullets start with ${names[found.value]}, but ${odd.length === 1 ? 'this one starts' : `these ${odd.length} start`} with ${names[kind]}. Use one style for the same level.`,
          text: odd[0]?.text ?? '',
          count: Math.min(3, odd.length),
          at: odd.map((bullet) => ({ ...(bullet.rows[0] as Bullet['rows'][number]), x0: bullet.mark?.x0 ?? 0 })),
        };
    }
  },
};

/** Deeper bullets may differ, also where a list stands deeper because its whole entry does. */
function outerBullets(resume: Resume): Bullet[] {
  return workBulletsOf(resume).filter((bullet) => bullet.mark);
}
