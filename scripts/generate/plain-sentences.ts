import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The running text of every source below a folder: Markdown, textbooks in CNXML, and the tasks of O*NET. */
export function* plainSentences(folder: string): Generator<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const file of files) {
    const read = () => readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.md')) yield* sentencesOf(textOfMarkdown(read()));
    if (file.endsWith('.cnxml')) yield* sentencesOf(textOfMarkup(read()));
    // A row of the table of tasks: occupation, task number, task, and more.
    if (file.endsWith('.txt')) for (const row of read().split('\n')) yield* sentencesOf(row.split('\t')[2] ?? row);
  }
}

/** Prose of a Markdown page without code, tables, headings, links' addresses and names of buttons. */
function textOfMarkdown(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '\n\n')
    .replace(/^(?:#|\||>|:::|\[!|\s*<).*$/gm, '\n')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*[^*]+\*\*|`[^`]*`|\{[%{][^}]*[%}]\}/g, ' § ')
    .replace(/&#?\w+;|<[^>]+>|[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '')
    .replace(/^\s*(?:[-+*]|\d+\.)\s+/gm, '\n\n');
}

/** Paragraphs of a textbook's module. */
function textOfMarkup(text: string): string {
  return [...text.matchAll(/<para[^>]*>([\s\S]*?)<\/para>/g)]
    .map(([, inner = '']) => inner.replace(/<footnote[\s\S]*?<\/footnote>|<[^>]+>/g, '').replace(/&#?\w+;/g, ' '))
    .join('\n\n');
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[\p{Ll})]{2}[.!?]) (?=\p{Lu})/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{Ll}{2}/u.test(sentence));
}
