import { reasonUnseen, surroundingsOf } from '../../model/layout/unseen.ts';
import type { RawPage, Shape, Word } from '../../model/page.ts';
import { cutWord } from '../../model/text/text.ts';
import { composeAccents, joinAccents } from './accents.ts';
import { joinRaised } from './raised.ts';
import { repairWord } from './repair.ts';
import { joinSpaced } from './spaced.ts';
import { joinStrips } from './strips.ts';

const offset = 1;

/** Repairs the words of a page and separates those a person sees from those that are hidden. */
export function visibleWords(page: RawPage): { words: Word[]; hidden: Word[] } {
  const surroundings = surroundingsOf(page.shapes);
  const outlines = outlinesOf(page.shapes);
  const words: Word[] = [];
  const hidden: Word[] = [];
  for (const raw of page.words) {
    const word = drawnAsOutlines(composeAccents(repairWord(raw)), outlines);
    if (word.text === '') continue;
    const why = word.hidden ?? reasonUnseen(word, surroundings);
    if (why) hidden.push({ ...word, hidden: why });
    else words.push(word);
  }
  const seen = withoutLeaders(words.filter((word) => !isTypedRule(word, words)));
  return { words: joinSpaced(joinRaised(joinStrips(withoutDoubles(joinAccents(seen))))).flatMap(partDate), hidden };
}

/** A line that was typed behind a title or a label: "EDUCATION ________". Alone in its row it parts what is above and below. */
const isTypedRule = (word: Word, words: readonly Word[]) =>
  /^[_=]{8,}$/.test(word.text) &&
  words.some(({ text, base, x1 }) => Math.abs(base - word.base) < 1 && x1 <= word.x0 + 1 && /\p{L}{3}/u.test(text));

/** So many dots, each a word of its own, are a leader. */
const fewestDots = 10;

/** Without the dots that lead from a name to the right margin: "Harbor Works . . . . . .". Behind a colon they ask for an entry. */
function withoutLeaders(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let dots: Word[] = [];
  const settle = () => {
    const before = kept.at(-1);
    const leads = before && isBeside(before, dots[0]) && /\p{L}/u.test(before.text) && !before.text.endsWith(':');
    if (dots.length < fewestDots || !leads) kept.push(...dots);
    dots = [];
  };
  for (const word of words) {
    if (dots.length > 0 && !(word.text === '.' && isBeside(word, dots[0]))) settle();
    (word.text === '.' ? dots : kept).push(word);
  }
  settle();
  return kept;
}

const isBeside = (one: Word, other: Word | undefined) => other !== undefined && Math.abs(one.base - other.base) < 1;

/** Letters drawn as paths and, where there are such, the signs between them, whose paths are plainer: “|”, “-”, “I”. */
function outlinesOf(shapes: readonly Shape[]): Shape[] {
  const solid = shapes.filter(({ kind, filled, alpha }) => kind === 'path' && filled && alpha > 200);
  return solid.some(({ isLetters }) => isLetters) ? solid : [];
}

/**
 * Some producers draw a style that a font lacks as outlines and lay the text over them unseen, so that it can be
 * selected: such a word is seen, in the colour of its outlines.
 */
function drawnAsOutlines(word: Word, outlines: readonly Shape[]): Word {
  if (word.hidden !== 'transparent' && word.hidden !== 'invisible') return word;
  const slack = word.size / 4;
  const middle = (word.x0 + word.x1) / 2;
  const drawn = outlines.find(
    (shape) =>
      shape.x0 <= middle &&
      shape.x1 >= middle &&
      shape.y0 >= word.y0 - slack &&
      shape.y1 <= word.y1 + slack &&
      (shape.isLetters
        ? shape.y0 < word.base && shape.y1 > word.base - word.size / 3
        : shape.x0 >= word.x0 - slack && shape.x1 <= word.x1 + slack),
  );
  return drawn ? { ...word, hidden: undefined, color: drawn.color } : word;
}

/** Splits a date from the text that touches it: "2020–PresentCorporate". */
function partDate(word: Word): Word[] {
  const date = word.text.match(/^(?:19|20)\d\d[-–](?:Present|Current|Now|(?:19|20)\d\d)(?=\p{Lu}\p{Ll})/u)?.[0];
  return date ? [cutWord(word, 0, date.length), cutWord(word, date.length)] : [word];
}

/**
 * Imitated bold and shadows draw the same word twice, slightly shifted: what is drawn first lies below and is left out.
 */
function withoutDoubles(words: Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  const uppermost = words.toReversed().filter((word) => {
    const same = seen.get(word.text);
    if (same === undefined) seen.set(word.text, [word]);
    else if (same.some(({ x0, base }) => Math.abs(x0 - word.x0) <= offset && Math.abs(base - word.base) <= offset))
      return false;
    else same.push(word);
    return true;
  });
  return uppermost.reverse();
}
