import type { Word } from '../../model/page.ts';
import { quote } from '../../model/questions.ts';
import type { Page } from '../../model/resume.ts';
import type { PageRect, Rule, RuleFinding } from '../../model/rule.ts';

const leastLetters = 12;
/** What some websites print, unseen, below their links. */
const address = /^(?:mailto:|tel:|https?:\/\/)/i;
const reasons: Record<NonNullable<Word['hidden']>, string> = {
  invisible: 'is drawn invisibly',
  transparent: 'is transparent',
  'off-page': 'lies outside the page',
  tiny: 'is too small to see',
  'cut-away': 'is cut away whole by the frame around it',
  'same-colour': 'has the colour of its background',
  covered: 'lies under a shape',
};

/** Text that only software sees is taken for a trick. It counts for nothing, and the reader should know. */
export const formatHiddenText: Rule = {
  name: 'format-hidden-text',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'presence', weight: 12 },
  about: {
    title: 'Nothing is hidden',
    finds: 'Text that no person can see: white on white, tiny, covered, outside the page.',
    why: 'What nobody sees earns nothing here, and readers take it for a trick.',
  },
  ofPictures: true,

  *check({ pages }) {
    for (const page of pages) {
      // The shadow of a word, or its copy under a picture, hides nothing that is not seen.
      const seen = new Set(page.words.map((word) => word.text));
      const words = page.hiddenWords.filter(
        (word) => /\p{L}/u.test(word.text) && !seen.has(word.text) && !address.test(word.text) && !isCutOff(word, page),
      );
      const letters = words.reduce((sum, word) => sum + word.text.length, 0);
      const [first] = words;
      if (!first?.hidden || letters < leastLetters || isMarkOfTool(words)) continue;
      const text = quote(
        words
          .slice(0, 12)
          .map((word) => word.text)
          .join(' '),
      );
      const isCovered = words.every(({ hidden }) => hidden === 'covered');
      if (words.every(({ hidden }) => hidden === 'cut-away')) {
        yield lost(text, words, page);
        continue;
      }
      if (areLabels(words)) continue;
      yield {
        title: isCovered ? 'Uncover this text' : 'Remove hidden text',
        advice: isCovered
          ? `“${text}” ${reasons.covered} on page ${page.number + 1}, so nobody can read it and it does not count here. Move the shape, or delete what should not be read.`
          : `“${text}” ${reasons[first.hidden]} on page ${page.number + 1}. Hidden text is not counted here, and employers who find it may discard the resume.`,
        text,
        at: words.slice(0, 40).flatMap((word) => onPage(word, page)),
      };
    }
  },
};

const lostWeight = 0.25;
/** What a template leaves to be filled in stands in square brackets. */
const isGap = /^\[[^[\]]{3,}\]$/;

/** A drawn title whose shape the program that made the file could not draw: its letters are there, and nobody sees them. */
const lost = (text: string, words: readonly Word[], page: Page): RuleFinding => ({
  severity: 'minor',
  weight: lostWeight,
  title: isGap.test(text) ? 'Delete this gap of the template' : 'Write out lost text',
  advice: `“${text}” ${reasons['cut-away']} on page ${page.number + 1}: software reads these letters, and nobody sees them. ${isGap.test(text) ? 'It is a gap that was to be filled in: delete it' : 'Write it as plain text, or delete the drawing that held it'}, and export again.`,
  text,
  at: words.slice(0, 40).flatMap((word) => onPage(word, page)),
});

/** Whether a word at the edge of the page is seen in part: it was cut off, not hidden. */
const isCutOff = (word: Word, page: Page) => word.hidden === 'off-page' && onPage(word, page).length > 0;

/** What the program that made the file signs it with: "Powered by …". */
const isMarkOfTool = (words: readonly Word[]) =>
  /^(?:powered|created|generated|made|produced|designed) (?:by|with|using|on) (?:\S+ ){1,4}$/i.test(
    words.map(({ text }) => `${text} `).join(''),
  );

/** The labels of a small chart that a drawing program put in: one word, again and again. A trick has several. */
const areLabels = (words: readonly Word[]) =>
  words.length > 1 && new Set(words.map(({ text }) => text.toLowerCase())).size === 1;

function onPage(word: Word, page: Page): PageRect[] {
  return word.x1 > 0 && word.y1 > 0 && word.x0 < page.width && word.y0 < page.height ? [word] : [];
}
