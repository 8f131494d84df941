import { isArtist } from '../../model/artist.ts';
import { rectOf } from '../../model/header.ts';
import { linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { skillNames } from '../../words/skills/skills.ts';
import { termCase } from '../../words/spelling/term-case.ts';

const mostlyRead = 0.8;
const own = /\bfree-?lanc\w*|\bself[- ]employed\b|\bindependent (?:contractor|consultant)\b/i;
/** Work for private people, whom nobody names. */
const forPrivatePeople =
  /\b(?:tutor\w*|teach\w*|therap\w*|nurs\w*|sitt\w*|care\w*|driv\w*|rider|courier|train(?:er|ing)|coach\w*|clean\w*|hair\w*|barber|beaut\w*|make-?up|nail|massage\w*|garden\w*|handyman|plumb\w*|electrician|doctor|lawyer|legal)\b/i;
/** How many they were, or an address where the work is seen. */
const told =
  /\d[\d,]*\+? (?:\p{L}+[- ]){0,3}(?:clients?|customers?|(?:web ?)?sites?|web pages?|projects?|brands?|compan(?:y|ies)|business(?:es)?|start-?ups?|shops?|stores?|restaurants?|apps?|videos?|articles?|logos?|houses?|buildings?|games?|films?|books?|events?)\b|https?:|www\.|\.(?:com|org|net|io|de|co|dev)\b/iu;

/** Work on one's own without a name or a number looks like a gap that was covered. */
export const contentClientsUnnamed: Rule = {
  name: 'content-clients-unnamed',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1.5 },
  about: {
    title: 'Work on one’s own names its clients',
    finds: 'A post as a freelancer whose lines name no client, site or work, and not how many there were.',
    why: 'No employer can be asked, so that only what was delivered shows that there was work.',
  },
  inVitae: false,

  *check(resume) {
    if (resume.understanding.career < mostlyRead || isArtist(resume)) return;
    const entry = sectionsOf(resume, 'experience')
      .flatMap(({ entries }) => entries)
      .find((one) => isOwn(one) && linesOf(one).length > 0 && !linesOf(one).some(({ text }) => namesWork(text)));
    if (!entry) return;
    const name = (entry.title ?? entry.organisation)?.text ?? '';
    yield {
      title: 'Name what you did on your own',
      advice: `“${quote(name)}” names no client, site or work, and nobody can be asked. Name two or three with what each got from you and where it can be seen; where you may not, say of what kind and how many they were.`,
      text: name,
      at: entry.header.slice(0, 1).map(rectOf),
    };
  },
};

/** Whether an entry is work on one's own, and no firm is named in it. */
function isOwn({ header, title, organisation }: Entry): boolean {
  const text = header.map((row) => row.text).join(' ');
  if (!own.test(text) || forPrivatePeople.test(text) || /\b(?:for|with|clients?)\b\s?:/i.test(text)) return false;
  return !organisation || own.test(organisation.text) || /^freelancer?$/i.test(title?.text ?? '');
}

/** Whether a line names anything but tools: a word in capitals within a sentence, a number of works, or an address. */
function namesWork(text: string): boolean {
  if (told.test(text) || /[“"«]/.test(text)) return true;
  return text.split(/[.:;!?]\s+/).some((sentence) => {
    const words = sentence
      .split(/[\s,/()&]+/)
      .slice(1)
      .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\d+#]+$/gu, ''));
    return words.some((word, i) => /^\p{Lu}\p{L}*\p{Ll}/u.test(word) && !isTool(words, i));
  });
}

/** Whether a word is the name of a tool or a part of one. */
function isTool(words: readonly string[], at: number): boolean {
  const spans = [0, 1, 2].flatMap((before) =>
    [1, 2, 3].map((length) => words.slice(at - before, at - before + length)),
  );
  return spans
    .filter((span) => span.includes(words[at] ?? ''))
    .some((span) => {
      const name = span.join(' ').toLowerCase();
      return skillNames.has(name) || termCase.has(name);
    });
}
