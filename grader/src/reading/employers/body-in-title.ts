import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Word } from '../../model/page.ts';
import type { Entry, Part, Row } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { isTown } from './towns.ts';

/** A part of a university or of an authority, which says more than a field of work. */
const body =
  /^(?:the )?(?:(?:department|dept\.?|faculty|school|college|institute|cent(?:er|re)|laboratory|division|office) (?:of|for)\s|.*\s(?:cent(?:er|re)|lab|laboratory|institute|school|college|university|hospital)$)/iu;
/** A school or an authority by its letters, and where it is: "HIT Leeds". */
const shortForm = /^\p{Lu}{2,6}(?:\s\p{Lu}\p{Ll}+)?$/u;
/** So much further than a space, in sizes of the letters, the next word of a line may begin. */
const widestSpace = 1.5;

/**
 * The job whose title holds the beginning of its employer: "Lecturer, Department of Looms" before "Harbor University" in the
 * same line, or "Clerk, Harbor Works" before the town, in brackets or with its state, that was taken for the employer.
 */
export function withBodyOfTitle(entry: Entry): Entry {
  const { title, organisation, location } = entry;
  if (!title || !organisation || !goesOn(title.words, organisation.words, entry.header)) return entry;
  const place = location ? joined(organisation, location) : organisation;
  const isAddress = location !== undefined && isPlace(place.text);
  const isShort = shortForm.test(organisation.text) && /\p{Ll}/u.test(title.text);
  const mayBeTown = !isShort && !location && isTown(organisation.text) && organisationScoreOf(organisation.text) < 0.7;
  const isTownBehind = mayBeTown && isInBrackets(organisation.words, entry.header);
  for (const { post, name } of partsOf(title)) {
    const isOne = !name.text.includes(',') && isFirm(name.text);
    if (isAddress || (isTownBehind && isOne)) return { ...entry, title: post, organisation: name, location: place };
    if ((isShort && isOne) || (!mayBeTown && body.test(name.text)))
      return { ...entry, title: post, organisation: joined(name, organisation) };
  }
  return entry;
}

/** Whether a name before a town is one of a firm: by a word for one, or by a word that is in no dictionary. */
const isFirm = (name: string): boolean =>
  organisationScoreOf(name) >= 1 || (name.match(/\p{L}{4,}/gu) ?? []).some((word) => !isKnownWord(word.toLowerCase()));

const joined = (one: Part, other: Part): Part => ({
  text: `${one.text}, ${other.text}`,
  words: [...one.words, ...other.words],
});

/** Whether words go on right behind others, in their line or behind a comma in the next one. */
function goesOn(before: readonly Word[], [next]: readonly Word[], header: readonly Row[]): boolean {
  const last = before.at(-1);
  if (!last || !next) return false;
  if (Math.abs(last.base - next.base) <= 1) return next.x0 > last.x0 && next.x0 - last.x1 < widestSpace * next.size;
  const at = header.findIndex((row) => row.words[0]?.x0 === next.x0 && row.words[0].base === next.base);
  const end = header[at - 1]?.words.at(-1);
  return end?.x0 === last.x0 && end.base === last.base && end.text.endsWith(',');
}

/** Whether words begin behind an opening bracket: "Harbor Works (Leeds)". */
function isInBrackets([first]: readonly Word[], header: readonly Row[]): boolean {
  return header
    .flatMap(({ words }) => words)
    .some(
      ({ text, base, x0, x1 }) =>
        first?.base === base && /^\(|\($/.test(text) && first.x0 >= x0 && first.x0 < x1 + first.size,
    );
}

/** A post and what follows one of its commas. */
function partsOf({ text, words }: Part): { post: Part; name: Part }[] {
  const at = textOf(words).indexOf(text);
  if (at < 0) return [];
  return allMatches(/,\s+/g, text).flatMap(({ index, 0: comma }) => {
    const [post, name] = [text.slice(0, index), text.slice(index + comma.length)];
    const isPost = titleScoreOf(post) >= 2 && organisationScoreOf(post) < 1;
    const from = at + index + comma.length;
    return isPost && titleScoreOf(name) < 2 && !namesField(name)
      ? [
          {
            post: { text: post, words: cutBetween(words, at, at + index) },
            name: { text: name, words: cutBetween(words, from, from + name.length) },
          },
        ]
      : [];
  });
}
