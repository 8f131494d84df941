import { majorityOf } from '../../model/list/majority.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Entry, Part } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';

const surely = 0.7;
const readWhole = 0.8;
/** Share of the roles that are set alike, below which the headers of a resume have no one style to follow. */
const clearShare = 0.66;
/** More words are a sentence about the employer, not its name. */
const longestName = 10;
/** What a word for an organisation inside a name scores. */
const employerCue = 0.7;
const parts = { title: 'job title', organisation: 'organisation' } as const;

/** Role headers of one style let the reader find titles and employers without searching. */
export const formatEntryStyleMixed: Rule = {
  name: 'format-entry-style-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 8, per: 'entries' },
  about: {
    title: 'Roles are set alike',
    finds: 'A title or employer in another style than in the other roles.',
    why: 'What looks alike is read alike.',
  },

  *check(resume) {
    if (resume.confidence < surely) return;
    for (const section of sectionsOf(resume, 'experience')) {
      const whole = section.entries.filter((entry) => entry.title && entry.organisation && entry.date);
      // Where few were read whole, titles and employers of the others may have changed places.
      if (whole.length < 3 || whole.length < readWhole * section.entries.length) continue;
      for (const name of ['title', 'organisation'] as const) {
        const found = majorityOf(whole, (entry) => styleOf(entry[name]), { share: clearShare });
        const places = new Set(found?.members.map((entry) => placeOf(entry, name)));
        for (const entry of found?.minority ?? []) {
          const part = entry[name];
          // What stands where none of the others does may be something else, such as a place or a department.
          if (!part || !isNamed(part.text, name) || !places.has(placeOf(entry, name)) || isInside(entry, name))
            continue;
          yield {
            title: 'Format role headers alike',
            advice: `Here the ${parts[name]} is ${nameOf(styleOf(part))}; elsewhere it is ${nameOf(found?.value)}. Use the same style.`,
            text: part.text,
            at: part.words,
          };
        }
      }
    }
  },
};

/** Whether a part has a word for what it was read as: "Chemistry" or "Year" may be no employer. */
const isNamed = (text: string, name: keyof typeof parts) =>
  name === 'title'
    ? titleScoreOf(text) >= 2
    : !/^I\b/.test(text) && organisationScoreOf(text) >= employerCue && titleScoreOf(text) < 2;

/** Where in the header a part stands: its row, and whether it opens it. */
function placeOf(entry: Entry, name: keyof typeof parts): string {
  const [first] = entry[name]?.words ?? [];
  const row = entry.header.findIndex(({ words }) => first !== undefined && words.includes(first));
  return `${row} ${entry.header[row]?.words[0] === first}`;
}

/** Whether a part is named inside a row, by a sentence or behind another one: which words are its name is unsure there. */
function isInside(entry: Entry, name: keyof typeof parts): boolean {
  const [first] = entry[name]?.words ?? [];
  if (!first) return false;
  const segments = entry.header.flatMap((row) => row.segments);
  const segment = segments.find(({ words }) => words.includes(first));
  const before = segment?.words.slice(0, segment.words.indexOf(first)).at(-1);
  return before !== undefined && !/[:,|-]$/.test(before.text);
}

/** The one style of a part; none where it changes inside the part, which may hold more than its name. */
function styleOf(part: Part | undefined): string | undefined {
  const words = part?.words.filter((word) => /\p{L}/u.test(word.text)) ?? [];
  if (words.length === 0 || words.length > longestName || words.some((word) => word.unknownLook)) return undefined;
  const [{ bold, italic } = { bold: false, italic: false }] = words;
  if (words.some((word) => word.bold !== bold || word.italic !== italic)) return undefined;
  return [bold && 'bold', italic && 'italic'].filter(Boolean).join(' and ') || 'plain';
}

const nameOf = (style: string | undefined) => style ?? 'plain';
