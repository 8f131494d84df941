import { tellsCharacter } from '../../words/skills/soft-skills.ts';
import { spokenLanguages } from '../../words/spoken-languages.ts';
import { englishStopWords as stopWords } from '../../words/stop-words.ts';
import { askedOnce } from '../asked-once.ts';
import { textStyleOf } from '../layout/text-style.ts';
import { sectionsOf } from '../questions.ts';
import type { Resume, Row } from '../resume.ts';
import { textOf } from '../text/text.ts';

const longestTerm = 4;

/** A skill as it is listed, and the row that it stands in. */
export type SkillTerm = { text: string; row: Row };

/**
 * The skills of the lists that a line can name: what stands between commas, or on a line of its own. Those of character are
 * the matter of another rule, and no line can show that a language is spoken.
 */
export const skillTermsOf = askedOnce((resume: Resume): SkillTerm[] =>
  sectionsOf(resume, 'skills').flatMap(({ rows }) =>
    joined(rows)
      .map(({ text, row }) => ({
        text: text
          .replace(/^[^()]*\)|\([^()]*$/g, '')
          .trim()
          .replace(/[.]$/, ''),
        row,
      }))
      .filter(({ text }) => skillWordsOf(text).length > 0 && text.split(' ').length <= longestTerm && !level.test(text))
      .filter(({ text }) => !tellsCharacter(text) && !spokenLanguages.has(languageIn(text))),
  ),
);

/** The pieces of rows between signs; one that the end of a row breaks goes on in the small letters of the next. */
function joined(rows: readonly Row[]): SkillTerm[] {
  const terms: SkillTerm[] = [];
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    const goesOn = above !== undefined && !row.mark && /^\p{Ll}/u.test(row.text) && !/[,;•|·:.]$/.test(above.text);
    const own = piecesIn(row, rows[i + 1]).map((text) => ({ text, row }));
    const [first, ...others] = own;
    const last = terms.at(-1);
    if (goesOn && first && last?.row === above) {
      terms[terms.length - 1] = { text: `${last.text} ${first.text}`, row: above };
      terms.push(...others);
    } else terms.push(...own);
  });
  return terms;
}

const piecesIn = (row: Row, below: Row | undefined): string[] =>
  (isGroupName(row, below) ? [] : withoutLabel(row)).flatMap(({ text }) =>
    text.replace(/^[^:]{0,30}:/, '').split(/[,;•|·▪●](?![^(]*\))/),
  );

/** What stands before a bracket or sign: "Polish (native)", "Polish: B2". */
const languageIn = (term: string) => term.toLowerCase().split(/\s*[(:/–—-]/)[0] ?? '';

/** The rows that terms stand in, each once. */
export const rowsOfTerms = (terms: readonly SkillTerm[]): Row[] => [...new Set(terms.map(({ row }) => row))];

/** How well or how long somebody knows a skill, in a cell beside it. */
const level =
  /^\W*(?:(?:\d+\+?|one|two|three|four|five|six)\s*(?:years?|yrs?|months?)|beginner|basic|intermediate|advanced|expert|proficient|fluent|native|good|excellent)\W*$/i;

/** Whether a line names the group of skills that is listed with bullet signs below it. */
const isGroupName = ({ mark, segments }: Row, below: Row | undefined) =>
  !mark && below?.mark !== undefined && segments.length === 1;

/**
 * The segments of a row without the name of a group of skills: before a colon, or bold or in capitals before others that
 * are not.
 */
function withoutLabel({ segments }: Row): { text: string }[] {
  const [first, ...others] = segments;
  if (!first) return segments;
  // "**Languages** PHP, SQL": a name in bold before terms that are not.
  const end = first.words.findIndex(({ bold }) => !bold);
  if (end > 0 && first.words.slice(end).every(({ bold }) => !bold))
    return [{ text: textOf(first.words.slice(end)) }, ...others];
  if (others.length === 0) return segments;
  const own = textStyleOf(first);
  const styles = others.map(textStyleOf);
  const isNamed = (own.bold && !styles.some(({ bold }) => bold)) || (own.caps && !styles.some(({ caps }) => caps));
  return isNamed || others[0]?.text.startsWith(':') ? others : segments;
}

/** Words by which a term is recognised, without versions, the ending of scripts, and endings: "HTML5", "React.js", "APIs". */
export const skillWordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}][\p{L}\p{N}+#.]*/gu) ?? [])
    .map((word) => word.replace(/[.]$/, '').replace(/(?<=\p{L}{2})(?:\.?\d[\d.]*|\.?js|(?<=\p{L}{3})(?<!s)s)$/u, ''))
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 5 ? word.slice(0, 5) : word));
