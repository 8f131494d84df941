import { rectOf } from '../../model/header.ts';
import { tensesOf } from '../../model/language/tense.ts';
import { isForm } from '../../model/language/verb-forms.ts';
import { quote, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** In words; less is a name. */
const leastTold = 12;
/** What a project is or does, told of itself: "This application allows users to ...". */
const product =
  /\b(?:project|system|application|app|website|web ?site|site|software|tool|portal|module|model|game|platform|product|device|robot|circuit|machine|plant|it)\b(?: \S+){0,6}? (?:is|was|are|were|has|helps?|allows?|provides?|enables?|consists?|contains?|deals?|aims?|manages?|includes?|displays?|shows?|gives?|makes|works|can|will)\b|^(?:an?|the|this) (?:\S+ ){0,4}?(?:project|system|application|app|website|site|software|tool|portal|module|game|platform)\b/i;
/** The person who tells, or a part in the work under a label. */
const own = /\b(?:i|my|me|we|our|us|myself|role|responsib\w*|involved|contribut\w*|part of (?:the|a) team|worked)\b/i;
/** "was developed", which hides who did it. */
const passive =
  /\b(?:is|are|was|were|be|been|being|gets?|got|it'?s)\s+(?:(?:\p{L}+ly|also|being|been|then|to be)\s+)*\p{L}+(?:ed|en|wn|lt|de|ne|nt|ught|und)\b/giu;
/** Participles that describe a thing, as in "a system based on" and "software used for". */
const describing =
  /\b(?:based|used|using|called|named|known|related|connected|integrated|automated|distributed|embedded|centrali[sz]ed|computeri[sz]ed|required|needed|given|done|made|set|put|let|cut)\b/gi;

/** A description of the product says nothing about the person who took part in making it. */
export const contentProjectOwnPart: Rule = {
  name: 'content-project-own-part',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 6, per: 'document' },
  habit: true,
  about: {
    title: 'Projects tell your part',
    finds: 'Projects that say what the product does, and nowhere what you did.',
    why: 'Readers want to know what you can do; a description of the product fits everybody who was there.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    for (const entry of sectionsOf(resume, 'projects').flatMap(({ entries }) => entries)) {
      const lines = [...entry.bullets, ...entry.paragraphs];
      if (entry.header.length === 0 || !describesProduct(lines) || tellsOwnPart(lines, entry)) continue;
      const name = quote(nameOf(entry), 50);
      yield {
        title: 'Say what you did in the project',
        advice: `The lines ${name === '' ? 'here' : `under “${name}”`} tell what the project is. Say which part was yours, with what, and what came of it: “Wrote the login in PHP and tested it with [20] users”.`,
        text: name,
        at: [...entry.header.slice(0, 1).map(rectOf), ...lines.slice(0, 1).flatMap(rowRects)],
      };
    }
  },
};

/** What the project is called, without its label; empty where only labels stand above the lines. */
function nameOf({ title, header }: Entry): string {
  const printed = (title?.text ?? header[0]?.text ?? '').replace(
    /^(?:project )?(?:title|name|topic|project)\s*[:–-]+\s*/i,
    '',
  );
  return /^(?:(?:my |the )?(?:major|minor|main|final year|mini|academic|college)? ?projects?(?: work| details)?\W*|(?:duration|team size|period|client|date)\b.*)$/i.test(
    printed,
  )
    ? ''
    : printed;
}

function describesProduct(lines: readonly Bullet[]): boolean {
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  return words >= leastTold && lines.some(({ text }) => product.test(text));
}

/** Whether any line names the person, opens with a verb, or holds a verb in the past that is no participle. */
function tellsOwnPart(lines: readonly Bullet[], { header }: Entry): boolean {
  if ([...lines, ...header].some(({ text }) => own.test(text))) return true;
  if (tensesOf(lines).some(({ tense, opening }) => tense !== undefined && !/[^s]s$/.test(opening.word))) return true;
  return lines.some(({ text }) =>
    (
      text
        .replace(passive, '')
        .replace(describing, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).some((word) => word.length > 3 && isForm(word, 'past') && !isForm(word, 'base')),
  );
}
