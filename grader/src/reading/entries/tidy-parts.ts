import type { Word } from '../../model/page.ts';
import type { Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { namesSchool } from '../../words/studies/schools.ts';
import { withoutPlaceBehind } from '../employers/employer-tails.ts';
import { withoutQuotes } from '../employers/end-of-name.ts';
import { courseNumber } from '../employers/no-employers.ts';
import { partNamed } from '../rows/part-named.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { limited } from '../told/employers-in-text.ts';
import { jobToldIn, opensJobSentence } from '../told/job-sentences.ts';
import { placementIn } from '../told/placements.ts';
import { postAlone } from './post-alone.ts';

/** What leads to a post and is no part of it: "As a Clerk", "Designation …… Clerk". */
const beforePost =
  /^\W*(?:(?:(?:[Pp]resently|[Cc]urrently) )?(?:[Ww]ork(?:ed|ing) )?[Aa][Ss] (?:[Aa]n? )?|(?:Designation|DESIGNATION|Position|Post)[\s.,:…–—-]+)(?=\p{Lu})/u;
/** What leads to an employer: "At Harbor Works", "Previous company Harbor Works", "Now with Harbor Works". */
const beforeEmployer =
  /^\W*(?:(?:(?:[Ww]ork|WORK) (?:[Ee]xperience|EXPERIENCE) )?(?:at|At|AT)\s+|(?:[Nn]ow |NOW |[Ww]orked |WORKED )?(?:[Ww]ith|WITH)\s+|(?:[Ff]rom|FROM)\s+|(?:[Pp]revious|PREVIOUS|[Pp]resent|PRESENT|[Cc]urrent|CURRENT|[Ll]ast|LAST|(?:[Nn]ame|NAME) (?:[Oo]f|OF)(?: (?:[Tt]he|THE))?) (?:[Cc]ompany|COMPANY|[Ee]mployer|EMPLOYER|[Oo]rgani[sz]ation|ORGANI[SZ]ATION)[\s:–—-]+)(?=["“‘']?\p{Lu})/u;
/** The number of a name in a list: "2. Harbor Works", "[3] Harbor Works". */
const numbered = /^[\s([]*\d{1,2}\s?(?:[.,:)\]]+\s?|-\s)(?=\p{Lu}\p{L}|\p{Lu}\.)/u;
const openBracket = /\s*(?:\([^()]*|\[[^[\]]*|\{[^{}]*)$/u;
const endOfBracket = /^[^(]*\)\W*$/u;
const fewestLetters = 3;

/**
 * A job whose title and employer are their names alone: without the words that led to them, and without a bracket that
 * was opened and not closed. An employer that is a sentence tells both: "Worked as a Clerk at Harbor Works".
 */
export function withTidyParts(entry: Entry, places?: ReadonlySet<string>): Entry {
  const { title, organisation } = entry;
  const told =
    organisation && (opensJobSentence(organisation.text) || placementIn(organisation.text))
      ? jobToldIn({ words: organisation.words })
      : undefined;
  if (told?.title && told.organisation)
    return { ...entry, title: title ?? told.title, organisation: told.organisation };
  // "Harbor Works" above "WORKED AS A Clerk": what was told of the post was taken for the employer.
  if (told?.title && title && titleScoreOf(title.text) < 1 && titleScoreOf(told.title.text) >= 1)
    return { ...entry, title: told.title, organisation: title };
  const joined = organisation && (postBehind(organisation) ?? postBeside(organisation));
  if (joined && !title) return { ...entry, title: joined.post, organisation: joined.employer };
  const beside = title && !organisation ? (postBeside(title) ?? postBehindColon(title)) : undefined;
  if (beside) return { ...entry, title: beside.post, organisation: beside.employer };
  const bracketed = title && !organisation ? employerInBracket(title) : undefined;
  if (bracketed) return { ...entry, ...bracketed };
  const { organisation: _, ...rest } = entry;
  // "Clerk (two years, to 1996)": the end of a bracket that the title opened is no employer.
  const isEnd = title && organisation && openBracket.test(title.text) && endOfBracket.test(organisation.text);
  const [post, employer] = [
    title && tidy(withoutQuotes(title), beforePost),
    organisation && tidy(organisation, beforeEmployer),
  ];
  const { name, place } = employer ? withoutPlaceBehind(schoolOfCourse(withoutField(employer)), places) : {};
  const location = rest.location ?? place;
  // A town or a country alone is where a job was.
  if (name && title && !name.text.includes(',') && isPlace(name.text))
    return { ...rest, ...(post ? { title: post } : {}), location: rest.location ?? name };
  return {
    ...rest,
    ...(location ? { location } : {}),
    ...(post ? { title: post } : {}),
    ...(name && !isEnd ? { organisation: name } : {}),
  };
}

/** A post and the firm in brackets behind it: "Stores Clerk (Harbor Works Ltd)". */
function employerInBracket({ text, words }: Part): { title: Part; organisation: Part } | undefined {
  const [, post = '', name = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  const at = textOf(words).indexOf(text);
  const isFirm =
    organisationScoreOf(name) >= 1.5 && titleScoreOf(name) < 1 && !namesField(name) && !partOfFirm.test(name);
  if (at < 0 || titleScoreOf(post) < 2 || !(isFirm || limited.test(name))) return undefined;
  const from = at + text.indexOf(name, post.length);
  return { title: partAt(words, post, at), organisation: partAt(words, name, from) };
}

/** The part of these words that has a text and begins at a letter of theirs. */
const partAt = (words: readonly Word[], text: string, from: number): Part => ({
  text,
  words: cutBetween(words, from, from + text.length),
});

/** A post and a firm by its legal form that only a dash parts: "STORES CLERK-HARBOR WORKS LIMITED"; a firm and the post in brackets; or both with a colon between. */
function postBeside({ text, words }: Part): { employer: Part; post: Part } | undefined {
  const at = textOf(words).indexOf(text);
  const [, post = '', firm = ''] = /^([^-–]{4,60}?\p{L})\s?[-–]\s?(\p{L}.*)$/u.exec(text) ?? [];
  const [, name = '', held = ''] = /^([^()]{4,80}?)[\s.]*\(([^()]{4,40})\)\W*$/u.exec(text) ?? [];
  const part = (own: string, from: number) => partAt(words, own, at + from);
  if (
    at >= 0 &&
    titleScoreOf(post) >= 2 &&
    organisationScoreOf(post) < 1 &&
    limited.test(firm) &&
    titleScoreOf(firm) < 1
  )
    return { post: part(post, 0), employer: part(firm, text.length - firm.length) };
  const [whole = '', before = '', behind = ''] = /^([^:]{4,60}?)\s?:\s([^:]{4,60})$/u.exec(text) ?? [];
  const isFirm = (told: string) =>
    organisationScoreOf(told) >= 0.7 && titleScoreOf(told) < 2 && (limited.test(told) || capitals.test(told));
  const isRole = (told: string) => titleScoreOf(told) >= 2 && organisationScoreOf(told) < 1;
  const [ahead, rest] = [part(before, 0), part(behind, whole.length - behind.length)];
  if (at >= 0 && isRole(behind) && isFirm(before)) return { post: rest, employer: ahead };
  if (at >= 0 && isRole(before) && !firmOfProject.test(before) && isFirm(behind))
    return { post: ahead, employer: rest };
  const isPost = titleScoreOf(held) >= 2 && organisationScoreOf(held) < 1 && organisationScoreOf(name) >= 0.7;
  return at >= 0 && isPost && titleScoreOf(name) < 2
    ? { post: part(held, text.lastIndexOf(held)), employer: part(name, 0) }
    : undefined;
}

/** A name and the post behind its colon, where nothing else names an employer: "Rope and Sail: Stock clerk". */
function postBehindColon({ text, words }: Part): { employer: Part; post: Part } | undefined {
  const [, name = '', post = ''] = /^([^:]{3,60}?)\s?:\s([^:]{4,60})$/u.exec(text) ?? [];
  const at = textOf(words).indexOf(text);
  const isFirm = /^\p{Lu}/u.test(name) && titleScoreOf(name) < 1 && !namesField(name) && !roleOfLabel(name);
  if (at < 0 || !isFirm || kindOfTitle(name) !== undefined || titleScoreOf(post) < 2) return undefined;
  return { employer: partAt(words, name, at), post: partAt(words, post, at + text.length - post.length) };
}

/** Firms that take part in a project, by words that are posts, too: "Consultant: Harbor Works Ltd". */
const firmOfProject = /(?:consultant|contractor|developer|operator|builder|supplier|manufacturer)s?$/i;
const capitals = /^(?:(?:\P{Ll}\S*|and|of|for|the)(?:\s|$))+$/u;
const partOfFirm = /\b(?:department|dept|division|section|team|unit|branch|project|projects)$/i;

/** What leads to a post behind the name of an employer: "Elm School, Leeds Position: Teacher", "Elm School as a Teacher". */
const toPost = /[\s,_–-]+(?:(?:position|designation|post|role)\s*[:–-]\s*|as (?:an? )?(?=\p{Lu}))/iu;

/** An employer and the post that is told behind its name. */
function postBehind({ text, words }: Part): { employer: Part; post: Part } | undefined {
  const lead = toPost.exec(text);
  const at = lead && lead.index > 0 ? textOf(words).indexOf(text) : -1;
  if (!lead || at < 0) return undefined;
  const from = lead.index + lead[0].length;
  const [name, post] = [text.slice(0, lead.index), text.slice(from)];
  if (organisationScoreOf(name) < 0.7 || titleScoreOf(post) < 2 || opensJobSentence(text)) return undefined;
  return { employer: partAt(words, name, at), post: partAt(words, post, at + from) };
}

/** The employer behind the field of a post: "Estimating, Harbor Works Ltd", "Maintenance department in Harbor Works Ltd". */
function withoutField(part: Part): Part {
  const [whole, field = ''] = /^(\p{L}[\p{L} &]*?)(?:,| in| at) (?=\p{Lu})/u.exec(part.text) ?? [];
  const name = part.text.slice(whole?.length);
  if (!whole || !namesField(field) || !limited.test(name) || /^(?:pvt|ltd|limited|llc)\b/i.test(name)) return part;
  return partNamed(part, name) ?? part;
}

/** The school in brackets behind a course that is taught there: "LAW 305 Contracts (Elm University)". */
function schoolOfCourse(part: Part): Part {
  const school = courseNumber.test(part.text) ? /\(([^()]+)\)$/u.exec(part.text)?.[1] : undefined;
  return (school && namesSchool(school) && partNamed(part, school)) || part;
}

function tidy(part: Part, before: RegExp): Part {
  const { text } = part;
  const count = numbered.exec(text)?.[0].length ?? 0;
  const from = count + (before.exec(text.slice(count))?.[0].length ?? 0);
  const cut = openBracket.exec(text)?.index ?? text.length;
  const to = (text.slice(from, cut).match(/\p{L}/gu) ?? []).length >= fewestLetters ? cut : text.length;
  const said = text.slice(from, to);
  const alone = before === beforePost ? postAlone(said) : said;
  const name = alone.replace(/(?:[\s,;:–—-]|\s\.)+$/u, '');
  if (name === text || name === '') return part;
  // Without what led to it, the rest still has to be such a name.
  const scoreOf = before === beforePost ? titleScoreOf : organisationScoreOf;
  if (from > count && !/^\W*(?:at|as)\s/i.test(text.slice(count)) && scoreOf(name) < 1) return part;
  return partNamed(part, name) ?? part;
}
