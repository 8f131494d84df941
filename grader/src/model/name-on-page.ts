import { isKnownWord } from './language/spelling/spelling.ts';
import type { Resume } from './resume.ts';

/** Rows at the top of the first page in which a name may stand. */
const topRows = 14;
const labelled = /(?:^|\s)name\s*[:–-]+\s*\p{Lu}/iu;

/**
 * Whether a name seems to be on the page although it was not read as one: beside the label "Name", in the letters of the
 * e-mail address, or as words with capitals that no dictionary has. Nothing that is on the page may be called missing.
 */
export function seemsNamed({ rows, profile }: Resume): boolean {
  const local = (profile.email?.text.split('@')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '');
  const top = rows.filter(({ page }) => page === 0).slice(0, topRows);
  if (rows.some(({ text }) => labelled.test(text))) return true;
  return [...top.flatMap(({ segments }) => segments), ...rows.slice(-4)].some(({ text }) => {
    const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    if (words.length === 0 || words.length > 5 || /[\d@:/]/.test(text)) return false;
    if (!words.every((word) => /^\p{Lu}/u.test(word))) return false;
    const long = words.map((word) => word.toLowerCase()).filter((word) => word.length >= 4);
    if (long.some((word) => local.includes(word))) return true;
    return words.length >= 2 && long.length > 0 && long.every((word) => !isKnownWord(word));
  });
}
