import type { Entry } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { partNamed } from '../rows/part-named.ts';

/** A post in a body of people, and the body behind it: "President of the Harbor Chess Club". */
const heldIn =
  /^((?:(?:\p{L}+ )?(?:founder|member|volunteer|officer)|(?:co-?|vice[- ])?(?:president|chair(?:man|woman|person)?|captain)|treasurer|secretary|co-?founder|founding member)) (?:of|for|at|in) (?:the )?(\p{Lu}.{3,})$/iu;
/** The bodies that somebody is a member or an officer of, whatever they belong to. */
const body =
  /(?<!\p{L})(?:society|association|club|union|chapter|federation|league|guild|fraternity|sorority)(?!\p{L})/iu;
/** Those that may be a part of an employer that is named elsewhere. */
const partOfBody =
  /(?<!\p{L})(?:council|committee|team|foundation|academy|institute|university|college|school|church|network)(?!\p{L})/iu;

/** A job whose title names the body that somebody had a post in, with or without what that belongs to behind it. */
export function withBodyOfPost(entry: Entry): Entry {
  const { title, organisation } = entry;
  const [, post = '', name = ''] = heldIn.exec(title?.text ?? '') ?? [];
  const isBody = /^\p{Lu}/u.test(name) && (body.test(name) || (!organisation && partOfBody.test(name)));
  if (!title || !isBody || titleScoreOf(post) < 1 || organisationScoreOf(post) >= 1) return entry;
  const [held, employer] = [partNamed(title, post), partNamed(title, name)];
  return held && employer ? { ...entry, title: held, organisation: employer } : entry;
}
