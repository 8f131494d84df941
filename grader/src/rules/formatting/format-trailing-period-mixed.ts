import { openingOf } from '../../model/language/opening.ts';
import { isForm } from '../../model/language/verb-forms.ts';
import { isFullRow } from '../../model/layout/full-row.ts';
import { rowsBelow } from '../../model/layout/rows-below.ts';
import { listItemsOf, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { findDates } from '../../model/text/dates.ts';
import { hasInnerSign } from '../../model/text/inner-sign.ts';
import { endsAbbreviated } from '../../words/abbreviations.ts';

const leastWords = 4;
const longWords = 8;
const leastBullets = 4;
/** One manner is the usual one where so many times more lines keep to it. */
const clearly = 3;
/** A row that leaves less of its width free is full: the next word may not have fitted. */
const fullRow = 0.08;

/** A line whose end stands elsewhere, and a label with its value. */
const unfinished = /(?<!\p{L})(?:an?|the|of|to|in|on|for|with|and|or|by|from|as|at|that|which)$/iu;
/** "Kubernetes, GitHub Actions, GraphQL": names of things. */
const termList = /^(?:[\p{Lu}\d][^\s,]*(?: [^\s,]+){0,2}, ){2,}(?:and )?[\p{Lu}\d][^\s,]*(?: [^\s,]+){0,2}\.?$/u;
const label = /^\d*[.)]?\s*\p{Lu}[\p{L} ]{2,24}(?:\s*:|\s[-–—]) ?\S+(?: \S+){0,7}$/u;
/** "Methods: casting, milling, turning and grinding": a label before a list of names, however long. */
const labelledList = /^\p{Lu}[\p{L} &/]{2,30}: (?:[^\s,]+(?: [^\s,]+){0,4}, ){2,}(?:and )?[^\s,]+(?: [^\s,]+){0,4}$/u;

/** The pages of a publication, or its authors and its year: “M. Example (2019). …”. */
const reference = /\bpp?\. ?\d|\p{Lu}\.,? .*\((?:19|20)\d\d[a-z]?\)[.,]/u;
const endsInAddress = /(?:https?:|www\.)\S+$|\.(?:com|org|net|io|edu)\/?$/i;
const endsInDate = /(?:\d{1,2}[/.-]\d{1,2}[/.-]|(?<!\d))(?:19|20)?\d\d\s?\)?$/;

/** Either all bullets end with a full stop or none. */
export const formatTrailingPeriodMixed: Rule = {
  name: 'format-trailing-period-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 0.9, max: 4, per: 'document' },
  about: {
    title: 'Lines end alike',
    finds: 'Full stops after some lines and not after others.',
    why: 'Scored student rubrics name exactly this.',
  },

  *check(resume) {
    const sections = sectionsOf(resume, 'experience', 'projects', 'volunteering', 'research', 'teaching', 'activities');
    const lists = sections.map(({ entries, bullets }) =>
      (entries.length > 0 ? entries.flatMap(listItemsOf) : bullets).filter((bullet) => !isProse(bullet)),
    );
    const mixed = lists
      .map((bullets) =>
        bullets.filter(
          (bullet, i) =>
            isSentence(bullet) &&
            !isName(bullet, bullets) &&
            !goesOn(bullet, bullets[i + 1]) &&
            !goesOnElsewhere(bullet, resume.rows) &&
            !mayGoOn(bullet, bullets),
        ),
      )
      // Whole sections in one manner each, sentences of work and a list of prizes, are consistent.
      .map((bullets, i, all) => ({ bullets: all.length === 1 || !isOpenList(bullets) ? bullets : [], items: lists[i] }))
      .filter(({ bullets }) => bullets.length > 0);
    const known = mixed.flatMap(({ bullets }) => bullets);
    const stopped = known.filter(isStopped);
    const open = known.filter((bullet) => isOpen(bullet) && tells(bullet));
    if (known.length < leastBullets || stopped.length === 0 || open.length === 0) return;
    // Short items and names show the habit of a list as well, though they need no full stop themselves.
    const items = mixed.flatMap((one) => one.items ?? []);
    const counts = { stopped: items.filter(isStopped).length, open: items.filter(isOpen).length };
    const odd = counts.stopped <= counts.open ? stopped : open;
    const isClear = Math.max(counts.stopped, counts.open) >= clearly * Math.min(counts.stopped, counts.open);
    const mend = odd === stopped ? 'Remove it from' : 'Add one to';
    yield {
      title: 'Be consistent with full stops',
      advice: `Some lines end with a full stop and others do not. ${
        isClear
          ? `${mend} the marked ${odd.length === 1 ? 'line' : 'lines'}.`
          : 'Choose one way for all lines of your work: with whole sentences a full stop behind each, with short items none.'
      }`,
      text: lastWordsOf(odd[0]),
      count: Math.min(odd.length, Math.floor(known.length / 2)),
      at: odd.flatMap((bullet) => bullet.words.slice(-1)),
    };
  },
};

/** Whether an item without a full stop surely tells something: it is long or opens with a verb; "Map of the docks" is a name. */
const tells = (bullet: Bullet) =>
  bullet.text.split(' ').length >= longWords ||
  (isForm(openingOf(bullet)?.word.toLowerCase() ?? '') && !/^\P{L}*\p{L}+ of\b/u.test(bullet.text));

/** Several sentences without a list sign are a paragraph, whose last one ends as the others do. */
const isProse = ({ mark, text }: Bullet) => !mark && /\p{L}{3,}[.!?] \p{Lu}\p{L}+ /u.test(text);

/** A row of names alone, as of a school and its town. */
const names = /^(?!.*(?<!\p{L})\p{Ll}{4})/u;

/** The full stop at the end, also before the bracket that closes there. */
const lastStop = /\.[)\]]?$/;

/** Whether an item is a sentence whose end is known. */
const isSentence = ({ text, rows }: Bullet) =>
  text.split(' ').length >= leastWords &&
  !names.test(text) &&
  !rows[0]?.table &&
  ![unfinished, label, labelledList, termList, reference, endsInAddress, endsInDate].some((pattern) =>
    pattern.test(text),
  ) &&
  !(lastStop.test(text) && endsAbbreviated(text.replace(lastStop, ''))) &&
  !hasInnerSign(text) &&
  !opensWithDates(text);

/** Whether an item begins with the time of a job: it names the job. */
const opensWithDates = (text: string) => findDates(text).some(({ isRange, start }) => isRange && start === 0);

/** Whether an item is the name of what the others tell: a bold one among plain ones. */
const isName = ({ words }: Bullet, others: readonly Bullet[]) =>
  words.every(({ bold }) => bold) && others.some((other) => other.words.every(({ bold }) => !bold));

/** Whether an item is the rest of the one before it, which was read as one of its own. */
const goesOn = (bullet: Bullet, next: Bullet | undefined) =>
  next !== undefined &&
  (/^\p{Ll}/u.test(next.text) || (!next.mark && (/^\d/.test(next.text) || isIndented(next, bullet))));

/** So many rows below an item its rest may stand, behind a date in the margin, so many times its size deep and apart. */
const mostBelow = 2;
const farBelow = 3;
const farAside = 2;

/** How the rest of an item begins: small, or with a figure and the full stop at its end. */
const rest = /^\p{Ll}|^\d.*\.$/u;

/** Whether the rest of an item without a full stop was read as a header or a date: it begins where its text does. */
function goesOnElsewhere(bullet: Bullet, rows: readonly Row[]): boolean {
  const [first, last] = [bullet.rows[0], bullet.rows.at(-1)];
  if (!bullet.mark || !first || !last || isStopped(bullet)) return false;
  const below = rowsBelow(last, rows, mostBelow);
  const next = below.findIndex(({ mark }) => mark);
  return below.slice(0, next < 0 ? mostBelow : next).some((row) => {
    const depth = row.base - last.base;
    const isBelow = row.page === last.page && row.column === last.column && depth > 0 && depth < farBelow * row.size;
    return isBelow && rest.test(row.text) && Math.abs(row.x0 - first.x0) <= farAside * row.size;
  });
}

/** Whether a line without a sign stands further right than the one before it, as below a label: "Scope : …" */
const isIndented = ({ rows: [row] }: Bullet, { mark, rows: [before] }: Bullet) =>
  !mark && row !== undefined && before !== undefined && row.page === before.page && row.x0 > before.x0 + 2 * row.size;

/**
 * Whether an item without a full stop fills its last row, among others that wrap: its rest may have been read as
 * something else.
 */
function mayGoOn(bullet: Bullet, bullets: readonly Bullet[]): boolean {
  const last = bullet.rows.at(-1);
  const wrapped = bullets.filter(({ rows }) => rows.length > 1).flatMap(({ rows }) => rows);
  if (!last || wrapped.length === 0 || isStopped(bullet)) return false;
  return isFullRow(last, wrapped, fullRow);
}

const isOpenList = (bullets: readonly Bullet[]) => bullets.every((bullet) => !isStopped(bullet));

const isOpen = (bullet: Bullet) => /[\p{L}\p{N}%)”"’]$/u.test(bullet.text) && !isStopped(bullet);

/** Whether an item ends with a full stop, also one inside a bracket or a quotation, or one before a bracket of its own. */
const isStopped = ({ text }: Bullet) =>
  /(?<!\.\.)\.[)\]”"’]?$|(?<!\b(?:etc|approx|incl))(?<=\p{L}{2})\. ?\([^()]*\)$/u.test(text);

function lastWordsOf(bullet: Bullet | undefined): string {
  return bullet?.text.split(' ').slice(-4).join(' ') ?? '';
}
