import { openingOf } from '../../model/language/opening.ts';
import { isForm } from '../../model/language/verb-forms.ts';
import { quote, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Entry, Page } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const longest = { words: 38, rows: 3, wordsInRows: 34 };
/** In columns narrower than this share of the page, rows say nothing about length. */
const narrow = 0.6;
const shortest = 4;
/** In a longer list a short line is better cut than filled. */
const longList = 10;

/** A line is read if it names one achievement and its result in two or three printed lines. */
export const contentBulletLength: Rule = {
  name: 'content-bullet-length',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.3, max: 8, per: 'bullets' },
  about: {
    title: 'Lines are short and whole',
    finds: 'Lines of more than 38 words or three printed lines, and fragments under four words.',
    why: 'Long lines did worst when readers’ eyes were followed; fragments say nothing.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    for (const section of sectionsOf(resume, 'experience', 'projects', 'volunteering', 'activities'))
      for (const entry of section.entries)
        for (const [i, bullet] of entry.bullets.entries()) {
          const words = bullet.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length;
          if (isLong(bullet, words, resume.pages)) yield long(bullet, words);
          else if (
            section.kind === 'experience' &&
            isShort(bullet, words, entry) &&
            !leads(bullet, entry.bullets[i + 1])
          )
            yield short(bullet);
        }
  },
};

function isLong({ rows }: Bullet, words: number, pages: Page[]): boolean {
  if (words > longest.words) return true;
  const width = Math.max(...rows.map((row) => row.x1 - row.x0));
  const page = pages[rows[0]?.page ?? 0];
  return rows.length > longest.rows && words > longest.wordsInRows && width >= narrow * (page?.width ?? 612);
}

/** Two or three words that begin like an achievement and stop short, among lines that are complete. */
function isShort(bullet: Bullet, words: number, { bullets }: Entry): boolean {
  const opening = openingOf(bullet);
  // A label with its value, and words that lead to a page, are no lines about work.
  const isOther = bullet.rows.some(({ segments }) => segments.length > 1) || leadsElsewhere.test(bullet.text);
  if (isOther || words > shortest || words < 1 || bullet.level > 0 || /[:,;|•]/.test(bullet.text) || !opening)
    return false;
  return (
    bullets.length < longList &&
    isForm(opening.word, 'past', 'base', 's3') &&
    bullets.filter((other) => other.words.length > shortest).length >= 2
  );
}

/** "Visit the website", "View code". */
const leadsElsewhere =
  /^(?:visit|view|see|open|watch|read|try|play|download)\b.*\b(?:web ?site|site|project|demo|code|repo(?:sitory)?|here|link|more|page|app|live)\b/i;

/** Whether a bullet is told by deeper ones below it. */
const leads = ({ level }: Bullet, next: Bullet | undefined) => next !== undefined && next.level > level;

function long(bullet: Bullet, words: number): RuleFinding {
  return {
    title: 'Tighten this bullet',
    advice: `This bullet runs ${words} words. Split it, or cut it to about 25: the action, then its result.`,
    text: quote(bullet.text, 80),
    at: rowRects(bullet),
  };
}

function short(bullet: Bullet): RuleFinding {
  const text = bullet.text.replace(/[.]$/, '');
  return {
    title: 'Say more in this bullet',
    advice: `“${text}” is too short to show what it did. Add what it achieved: “${text} [of what, for whom, with what result?]”.`,
    text: bullet.text,
    at: rowRects(bullet),
  };
}
