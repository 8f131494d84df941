import type { Word } from '../../model/page.ts';
import type { Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, isStateOfSchool, namesSchool } from '../../words/studies/schools.ts';
import { partOfWords } from './pieces.ts';

/** The title and the organisation that one piece holds. */
type Split = { title: Part; organisation: Part };

/** So many words at least make the name of an employer that nothing parts from the title before it. */
const leastNameWords = 3;

/**
 * Parts a title from the employer right behind it ("Research Assistant Hill Bureau of Statistics"), and a degree from a
 * school ("Elm University Bachelor of Commerce", "Intermediate Hill Board").
 */
export function splitInside(piece: Part, kind: 'work' | 'education'): Split | undefined {
  const { words } = piece;
  const cuts = words.slice(1).map((_, i): [Word[], Word[]] => [words.slice(0, i + 1), words.slice(i + 1)]);
  const found = cuts.find(([head, tail]) => (kind === 'work' ? isJob(head, tail) : isStudy(head, tail)));
  if (!found) return undefined;
  const [head, tail] = [partOfWords(found[0]), partOfWords(found[1])];
  return kind === 'education' && !namesDegree(head.text)
    ? { title: tail, organisation: head }
    : { title: head, organisation: tail };
}

/** Whether words are a title that ends with its noun, and those behind them the name of an employer. */
function isJob(head: Word[], tail: Word[]): boolean {
  const [title, name] = [textOf(head), textOf(tail)];
  return (
    tail.length >= leastNameWords &&
    /\p{L}$/u.test(title) &&
    /^["“‘']?(?:M\/s|\p{Lu}\p{L})/u.test(name) &&
    titleScoreOf(title) >= 2 &&
    organisationScoreOf(title) === 0 &&
    titleScoreOf(name) === 0 &&
    organisationScoreOf(name) >= 0.7 &&
    tail.every(({ text }) => /^(?:\P{Ll}|of$|and$|for$|the$)/u.test(text)) &&
    !/^(?:Department|Dept|Division|Section|Team)\b/i.test(name)
  );
}

/** Whether words are a school and those behind them its degree, or a whole degree and its school. */
function isStudy(head: Word[], tail: Word[]): boolean {
  const [one, other] = [textOf(head), textOf(tail)];
  if (namesSchool(one) && !namesDegree(one) && !level.test(one))
    return head.length > 1 && opensWithDegree.test(other) && namesDegree(other) && !isStateOfSchool(one, other);
  const isWhole = shortDegree.test(one) || (/\([^()]*\)$/.test(one) && namesDegree(one) && !namesSchool(one));
  return isWhole && /^\p{L}/u.test(other) && (namesSchool(other) || examBoard.test(other)) && !namesDegree(other);
}

const opensWithDegree =
  /^(?:Bachelors?|Masters?|Doctor|Diploma|B\.|M\.|BSc|MSc|BA|MA|BBA|MBA|BS|MS|BFA|MFA|BEng|MEng|MPhil|LLB|LLM|JD|B\.?Tech|M\.?Tech|Ph\.?D|(?:\p{Lu}\p{Ll}+ )?Certificate)(?!\p{L})/u;
/** What kind of school awards a certificate: "Higher School Certificate". */
const level = /^(?:higher|senior|junior|upper|lower) (?:(?:high|secondary) )?school$/i;
/** Certificates of schools that are whole without a subject. */
const shortDegree =
  /^(?:intermediate|matric(?:ulation)?|s\.?s\.?l?\.?c|h\.?s\.?c|(?:10|12) ?th|x(?:ii)?(?: ?th)?|high school|(?:higher|senior) secondary)\.?$/i;
