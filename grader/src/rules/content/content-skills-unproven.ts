import { textStyleOf } from '../../model/layout/text-style.ts';
import { quote, sectionsOf, unitsOf, workEntriesOf } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { tellsCharacter } from '../../words/soft-skills.ts';
import { spokenLanguages } from '../../words/spoken-languages.ts';
import { englishStopWords as stopWords } from '../../words/stop-words.ts';

/** Skills that stand in no other line: from the first number on it is a note, from the second on it costs all. */
const unseen = { some: 12, many: 24 };
/** Share of the skills that must be among them: who shows most of a very long list has proof enough. */
const unseenShare = 0.6;
/** A list of more is a heap of words, proven or not. */
const heap = { some: 36, many: 60 };
const max = 3;
/** The first unproven skills cost so much. */
const least = 1;
/** Who tells less has more urgent things to do. */
const fewestLines = 3;
const longestTerm = 4;
const named = 3;
const shown = 12;
/** Below this share of what tells work and studies, the proof may stand in what was not read. */
const mostlyRead = 0.7;

/** A list of skills is a claim; a line that shows the skill at work is its proof. */
export const contentSkillsUnproven: Rule = {
  name: 'content-skills-unproven',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 1.5 * max },
  about: {
    title: 'Skills are shown at work',
    finds:
      'Twelve skills or more that are named in no line about work, projects or studies, and lists of more than 35.',
    why: 'Readers believe what they see used, and skip long lists.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.understanding.career < mostlyRead || unitsOf(resume).length < fewestLines) return;
    const isBeginner = resume.stage === 'student';
    const terms = termsOf(resume);
    const used = wordsUsed(resume);
    const unproven = terms.filter(({ text }) => !wordsOf(text).some((word) => used.has(word)));
    if (!isBeginner && unproven.length >= unseen.some && unproven.length >= unseenShare * terms.length) {
      const examples = unproven.slice(0, named).map(({ text }) => `“${quote(text, 30)}”`);
      yield {
        title: 'Show your skills at work',
        advice: `${unproven.length} of your ${terms.length} skills stand in no other line, such as ${examples.join(', ')}. Name the important ones where you used them, and drop those you could not speak about.`,
        text: unproven[0]?.text ?? '',
        at: rowsOf(unproven),
        loss: lossFor(unproven.length, unseen),
      };
    } else if (terms.length >= heap.some)
      yield {
        title: 'Shorten the list of skills',
        advice: `${terms.length} skills are more than anybody reads. Keep the ten to twenty that the job asks for, in groups with a label.`,
        text: terms[0]?.text ?? '',
        at: rowsOf(terms),
        loss: lossFor(terms.length, heap),
      };
  },
};

type Term = { text: string; row: Row };

const rowsOf = (terms: readonly Term[]) => [...new Set(terms.map(({ row }) => row))].slice(0, shown);

const lossFor = (count: number, { some, many }: { some: number; many: number }) =>
  least + (max - least) * Math.min(1, (count - some) / (many - some));

/**
 * The skills of the lists that a line can name: what stands between commas, or on a line of its own. Those of character are
 * the matter of another rule, and no line can show that a language is spoken.
 */
function termsOf(resume: Resume): Term[] {
  return sectionsOf(resume, 'skills').flatMap(({ rows }) =>
    rows.flatMap((row, i) =>
      (isGroupName(row, rows[i + 1]) ? [] : withoutLabel(row))
        .flatMap(({ text }) => text.replace(/^[^:]{0,30}:/, '').split(/[,;•|·▪●](?![^(]*\))/))
        .map((term) =>
          term
            .replace(/^[^()]*\)|\([^()]*$/g, '')
            .trim()
            .replace(/[.]$/, ''),
        )
        .filter((term) => wordsOf(term).length > 0 && term.split(' ').length <= longestTerm && !level.test(term))
        .filter((term) => !tellsCharacter(term) && !spokenLanguages.has(term.toLowerCase()))
        .map((text) => ({ text, row })),
    ),
  );
}

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
function withoutLabel({ segments }: Row): Row['segments'] {
  const [first, ...others] = segments;
  if (!first || others.length === 0) return segments;
  const own = textStyleOf(first);
  const styles = others.map(textStyleOf);
  const isNamed = (own.bold && !styles.some(({ bold }) => bold)) || (own.caps && !styles.some(({ caps }) => caps));
  return isNamed || others[0]?.text.startsWith(':') ? others : segments;
}

/** Words by which a term is recognised, without versions, the ending of scripts, and endings: "HTML5", "React.js", "APIs". */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}][\p{L}\p{N}+#.]*/gu) ?? [])
    .map((word) => word.replace(/[.]$/, '').replace(/(?<=\p{L}{2})(?:\.?\d[\d.]*|\.?js|(?<=\p{L}{3})(?<!s)s)$/u, ''))
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 5 ? word.slice(0, 5) : word));

/** All words of what tells work, studies and the person, as `wordsOf` gives them. */
function wordsUsed(resume: Resume): ReadonlySet<string> {
  const told = resume.sections.filter(({ kind }) => kind !== 'skills').flatMap(({ rows }) => rows);
  const headers = workEntriesOf(resume).flatMap(({ header }) => header);
  return new Set([...told, ...headers, ...resume.top].flatMap(({ text }) => wordsOf(text)));
}
