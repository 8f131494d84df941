import { rectOf } from '../../model/header.ts';
import { pooledDutiesOf } from '../../model/pooled-duties.ts';
import { endOf, linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, MonthDate, Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { isBesideTrade } from '../../model/service-jobs.ts';
import { isStillToCome } from '../../model/still-to-come.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { isToldBelow } from '../../model/told-below.ts';

const heavy = 10;
/** The newest role may have more, and so may the only one. */
const heavyNewest = 13;
const fewestWords = 12;
const shortRole = 6;
/** A paragraph of more words tells as much as a list. */
const mostThinWords = 30;
/** The newest role has fewer words, an older one at least so many, and several times as many. */
const mostWordsOfThin = 20;
const fewestWordsTold = 40;
const uneven = 2.5;
/** The same for a post of today that has gone on for so many months: there is more to tell of it. */
const mostWordsOfLong = 40;
const unevenLong = 1.8;
const longPost = 24;
/** Below this share of what tells work and studies, lines of the newest role may stand in what was not read. */
const mostlyRead = 0.9;
/** Roles that one line is enough for; who was a student tells it among the studies. */
const side = /\b(?:board|advis|member|volunteer|trustee|mentor|fellow|chair|part-time|freelance)\b|^\W*student\W*$/i;

/** The newest roles matter most and need lines; no role needs ten. */
export const contentEntryDepth: Rule = {
  name: 'content-entry-depth',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 9, per: 'entries' },
  about: {
    title: 'Detail is where it matters',
    finds: 'Roles told in hardly a line beside others told well, and roles with ten lines or more.',
    why: 'Guides ask for three to six lines on recent roles and fewer on old ones.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.confidence < 0.7) return;
    const [section] = sectionsOf(resume, 'experience');
    const entries =
      section?.entries.filter(
        (entry, i) => entry.header.length > 0 && entry.title && (entry.date || (i === 0 && goesOn(entry))),
      ) ?? [];
    const pooled = pooledDutiesOf(resume);
    // A post whose title was not found may be the newest one all the same.
    const newest = section?.entries.find(({ header }) => header.length > 0);
    for (const [i, entry] of entries.entries()) {
      const isFirst = i === 0 && entry === newest;
      if (tellsOthers(entry, section?.entries ?? []) || entry === pooled?.last || isStillToCome(entry, resume))
        continue;
      if (entry.bullets.length >= (isLatest(entry, entries) ? heavyNewest : heavy))
        yield {
          ...finding(entry, 'Keep the five or six strongest of these bullets.'),
          // One role has no others to be balanced with.
          ...(entries.length === 1 ? { title: 'Cut this list to what counts' } : {}),
        };
      else if (i < 2 && entry.organisation && !pooled && isEmpty(entry, entries) && !isToldBelow(entry, resume))
        yield toldAsThin(
          finding(entry, `Add three to five bullets on what you achieved as ${entry.title?.text}.`),
          entry,
          entries,
          resume,
        );
      else if (isFirst && wordier(entry, entries, resume))
        yield finding(entry, unevenAdvice(entry, wordier(entry, entries, resume)));
      else if (isFirst && isLatest(entry, entries) && isThin(entry, entries, resume))
        yield toldAsThin(
          finding(entry, `One line is little for your latest role. Add two to four results as ${entry.title?.text}.`),
          entry,
          entries,
          resume,
        );
    }
  },
};

/** Whether the job right above has no line: then the long list below tells both, and is to be parted rather than cut. */
function tellsOthers(entry: Entry, all: readonly Entry[]): boolean {
  const above = all[all.indexOf(entry) - 1];
  return (
    above !== undefined &&
    entry.bullets.length >= heavy &&
    (above.title ?? above.organisation) !== undefined &&
    linesOf(above).length === 0
  );
}

const named = ({ title, organisation }: Entry) => quote((organisation ?? title)?.text ?? '', 40);

const unevenAdvice = (entry: Entry, older: Entry | undefined) =>
  `Your newest post gets less room than older ones: ${wordsOf(entry)} words beside ${older ? `${wordsOf(older)} of “${named(older)}”` : 'more'}. Tell two or three results of it.`;

/** An older post that is told at length, where the newest one, which readers look at first, gets a line. */
function wordier(entry: Entry, entries: readonly Entry[], { understanding, today }: Resume): Entry | undefined {
  const words = wordsOf(entry);
  if (understanding.career < mostlyRead || words === 0 || !isLatest(entry, entries)) return undefined;
  const isLong = isLongPost(entry, today);
  if (words > (isLong ? mostWordsOfLong : mostWordsOfThin)) return undefined;
  return entries
    .slice(1)
    .filter(
      (other) =>
        other.organisation &&
        // What is to be cut itself is no measure.
        !(isLong && other.bullets.length >= heavy) &&
        wordsOf(other) >= Math.max(fewestWordsTold, (isLong ? unevenLong : uneven) * words),
    )
    .toSorted((a, b) => wordsOf(b) - wordsOf(a))[0];
}

const isLongPost = ({ date }: Entry, today: MonthDate) =>
  date?.present === true && date.start !== undefined && monthsOf(today) - monthsOf(date.start) >= longPost;

const wordsOf = ({ bullets, paragraphs }: Entry) =>
  [...bullets, ...paragraphs].reduce((sum, { words }) => sum + words.length, 0);

/** Whether a role without a date says that it goes on: "Harbor Works - Present". */
const goesOn = ({ header }: Entry) =>
  header.some(({ text }) => /[-–—|,(]\s*(?:present|current|till date|to date)\)?\s*$/i.test(text));

/** Whether no other role ends later than the one that stands first. */
function isLatest(first: Entry, entries: readonly Entry[]): boolean {
  return entries.every(({ date }) => !date || endOf(date) <= (first.date ? endOf(first.date) : 0));
}

function finding(entry: Entry, advice: string): RuleFinding {
  return {
    title: 'Balance the detail across roles',
    advice,
    text: entry.title?.text ?? '',
    at: entry.header.map(rectOf),
  };
}

/** Where little is told in all, one note asks for more, and names the post only if no other one tells less. */
function toldAsThin(one: RuleFinding, entry: Entry, all: readonly Entry[], resume: Resume): RuleFinding {
  const isLeast =
    !isBesideTrade(entry, resume) && all.every((other) => other === entry || wordsOf(other) > wordsOf(entry));
  return {
    ...one,
    toldWith: {
      rule: 'content-few-lines',
      ...(isLeast ? { adds: `“${quote(entry.title?.text ?? '')}” is told least beside your other posts.` } : {}),
    },
  };
}

/** Whether a role says what was done, in bullets or in lines without signs. */
const isTold = ({ bullets, paragraphs }: Entry) => bullets.length + paragraphs.length >= 2;

/** Whether nothing is below the header, while other roles have lines; a promotion may share the next one's. */
function isEmpty(entry: Entry, entries: Entry[]): boolean {
  const words = entry.paragraphs.reduce((sum, paragraph) => sum + paragraph.words.length, 0);
  const next = entries[entries.indexOf(entry) + 1];
  const shares = next?.organisation === undefined || next.organisation.text === entry.organisation?.text;
  return (
    entry.bullets.length === 0 &&
    words < fewestWords &&
    entries.some(isTold) &&
    !shares &&
    !side.test(entry.title?.text ?? '')
  );
}

function isThin(entry: Entry, entries: Entry[], { today }: Resume): boolean {
  const { start, end, present } = entry.date ?? {};
  const months = start ? monthsOf(present || !end ? today : end, 12) - monthsOf(start) : 0;
  const others = entries.filter((other) => other !== entry && other.bullets.length >= 3).length;
  return (
    entry.bullets.length + entry.paragraphs.length === 1 &&
    entry.paragraphs.every(({ words }) => words.length <= mostThinWords) &&
    months >= shortRole &&
    others > 0 &&
    !side.test(entry.title?.text ?? '')
  );
}
