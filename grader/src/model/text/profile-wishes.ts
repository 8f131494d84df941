import { titleNouns } from '../../words/posts/job-titles.ts';

/** People who change or begin a career may say what they look for. */
export const change =
  /\b(?:transition|career change|pivot|retrain|return to work|relocat|graduate|entry-level|junior|intern)/i;
/** Who is only fresh from studies has no career to change: "as a fresh graduate". */
const freshFromStudies = /\bfresh(?:ly)? graduated?\b/gi;

/** How a sentence begins that only tells what its author wants. */
const wish =
  /^\P{L}*(?:i (?:seek|want|wish|would|look|desire|aspire|aim|am (?:(?:keenly|very|highly|always) )?(?:looking|seeking|searching|hunting|willing|interested|keen|aspiring))|my (?:goal|aim|objective|ambition)|to (?:\p{L}+ly )?\p{L}+\b|seek|looking|aspir|aim|desire|want|wish|intend|willing|eager|hoping|would (?:like|love|prefer)|interest(?:ed)? (?:in|to)|in (?:quest|search|pursuit) of|(?:\p{L}+ly )?(?:grow|contribute|achieve) (?:with|to|strong|an?|the|my)\b|an? (?:strong )?(?:determination|desire|ambition)\b|(?:an? )?(?:\p{L}+ (?:and |& |, )?){0,4}(?:position|careers?|job|opportunity|profile)\b)/iu;
/** The same within a sentence that begins with something else: "With a great zeal, I would like to serve". */
const wishWithin =
  /\b(?:i would|would (?:like|love|prefer)|i want|want(?:ed|s)? to|wish to|desire to|willing to|looking (?:for|to)|seeking|interested (?:in|to)|to (?:be associated|become|be (?:a )?part|reach the|achieve|join an?))\b/i;
/** What somebody offers before he wishes: "Welder with experience on hulls, seeking a post". */
const offers = /\b(?:experienced? (?!to\b)|expertise|skilled|specialis|specializ|proficient|trained)/i;
const wished =
  /\b(?:position|role|opportunit\w+|job|environment|atmosphere|careers?|carrier|compan(?:y|ies)|organi[sz]ation\w*|firm|concern|institution|skills?|knowledge|abilit(?:y|ies)|potential|growth|grow|success|goals?|challeng\w+|learn(?:ing)?|excellence|myself|beneficial)\b/gi;
const fewestWished = 2;
/** Where so many words tell what the firm should give, the field alone offers it nothing. */
const mostlyWished = 3;
/** So few words say no more than that somebody looks for work: "To find employment." */
const shortestWish = 6;
/** What ties an objective to a field: then a student's says something. */
const field =
  /\b(?:field|area|domain|sector|department) of\b|\bas an? (?!(?:better|good|great|valuable|responsible|successful|team|fresh|freshers?|key|whole|part|professional|individual|person|human)\b)\p{L}/iu;
/** What the firm should do for the author: "that offers me growth", "where I can learn". */
const takes =
  /\b(?:(?:that|which|who) (?:can|will|would|shall|could)? ?(?:also )?(?:provides?|offers?|gives?|allows?|permits?|helps?|enables?)|(?:where|wherein|in which|through which) (?:i|my)\b)/i;

/** A first post, which says something only with the field that it is in. */
const firstPost = /\b(?:entry[- ]level|fresh(?:er)?)\b/i;
const inField =
  /\b(?:in|within|as) (?!(?:an?|the|my|your|this|any|order|which|where|such|all|prosperity|growth|success)\b)\p{L}/iu;

const what = 'what you are, for how many years or with which degree, your strongest result, and the post you want.';
const instead = `Replace the objective with two lines on what you offer: ${what}`;
const lastWish = 'Beside what you are, the summary tells only what you look for. Keep two lines on what you offer:';
const forStudents = 'Say in two lines what you learned, what you made with it, and which post you want.';

/** What to write in place of a profile of somebody with work behind him that tells nothing but wishes. */
export function onlyWished(text: string): string {
  const [first = text] = sentencesOf(text);
  return wish.test(first) ? instead : `${lastWish} ${what}`;
}

/** What is wrong with an objective that tells wishes alone, in a section of its own. */
export function wishOf(text: string, isStudent: boolean): string | undefined {
  const opens = sentencesOf(text).some((sentence) => wish.test(sentence));
  if (/\d/.test(text) || !(opens || (wishWithin.test(text) && !offers.test(text)))) return undefined;
  const isShort = text.split(' ').length <= shortestWish && text.length < 60;
  if (isShort && !/\b(?:in|as)\b/.test(text) && !namesProfession(text))
    return 'The objective says nothing. Name the kind of job you want and what you bring to it, or leave it out.';
  const isFirst = firstPost.test(text) && !inField.test(text);
  if (!isFirst && change.test(text.replace(freshFromStudies, ''))) return undefined;
  const count = (text.match(wished) ?? []).length;
  const [first = text] = sentencesOf(text);
  if (!isStudent && !isFirst && count >= (opens ? 1 : fewestWished)) return isWish(first) ? instead : onlyWished(text);
  if (!isStudent && !isFirst) return undefined;
  if (count < fewestWished || namesProfession(text)) return undefined;
  if (!field.test(text))
    return `The objective could stand in any resume: it names no profession and nothing that you can do. ${forStudents}`;
  return count >= mostlyWished && takes.test(text)
    ? `Beside a field the objective tells only what you hope to get, and nothing that you can do. ${forStudents}`
    : undefined;
}

const isWish = (sentence: string) => wish.test(sentence) || wishWithin.test(sentence);

const sentencesOf = (text: string) => text.split(/(?<=\p{L}{3}[.;!”"]) (?=\P{Ll})/u);

/** Whether a profession is named: a singular noun that heads a job title. */
export function namesProfession(text: string): boolean {
  const vague = /^(?:expert|leader|professional|specialist|thinker|partner|player|member|individual|person|head|lead)$/;
  return (text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? []).some((word) => titleNouns.has(word) && !vague.test(word));
}
