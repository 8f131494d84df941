import { ruleGuideOf } from '../../model/layout/alignment.ts';
import { weightedMode } from '../../model/list/statistics.ts';
import { quote } from '../../model/questions.ts';
import type { Bullet, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const tolerated = 1.5;
/** In points: less is a blank at the start of a line, which a reader takes for none. */
const visible = 5.5;
const limit = 36;
/** So many bullets at one edge show where their text begins. */
const leastAlike = 3;
/** From this share of bullets on, the style is deliberate and gets one finding. */
const deliberate = 0.8;

/** Wrapped lines start below the first word, so that the bullet signs stand out. */
export const valignHangingIndent: Rule = {
  name: 'valign-hanging-indent',
  group: 'formatting.vertical',
  severity: 'minor',
  cost: { kind: 'count', weight: 4, max: 12, per: 'bullets' },
  habit: true,
  about: {
    title: 'Wrapped lines stand under their text',
    finds: 'A second line that begins under the bullet, or right of the text.',
    why: 'Bullets hide when text runs under them.',
  },
  inVitae: false,

  *check({ sections }) {
    // References begin with initials, which look like the letters of a list, and addresses with icons.
    const bullets = sections
      .filter(({ kind }) => kind !== 'publications' && kind !== 'contact')
      .flatMap((section) => section.bullets)
      .filter(({ mark }) => mark?.kind !== 'other');
    const wrapped = bullets.filter(
      (bullet) => bullet.mark && bullet.rows.length > 1 && !isInParagraph(bullet) && !opensWithBlank(bullet, bullets),
    );
    const off = wrapped.filter((bullet) => strayRows(bullet).length > 0);
    const [first] = off;
    if (!first) return;
    if (off.length >= 3 && off.length >= deliberate * wrapped.length) {
      yield { ...findingFor(first), at: off.flatMap(strayRows).slice(0, 12) };
      return;
    }
    for (const bullet of off) yield findingFor(bullet);
  },
};

/**
 * Whether it is the first line that begins further right, behind a blank that was typed, and the second one begins where
 * the text of the other bullets at that edge does.
 */
function opensWithBlank({ mark, rows: [first, next] }: Bullet, bullets: readonly Bullet[]): boolean {
  if (!first || !next || first.x0 <= next.x0) return false;
  const alike = bullets.filter((other) => other.mark && mark && Math.abs(other.mark.x0 - mark.x0) <= tolerated);
  if (alike.length < leastAlike) return false;
  const usual = weightedMode(alike.flatMap(({ rows: [row] }) => (row ? [[Math.round(row.x0), 1] as const] : [])));
  if (usual === undefined) return false;
  return first.x0 - usual > tolerated && Math.abs(next.x0 - usual) <= tolerated;
}

/** Whether the sign is a dash inside running text: all further lines begin left of it, as those before it do. */
function isInParagraph({ mark, rows: [, ...rest] }: Bullet): boolean {
  return mark?.kind === 'dash' && rest.every((row) => row.x0 <= mark.x0 + 0.5);
}

/** A second line that is meant as one: the school below a degree, the time below a job. */
const secondLine = /^(?:at|from|in|with)\s+\p{Lu}|^\(?(?:from|since)\s/u;

/** Whether a row begins something new, though it was read with the bullet above: it has a date at its end, or another weight. */
const isHeader = (row: Row, first: Row | undefined) =>
  row.segments.length > 1 || (row.words.every(({ bold }) => bold) && first?.words.some(({ bold }) => bold) === false);

function strayRows({ rows: [first, ...rest] }: Bullet): Row[] {
  return rest.filter((row) => {
    if (!/[\p{L}\p{N}]/u.test(row.text) || secondLine.test(row.text) || isHeader(row, first)) return false;
    const away = Math.abs(row.x0 - (first?.x0 ?? 0));
    return away > visible && away <= limit;
  });
}

function findingFor(bullet: Bullet): RuleFinding {
  const [first] = bullet.rows;
  const rows = strayRows(bullet);
  const deviation = Math.round(((rows[0]?.x0 ?? 0) - (first?.x0 ?? 0)) * 10) / 10;
  const isUnderSign = (rows[0]?.x0 ?? 0) <= (bullet.mark?.x1 ?? 0);
  const where = deviation > 0 ? 'not further right' : isUnderSign ? 'not under the bullet' : 'not left of it';
  return {
    title: 'Indent the second line of bullets',
    advice: `The next line should start under “${first?.words[0]?.text ?? ''}”, ${where}. Set a hanging indent.`,
    text: quote(bullet.text),
    at: rows,
    guide: ruleGuideOf(first?.page ?? 0, 'hanging indents', first?.x0 ?? 0),
    deviation,
  };
}
