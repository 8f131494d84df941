import { isForm } from '../../model/language/verb-forms.ts';
import { quote, workEntriesOf } from '../../model/questions.ts';
import type { Entry, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const longestHeader = 16;

/** Bullets are for achievements; on a role's header they hide where the role begins. */
export const formatBulletOnHeader: Rule = {
  name: 'format-bullet-on-header',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 10, per: 'entries' },
  habit: true,
  about: {
    title: 'Titles and employers have no bullet',
    finds: 'A bullet in front of the line that names a role.',
    why: 'The eye looks for roles along their own edge.',
  },
  inVitae: false,

  *check(resume) {
    const roles = workEntriesOf(resume);
    const isStyle = roles.filter(isDatedAboveItsOwn).length > 1;
    for (const entry of roles) {
      const { header, bullets, date, title, organisation } = entry;
      const [row] = header.filter((one) => one.mark && one.mark.kind !== 'number');
      if (!row || bullets.length === 0 || !date || row.text.split(' ').length > longestHeader) continue;
      // A role is named, an achievement begins with its verb.
      const first = row.words[0]?.text.toLowerCase() ?? '';
      if (isForm(first, 'past', 'ing', 's3') || /[.;]$|^(?:duration|years?|period|dates?|from)\b|:/i.test(row.text))
        continue;
      // A link below a job is none of its names.
      if (row.words.length === 1 && /\p{L}\.\p{L}{2,}(?:\/|$)/u.test(row.text)) continue;
      if (isStyle && isDatedAboveItsOwn(entry)) continue;
      if (standsBelowHead(row, entry)) continue;
      if (!row.words.some((word) => (title ?? organisation)?.words.includes(word))) continue;
      yield {
        title: 'Remove the bullet from this heading line',
        advice: `“${quote(row.text)}” names a role, it is not an achievement. Remove its bullet so that the eye finds roles quickly.`,
        text: row.text,
        at: [{ ...row, x0: Math.min(row.mark?.x0 ?? row.x0, row.x0) }],
      };
    }
  },
};

/** Whether a role with its time stands above a line that tells in a few words what part was played. */
function standsBelowHead(row: Row, { header, date }: Entry): boolean {
  const above = header.slice(0, header.indexOf(row));
  const isHeaded = above.some((one) => !one.mark && date?.words.some((word) => one.words.includes(word)));
  return isHeaded && /\s(?:on|for|with|to|in|of) (?:an?|the)\s/iu.test(row.text);
}

/** Whether a sign opens a bold role with its time, and the lines below stand deeper: some templates set lists in lists like that. */
function isDatedAboveItsOwn({ header, bullets, date }: Entry): boolean {
  const row = header.find(({ mark }) => mark && mark.kind !== 'number');
  const edge = (row?.mark?.x0 ?? 0) + deeper;
  return (
    row !== undefined &&
    bullets.length > 0 &&
    row.words[0]?.bold === true &&
    (date?.words.some((word) => row.words.includes(word)) ?? false) &&
    bullets.every(({ mark, rows }) => (mark?.x0 ?? rows[0]?.x0 ?? 0) > edge)
  );
}
/** In points. */
const deeper = 6;
