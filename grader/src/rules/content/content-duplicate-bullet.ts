import { isForm } from '../../model/language/verb-forms.ts';
import { quote, rowRects, workEntriesOf } from '../../model/questions.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isSure } from '../../model/told-thinly.ts';

const fewest = { same: 5, alike: 8 };
const likeness = 0.85;

/** The same line under two roles says nothing about either. */
export const contentDuplicateBullet: Rule = {
  name: 'content-duplicate-bullet',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 10, per: 'document' },
  habit: true,
  about: {
    title: 'No line appears twice',
    finds: 'Lines that say the same in other places.',
    why: 'A copy between roles looks careless.',
  },
  inVitae: false,

  *check(resume) {
    const lines = workEntriesOf(resume).flatMap((entry) =>
      entry.bullets.filter(isTold).map((bullet) => ({ bullet, entry, ...wordsOf(bullet) })),
    );
    for (const [i, one] of lines.entries()) {
      const other = lines.slice(0, i).find((earlier) => areAlike(earlier, one));
      // The names of clients and places stand again above other work; what was done opens with a verb.
      if (!other || (other.entry === one.entry && !one.tokens.slice(0, 2).some((token) => isForm(token)))) continue;
      const names = [nameOf(other.entry), nameOf(one.entry)];
      const where =
        other.entry === one.entry
          ? 'in the same role'
          : names.includes(undefined)
            ? 'in two places of your work'
            : names[0] === names[1]
              ? `under two posts at “${names[0]}”`
              : `under “${names[0]}” and “${names[1]}”`;
      const isWhole = other.whole === one.whole;
      yield {
        title: isWhole ? 'This line appears twice' : 'Two lines say nearly the same',
        advice: `${isWhole ? 'The same' : 'Nearly the same'} wording stands ${where}. Say what was different each time, or delete one.`,
        text: quote(one.bullet.text, 80),
        at: [...rowRects(other.bullet), ...rowRects(one.bullet)],
      };
    }
  },
};

/**
 * Whether a line tells something: no question of a template, no label with its value, such as "Project: Harbor Refinery",
 * and no beginning of a line whose rest was read as something else.
 */
const isTold = ({ text }: Bullet) =>
  !namesOthers.test(text) && !/^\d*[.)]?\s*\p{Lu}[\p{L} ]{2,24}\s*:|\?|[,(–-]\s*$/u.test(text);

/** Who led the work, and a course by its number, rightly stand again elsewhere. */
const namesOthers = /^\W*(?:supervised|advised|directed|led) by(?!\p{L})|\(\p{Lu}{2,} ?\d{3}/iu;

/** What a role is called; nothing where it may be the rest of a line that was read as one. */
const nameOf = (entry: Entry): string | undefined =>
  isSure(entry) ? (entry.organisation ?? entry.title)?.text : undefined;

type Words = { tokens: readonly string[]; whole: string; distinct: ReadonlySet<string> };

function wordsOf({ text }: Bullet): Words {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return { tokens, whole: tokens.join(' '), distinct: new Set(tokens) };
}

function areAlike(one: Words, other: Words): boolean {
  if (one.whole === other.whole) return one.tokens.length >= fewest.same;
  if (Math.min(one.tokens.length, other.tokens.length) < fewest.alike) return false;
  const [fewer, more] = [one.distinct, other.distinct].toSorted((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  // Where one has far more words than the other, most of them cannot be shared.
  if (fewer.size < likeness * more.size) return false;
  return fewer.intersection(more).size >= likeness * fewer.union(more).size;
}
