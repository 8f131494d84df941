import type { ReportDocument } from '@redmark/rubric';
import { linesOf, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { codeLanguages } from '../../words/code-languages.ts';
import { termCase } from '../../words/spelling/term-case.ts';

/** One tool may be left out on purpose; of so many a search would have found some. */
const fewest = 3;
const fewestListed = 2;
const mostNamed = 5;
const wordsOfItem = 4;
/** Below this share of the words the list of skills, or a part of it, may not have been read. */
const mostlyRead = 0.9;
/** Names that stand for a place, a firm or a file rather than for a tool that somebody can use. */
const noTools =
  /^(?:airbnb|coursera|ebay|facebook|instagram|linkedin|netflix|pinterest|snapchat|spotify|tiktok|twilio|whatsapp|wikipedia|youtube|google|microsoft|github|gitlab|gmail|iphone|ipad|itunes|paypal|skype|soundcloud|shopify|uber|cbse|icse|uae|ksa|mba|bba|bca|gst|hse|mep|pvc|rcc|cctv|hvac|siemens|adobe|mcafee|go|dart|swift|siri|julia|stackoverflow|crm|erp|xml|oauth|ios|macos|android|cisco|nosql|css|html|golang|ubuntu|debian|ethereum)$/;

/** Tools that lines about work and projects name and the list of skills does not, where programs look for them. */
export function unlistedTools(resume: Resume): ReportDocument['insights'] {
  const skills = sectionsOf(resume, 'skills').flatMap(({ rows }) => rows);
  if (resume.isAcademic || skills.length === 0 || resume.understanding.share < mostlyRead) return [];
  // A part of the list may have been read as lines of a job beside it.
  const items = resume.rows.filter(({ words }) => words.length <= wordsOfItem);
  const listed = new Set([...skills, ...items].flatMap(({ text }) => toolsIn(text)));
  // A list with hardly a tool is one of another trade, of traits, or drawn with letters that cannot be read.
  if (new Set(skills.flatMap(({ text }) => toolsIn(text))).size < fewestListed) return [];
  const everywhere = lettersOf(skills.map(({ text }) => text).join(' '));
  const entries = sectionsOf(resume, 'experience', 'projects').flatMap((section) => section.entries);
  const lines = entries.flatMap((entry) => [...entry.header, ...linesOf(entry)]);
  const used = [...new Set(lines.flatMap(({ text }) => toolsIn(text)))];
  // “ReactJS” is listed as “React”.
  const missing = used.filter(
    (name) => !listed.has(name) && !everywhere.includes(lettersOf(name).replace(/(?<=\p{L}{3})js$/u, '')),
  );
  if (missing.length < fewest) return [];
  const others = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  return [
    {
      title: 'List the tools that your lines name',
      text: `Your work and projects name ${listedInMarks(missing.slice(0, mostNamed))}${others}, and your list of skills does not. Recruiters and programs search in that list: add those that you could speak about. This does not affect your grade.`,
    },
  ];
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

/** The tools that a text names, as they are written rightly. */
export function toolsIn(text: string): string[] {
  const words =
    text.match(
      /\p{Lu}[\p{L}\d]*(?:\+\+|#|\.js)?(?! (?:Tower|Building|Cent(?:er|re)|Park|Stadium|Arena|Hall|Plaza)(?!\p{L}))|(?<![\p{L}\d])(?:iOS|macOS|jQuery)(?![\p{L}\d])/gu,
    ) ?? [];
  return words.flatMap((word) => {
    const small = word.toLowerCase().replace(/\.js$/, 'js');
    if (noTools.test(small) || !(termCase.has(small) || codeLanguages.has(small))) return [];
    return [termCase.get(small) ?? word];
  });
}
