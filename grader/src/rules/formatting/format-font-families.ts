import { familyOf } from '../../model/layout/text-style.ts';
import { weightedMode } from '../../model/list/statistics.ts';
import type { Word } from '../../model/page.ts';
import { quote, workEntriesOf, workItemsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { remembered } from '../../words/remembered.ts';

const countedShare = 0.03;
/** Share of a line's letters in another font from which the line counts as set in it. */
const lineShare = 0.6;
const clearMajority = 0.75;
const decorative = /comic|papyrus|vivaldi|script|chalk|impact|brush|curlz|jokerman/i;
const symbolFont = /symbol|dingbat|webding|awesome|icon|math|emoji|CMSY|CMMI|msam|stmary/i;

const latin = /\p{Script=Latin}/u;
/** Names that a program gives the parts of a font it embeds: "TT1C5t00", "F12", "T0". */
const ofProgram = /^(?:[A-Z]{6}\+)?(?:TT?|F|C\d_|R|G|Type3-?)\d[0-9A-F]*(?:t\d*)?$/i;
/** Names that tell nobody which font it is, since they begin with digits: "07plain". */
const unknowable = /^\d/;
const isNamed = remembered((font) => font !== '' && !symbolFont.test(font) && !ofProgram.test(font));

/** One font for text and at most one for titles; a line in a third font looks pasted. */
export const formatFontFamilies: Rule = {
  name: 'format-font-families',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 8 },
  habit: true,
  about: {
    title: 'One or two fonts',
    finds: 'Three fonts or more, and decorative ones.',
    why: 'Guides allow two; typefaces change how professional a page seems.',
  },

  *check(resume) {
    const words = resume.rows.flatMap((row) => row.words).filter(({ text, font }) => latin.test(text) && isNamed(font));
    yield* strayLines(resume);
    const letters = words.reduce((sum, word) => sum + word.text.length, 0);
    const shares = [...Map.groupBy(words, (word) => baseFamily(word.font))].map(([family, own]) => ({
      family,
      own,
      share: own.reduce((sum, word) => sum + word.text.length, 0) / letters,
    }));
    const often = shares.filter(({ share }) => share > countedShare).toSorted((a, b) => b.share - a.share);
    // Cuts of one design have its name at their start: "Bebas", "BebasNeue".
    const used = often.filter(({ family }, i) => !often.slice(0, i).some((other) => areCuts(family, other.family)));
    const last = used.at(-1);
    if (used.length >= 3 && last)
      yield {
        title: 'Use one or two fonts',
        advice: `We found ${used.length} fonts${namesOf(used.map(({ family }) => family))}. Keep one for text and at most one for titles.`,
        text: last.own[0]?.text ?? '',
        at: last.own.slice(0, 1),
        loss: used.length >= 4 ? 6 : 2,
      };
    const fancy = shares.find(({ family, share }) => decorative.test(family) && share >= 0.1);
    if (fancy)
      yield {
        severity: 'major',
        title: 'Use a plain font',
        advice: `${fancy.family} is hard to read and looks playful. Choose a plain text font.`,
        text: fancy.family,
        at: fancy.own.slice(0, 1),
        loss: 6,
      };
  },
};

/** The names of the fonts, where all of them tell something. */
const namesOf = (families: readonly string[]) =>
  families.some((family) => unknowable.test(family)) ? '' : ` (${families.join(', ')})`;

const shortestName = 5;
function areCuts(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length >= shortestName && long.toLowerCase().startsWith(short.toLowerCase());
}

/** The family of a font, where optical sizes, small caps and weights of one design are one family. */
const baseFamily = remembered((font) =>
  familyOf(font)
    .replace(/^(?:LM|CM|SF|EC)[A-Za-z]*\d*$/i, (name) =>
      /ss|sans|bx?ss/i.test(name)
        ? 'Computer Modern Sans'
        : /tt|mono/i.test(name)
          ? 'Computer Modern Mono'
          : 'Computer Modern',
    )
    .replace(/\d+$/, ''),
);

function* strayLines(resume: Resume): Generator<RuleFinding> {
  const bullets = workItemsOf(resume);
  const families = bullets.map((bullet) => lineFamily(bullet.words));
  const usual = weightedMode(families.flatMap((family) => (family ? [[family, 1] as const] : [])));
  const headers = workEntriesOf(resume).flatMap(({ header: [first] }) => lineFamily(first?.words ?? []) ?? []);
  // A line without a sign in the font of most titles of jobs is one of them.
  const ofHeaders = weightedMode(headers.map((family) => [family, 1] as const));
  const strays = bullets.filter(
    ({ mark }, i) =>
      families[i] !== undefined && families[i] !== usual && (mark !== undefined || families[i] !== ofHeaders),
  );
  if (bullets.length < 4 || strays.length === 0 || strays.length > (1 - clearMajority) * bullets.length) return;
  for (const bullet of strays)
    yield {
      title: 'Set this line in the same font',
      advice: `This line is in ${lineFamily(bullet.words)}, the lines like it are in ${usual}. Paste it without formatting.`,
      text: quote(bullet.text),
      at: bullet.rows,
      loss: 2,
    };
}

function lineFamily(words: Word[]): string | undefined {
  const plain = words.filter(({ text, font }) => latin.test(text) && isNamed(font));
  const letters = plain.reduce((sum, word) => sum + word.text.length, 0);
  const family = weightedMode(plain.map((word) => [baseFamily(word.font), word.text.length] as const));
  const own = plain.filter((word) => baseFamily(word.font) === family).reduce((sum, word) => sum + word.text.length, 0);
  return letters > 0 && own >= lineShare * letters ? family : undefined;
}
