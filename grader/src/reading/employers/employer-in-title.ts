import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { limited } from '../told/employers-in-text.ts';
import { isTown } from './towns.ts';

/** What parts a post and a name behind it: "Clerk, Harbor Works", "Clerk – Harbor Works". */
const joined = /^([^,–—|]{4,60}?)(?:,\s+|\s*[–—|]\s+|\s+-\s+|-\s+)(?=\p{Lu})([^,–—|]+)$/u;
/** Parts of a firm by their names, which are no employers where the firm stands beside them. */
const partOfFirm = /\s(?:team|squad|group|department|dept\.?|division|unit)(?:\s\([^()]*\))?$/iu;
/** What a name ends with that is a part of a firm or a line of products, and no firm. */
const inside =
  /(?<!\p{L})(?:team|squad|department|dept\.?|division|unit|desk|group|branch|section|automation|operations|committee)\W*$/iu;

/**
 * The job whose title ends with the name of its employer: "Developer, Harbor" beside the "Ledger team", and "Adviser, Harbor
 * Works" where nobody else is named.
 */
export function withNameOfTitle(entry: Entry): Entry {
  const { title, organisation } = entry;
  const found = title && !isSure(organisation) ? partsOf(title) : undefined;
  if (!found || (organisation === undefined && !showsFirm(found.name.text))) return entry;
  const isTownBeside = organisation && !partOfFirm.test(organisation.text);
  return {
    ...entry,
    title: found.post,
    organisation: found.name,
    ...(isTownBeside && !entry.location ? { location: organisation } : {}),
  };
}

/** Whether an employer is one, and neither a part of a firm nor a town. */
const isSure = (organisation: Part | undefined): boolean =>
  organisation !== undefined &&
  (limited.test(organisation.text) || !(partOfFirm.test(organisation.text) || isPlace(organisation.text)));

function partsOf({ text, words }: Part): { post: Part; name: Part } | undefined {
  const [, post = '', name = ''] = joined.exec(text) ?? [];
  const at = textOf(words).indexOf(text);
  const isPost = titleScoreOf(post) >= 2 && organisationScoreOf(post) < 1;
  if (at < 0 || !isPost || titleScoreOf(name) >= 1 || namesField(name) || isPlace(name) || inside.test(name))
    return undefined;
  const from = at + text.length - name.length;
  return {
    post: { text: post, words: cutBetween(words, at, at + post.length) },
    name: { text: name, words: cutBetween(words, from, from + name.length) },
  };
}

/** Whether a name shows by itself that it is one of a firm: by a word for it, or by a first word that is in no dictionary. */
const showsFirm = (name: string): boolean =>
  limited.test(name) ||
  organisationScoreOf(name) >= 1.5 ||
  (/\p{Ll}\p{Lu}/u.test(name) && !isKnownWord(name.toLowerCase()) && !isTown(name));
