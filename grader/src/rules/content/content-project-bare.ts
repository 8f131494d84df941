import { rectOf } from '../../model/header.ts';
import { listedProjectsOf } from '../../model/list/listed-projects.ts';
import { linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';

/** A title of more words tells something itself; one of a single word may be a label. */
const wordsOfTitle = { least: 2, most: 22 };
/** A title over more rows is followed by lines that were read into it. */
const mostRows = 2;
const named = 3;
/** Below this share of what tells work and studies, the lines may stand in what was not read. */
const mostlyRead = 0.8;
/** What stands in the header of a project beside its name, or refers to projects elsewhere. */
const noName =
  /[:#]|^\W*(?:(?:major|main|mini|minor|final|final year|capstone|academic|industrial|design|college|diploma)?\s*projects?(?: work| title| details?| report)?\W*\d*\W*$|view all|all projects|period|role|duration|team size|client|from\b|since\b|under\b|guide|supervis)|\bprojects can be\b|\bgithub\b|\b\d{1,2} (?:months?|weeks?|years?)\b/i;

/** What a project was for, and no name of it. */
const firm = /\b(?:ltd|limited|pvt|inc|llc|corp|gmbh|compan(?:y|ies)|college|university|institute|school|academy)\b/i;

/** A title says that there was a project; only lines say what its author can do. */
export const contentProjectBare: Rule = {
  name: 'content-project-bare',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2 },
  about: {
    title: 'Projects are told',
    finds: 'Projects of which nothing but the title stands there.',
    why: 'Projects are what beginners are judged by, and a title fits everybody who took the course.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.understanding.career < mostlyRead) return;
    const listed = listedProjectsOf(resume);
    if (listed.length > 0) {
      yield ofList(listed);
      return;
    }
    if (resume.stage === 'senior') return;
    const bare = bareProjectsOf(resume);
    const [first] = bare;
    if (!first) return;
    const names = bare.slice(0, named).map((entry) => quote(nameOf(entry), 60));
    const which = `${listedInMarks(names)}${bare.length > named ? ` and ${bare.length - named} more` : ''}`;
    const isOne = bare.length === 1;
    yield {
      title: 'Say what this project was',
      advice: `${which} ${isOne ? 'is a bare title' : 'are bare titles'}. Write two or three lines below ${isOne ? 'it' : 'each'}: what it was for, what you built or measured yourself, with which tools, and what came of it; or leave ${isOne ? 'it' : 'them'} out.`,
      text: nameOf(first),
      at: bare.flatMap(({ header }) => header.slice(0, 1).map(rectOf)),
      toldWith: {
        rule: 'content-few-lines',
        adds: `${which} ${isOne ? 'is' : 'are'} told by title alone: say what you built or measured yourself, with which tools, and what came of it.`,
      },
    };
  },
};

/** One note for a list of projects that tells nothing but what they are called. */
function ofList(rows: readonly Row[]): RuleFinding {
  const [first] = rows;
  const name = quote(first?.text.replace(edges, '') ?? '', 60);
  return {
    title: 'Say what you did on these projects',
    advice: `“${name}” and ${rows.length - 1} more are names alone. Keep the ${rows.length > mostKept ? 'three or four' : 'ones'} that speak for you, and write two lines on each: what it was for, your own part, with which tools or how large it was, and what came of it.`,
    text: name,
    at: rows.slice(0, shown).map(rectOf),
    toldWith: {
      rule: 'content-few-lines',
      adds: `Your projects, “${name}” and ${rows.length - 1} more, are names alone: say of the ${rows.length > mostKept ? 'three or four best' : 'best'} what your own part was, with which tools or how large, and what came of it.`,
    },
  };
}
/** Of more projects a choice tells more. */
const mostKept = 4;
const shown = 6;

/** How a line about a project begins that was taken for a part of its head, or for the head of the next one. */
const tellsAim = /^\W*(?:aim|description|objective|abstract|scope|details?|summary|role|tools?|duration)\b/i;

/** Projects with a title of their own and nothing below, neither as lines nor as rows that were not read. */
function bareProjectsOf(resume: Resume): Entry[] {
  return sectionsOf(resume, 'projects').flatMap(({ entries, rows }) =>
    entries.filter((entry, i) => {
      const next = entries[i + 1]?.header[0];
      return isBare(entry) && !tellsAim.test(next?.text ?? '') && rowsBetween(rows, entry.header.at(-1), next) === 0;
    }),
  );
}

function isBare(entry: Entry): boolean {
  const name = nameOf(entry);
  const words = name.split(' ').length;
  return (
    entry.header.length > 0 &&
    entry.header.length <= mostRows &&
    linesOf(entry).length === 0 &&
    !entry.header.some(({ text }) => tellsAim.test(text)) &&
    (entry.captions?.length ?? 0) === 0 &&
    words >= wordsOfTitle.least &&
    words <= wordsOfTitle.most &&
    !noName.test(name) &&
    !firm.test(name) &&
    isClosed(name) &&
    titleScoreOf(name) < 1
  );
}

/** A name with one half of a pair of marks goes on in another row: "WITH A HORN”". */
const isClosed = (name: string) => /^\W*[\p{L}\d]/u.test(name) && /“/.test(name) === /”/.test(name);

/** A number before a name, and signs around it. */
const edges = /^[^\p{L}\p{N}“"(]*(?:\d{1,2}[.)]\s*)?|[\s:;,.–-]+$/gu;

const nameOf = ({ title, header }: Entry) => (title?.text ?? header[0]?.segments[0]?.text ?? '').replace(edges, '');

/** How many rows stand between a header and what follows it. */
function rowsBetween(rows: readonly Row[], last: Row | undefined, next: Row | undefined): number {
  const from = last ? rows.indexOf(last) : -1;
  const to = next ? rows.indexOf(next) : rows.length;
  return from < 0 ? 0 : Math.max(0, to - from - 1);
}
