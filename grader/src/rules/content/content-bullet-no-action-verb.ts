import { isJobSentence } from '../../model/language/job-sentence.ts';
import { type Opening, openingOf } from '../../model/language/opening.ts';
import { baseOf, isForm, pastOf } from '../../model/language/verb-forms.ts';
import { experienceKinds, hasEnded, quote, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { datesIn } from '../../model/text/dates.ts';
import { hasInnerSign } from '../../model/text/inner-sign.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { countNouns, singularOf } from '../../words/count-nouns.ts';
import { titleNouns } from '../../words/posts/job-titles.ts';
import { isPronoun, opensWithoutVerb } from '../../words/verbs/noun-openers.ts';
import { weakOpenerOf } from '../../words/verbs/weak-openers.ts';

const fewestWords = 4;
/** From this share of noun phrases on, a role is a list on purpose and gets one finding. */
const onPurpose = 0.7;

/** A line that opens with "The" or "I" hides its verb. */
export const contentBulletNoActionVerb: Rule = {
  name: 'content-bullet-no-action-verb',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.3, max: 10, per: 'bullets' },
  about: {
    title: 'Lines open with a verb',
    finds: 'Lines that begin with a pronoun or a noun phrase.',
    why: 'A verb at the start is what a hurried reader takes away.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    for (const section of sectionsOf(resume, ...experienceKinds))
      for (const entry of section.entries) {
        const isWork = section.kind === 'experience' || section.kind === 'projects';
        const found = entry.bullets.flatMap((bullet, at) => {
          // What deeper lines tell is headed by a name.
          if ((entry.bullets[at + 1]?.level ?? 0) > bullet.level || isJobSentence(bullet)) return [];
          const opening = openingOf(bullet);
          const isInitial = opening && /^[.&/-]/.test(textOf(bullet.words).slice(opening.end));
          return opening &&
            !isInitial &&
            !isTitleOfWork(bullet) &&
            (isPronoun(opening.word) || (isWork && lacksVerb(bullet, opening)))
            ? [{ bullet, opening }]
            : [];
        });
        const nouns = found.filter(({ opening }) => !isPronoun(opening.word));
        if (nouns.length >= 3 && nouns.length >= onPurpose * entry.bullets.length) {
          yield asList(
            entry,
            nouns.map(({ bullet }) => bullet),
          );
          continue;
        }
        for (const { bullet, opening } of found) yield single(bullet, opening, hasEnded(entry, resume.today));
      }
  },
};

/** What is published opens its line in quotation marks, and where to look is no achievement: "My work stands at …". */
const isTitleOfWork = ({ text }: Bullet) =>
  /^[“„«"]\P{Ll}/u.test(text) ||
  /\b(?:listed|found|shown|available|seen|viewed) (?:in|at|on|under|here)\b.{0,40}(?:\bportfolio\b|\bwebsite\b|\bgithub\b|https?:|www\.)/i.test(
    text,
  );

/** What a line is about, before what it tells: "Lab: …", "Lab Demonstrator – Supervised …". */
const label = /^[^:]{2,40}?(?::| [-–—] (?=\p{Lu}\p{Ll}))/u;

/** The name of a project, before a verb that tells of it: "Elm College Records and Lamps Management System - Builds …". */
const named =
  /^(?:[\p{Lu}\d&(][^\s]*|and|of|for|the|in|on|with|to)(?: (?:[\p{Lu}\d&(][^\s]*|and|of|for|the|in|on|with|to)){1,14} [-–—] (\p{Lu}\p{Ll}+) /u;

/** A label that a full stop parts from its line: "Stock Control. Counted …". */
const stoppedLabel = /^(?:\p{L}[\p{L}-]*[ /&]+){0,4}\p{L}[\p{L}-]{2,}\. (\p{Lu}\p{Ll}+) /u;

/** Studies that stand among jobs. */
const degree = /^(?:doctor|master|bachelor|diploma|licentiate|ph\.?d|m\.?sc|b\.?sc)\b/i;

/** Skills that stand among jobs: "Good knowledge of …". */
const ability = /^(?:\p{L}+ ){1,4}(?:knowledge|understanding|exposure|command|grasp|familiarity)\b/iu;

/** A label in bold before the line proper. */
const hasBoldLabel = ({ words }: Bullet) => words[0]?.bold === true && words.some(({ bold }) => !bold);

function lacksVerb(bullet: Bullet, { word, printed }: Opening): boolean {
  if (hasBoldLabel(bullet)) return false;
  if (bullet.level > 0 || bullet.words.length < fewestWords || isForm(word) || /ed$|ing$/.test(word)) return false;
  const line = textOf(bullet.words);
  // "Over see" is a verb in two words.
  if (hasInnerSign(line) || /^\P{L}*over (?:see|haul|come|look)(?!\p{L})/iu.test(line)) return false;
  if (weakOpenerOf(line, { hasResult: false }) || label.test(line) || datesIn(bullet.words).length > 0) return false;
  if (ability.test(line) || degree.test(line) || opensBehindLabel(line)) return false;
  // Lines of names, tools and titles are lists.
  if ((line.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []).length < 3) return false;
  if (opensWithoutVerb(word)) return true;
  return (
    /^\p{Lu}\p{Ll}/u.test(printed) && (countNouns.has(word) || titleNouns.has(word) || singularOf(word) !== undefined)
  );
}

function opensBehindLabel(line: string): boolean {
  const verb = (line.match(stoppedLabel) ?? line.match(named))?.[1]?.toLowerCase();
  return verb !== undefined && (isForm(verb) || /ed$|ing$/.test(verb));
}

/** What somebody is or can do: "Ability to work under pressure", "Excellent communication". */
const quality = /^(?:ability|able|capable|capacity|excellent|strong|solid|good|quick)$/;

function single(bullet: Bullet, opening: Opening, ended: boolean): RuleFinding {
  const line = textOf(bullet.words);
  const rewrite = /^(?:i|we)$/.test(opening.word) ? withoutPronoun(line, opening, ended) : undefined;
  const start = opening.adverb ? line.indexOf(opening.adverb) : opening.start;
  return {
    title: 'Open with a strong verb',
    advice: quality.test(opening.word)
      ? `“${quote(line, 60)}” is a quality and nothing that you did. Begin with what you did that shows it, or leave it out.`
      : rewrite
        ? `This line begins with “${opening.printed}”. Start with the verb: “${quote(rewrite, 120)}”.`
        : `This line begins with “${line.slice(start, opening.end)}”. Lead with what you did: “Built”, “Led” or another verb that is true.`,
    text: line.slice(start, opening.end),
    at: cutBetween(bullet.words, start, opening.end),
    ...(rewrite ? { rewrite } : {}),
  };
}

/**
 * Auxiliary verbs: a line that continues with one would open with no action, even without its pronoun: "Was tasked
 * with".
 */
const helping = /^(?:am|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can|could|may|might|must)$/i;

/** "I lead a team" becomes "Led a team" in a role that is over. */
function withoutPronoun(line: string, { end }: Opening, ended: boolean): string | undefined {
  const [, verb = '', rest = ''] = line.slice(end).match(/^ ((?:\p{L}+ly )?\p{L}+)(.*)$/u) ?? [];
  const word = verb.split(' ').at(-1) ?? '';
  // A second "I" would stay.
  if (!isForm(word) || helping.test(word) || /(?<!\p{L})(?:I|[Ww]e)(?!\p{L})/u.test(rest)) return undefined;
  const base = baseOf(word, 'base');
  const leading = ended && base && !isForm(word, 'past') ? pastOf(base) : word;
  return leading.replace(/^./, (letter) => letter.toUpperCase()) + rest;
}

function asList(entry: Entry, bullets: Bullet[]): RuleFinding {
  return {
    title: 'Open with a strong verb',
    advice: `The lines under “${entry.title?.text ?? entry.organisation?.text ?? 'this role'}” name things, not actions. Start each with the verb that says what you did.`,
    text: bullets[0]?.words[0]?.text ?? '',
    at: bullets.flatMap((bullet) => rowRects(bullet).slice(0, 1)),
  };
}
