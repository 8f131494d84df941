import type { Bullet, BulletMark, Row } from '../model/resume.ts';

/** Joins the rows of one bullet or paragraph into running text. A hyphen at a line end is undone before a lower-case letter. */
export function bulletOf(rows: Row[], mark?: BulletMark): Bullet {
  let text = '';
  for (const row of rows) {
    const last = text.at(-1);
    if (text === '') text = row.text;
    else if (
      last === '-' &&
      /\p{L}-$/u.test(text) &&
      /^\p{Ll}/u.test(row.text) &&
      !/\b(?:self|well|co|non|long|short|full|part|high|low|cross|multi)-$/i.test(text)
    ) {
      const broken = rows[rows.indexOf(row) - 1]?.words.at(-1)?.broken;
      text = broken ? text.slice(0, -1) + row.text : text + row.text;
    } else if (/[-–/]$/.test(text) && /\S[-–/]$/.test(text)) text += row.text;
    else text += ` ${row.text}`;
  }
  return { rows, words: rows.flatMap((row) => row.words), text, level: 0, ...(mark ? { mark } : {}) };
}
