import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of `docs/specification/`: the requirement, where it is implemented, and which tests cover it. */
type Row = {
  page: string;
  line: number;
  files: string[];
  tests: { file: string; title: string }[];
  note: string;
};

const columns = 4;
const path = /`([\w.@-]+(?:\/[\w.@-]+)+)`/g;

export function readSpecification(folder: string): { rows: Row[]; complaints: string[] } {
  const complaints: string[] = [];
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((page) => rowsOf(page, readFileSync(join(folder, page), 'utf8'), complaints));
  return { rows, complaints };
}

export function rowsOf(page: string, text: string, complaints: string[]): Row[] {
  return text.split('\n').flatMap((source, index) => {
    const isRow = source.startsWith('|') && !/^\| (?:Statement|---)/.test(source) && !/^\|\s*-+/.test(source);
    if (!isRow) return [];
    const cells = source
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (cells.length !== columns)
      complaints.push(`${page}:${index + 1} has ${cells.length} cells instead of ${columns}`);
    const [, where = '', shown = '', note = ''] = cells;
    const files = [...where.matchAll(path)].flatMap(([, file]) => file ?? []);
    const tests =
      shown === ''
        ? []
        : shown
            .split('<br>')
            .flatMap((one) => testIn(one, () => complaints.push(`${page}:${index + 1} does not name a test: ${one}`)));
    return [{ page, line: index + 1, files, tests, note }];
  });
}

function testIn(text: string, complain: () => void): { file: string; title: string }[] {
  const [, file, title] = /^`([^`]+)`: “(.+)”$/.exec(text.trim()) ?? [];
  if (file && title) return [{ file, title }];
  complain();
  return [];
}

/** The errors of a row: a file that does not exist, a test that is not in its file, or nothing named at all. */
export function complaintsAbout({ page, line, files, tests, note }: Row, root: string): string[] {
  const at = `${page}:${line}`;
  const missing = files.filter((file) => !existsSync(join(root, file)));
  return [
    ...missing.map((file) => `${at} names ${file}, which does not exist`),
    ...tests.flatMap(({ file, title }) => testComplaint(join(root, file), file, title).map((said) => `${at} ${said}`)),
    ...(files.length === 0 && note === '' ? [`${at} names no file and no reason`] : []),
    ...(tests.length === 0 && note === '' ? [`${at} names no test and no reason`] : []),
  ];
}

function testComplaint(full: string, file: string, title: string): string[] {
  if (!existsSync(full)) return [`names ${file}, which does not exist`];
  const source = readFileSync(full, 'utf8').replaceAll("\\'", "'");
  const isTest = [`'${title}'`, `\`${title}\``].some((quoted) => source.includes(quoted));
  return isTest ? [] : [`names “${title}”, which is no test of ${file}`];
}
