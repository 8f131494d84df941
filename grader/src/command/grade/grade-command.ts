import { type Letter, letters } from '@redmark/rubric';
import { dayOf, isDay } from '../../day.ts';
import { type Command, WrongCall } from '../command.ts';
import { type FormatName, formatNames } from '../formats/format.ts';
import { parseWords } from '../parse-words.ts';
import { inputsOf } from './inputs.ts';
import { type FormatFile, needFolderOf } from './outputs.ts';

const usage = `Usage: redmark grade [OPTION...] FILE|FOLDER|GLOB|- ...

  --format FORMAT   text (default), json (a line for each file), csv, sarif, html or github (workflow annotations)
  --json            the same as --format json
  --also FORMAT=OUT write all results to a file in another format as well; may be given several times
  --min-grade B     exit with 3 when a resume is graded below B, or gets no grade
  --out FOLDER      write the reports there, and for each resume a marked PDF
  --images FOLDER   write the page images there, 504 and 1008 pixels wide
  --annotated OUT   write a copy of the one FILE with the findings as PDF annotations
  --today DATE      the day the resume was handed in, YYYY-MM-DD; by default today
  --threads NUMBER  how many files are graded at once; by default one for each core

A folder stands for all PDFs in it and in its folders, - for a PDF on standard input.
Colours follow the terminal, NO_COLOR and FORCE_COLOR.

Exit status: 0 every file was read, 1 some were not, 2 wrong call, 3 a resume is graded below --min-grade.`;

const text = { type: 'string' } as const;
const known = {
  format: text,
  json: { type: 'boolean', default: false },
  also: { type: 'string', multiple: true },
  'min-grade': text,
  out: text,
  images: text,
  annotated: text,
  today: text,
  threads: text,
} as const;

/** `redmark grade`: grades resumes and prints or writes their reports. */
export const gradeCommand: Command = { name: 'grade', summary: 'grade resumes in PDF', usage, run };

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, known);
  const { json, format, also = [], images, annotated, out, today = dayOf(new Date()), threads } = values;
  if (!isDay(today)) throw new WrongCall(`--today: ${today} is not a day. Write it as YYYY-MM-DD.`);
  const minGrade = values['min-grade'] === undefined ? undefined : letterNamed(values['min-grade']);
  const inputs = inputsOf(positionals);
  if (annotated !== undefined) {
    if (inputs.length !== 1) throw new WrongCall('--annotated takes one file. Use --out FOLDER for several.');
    needFolderOf(annotated);
  }
  const { gradeFiles } = await import('./grade-files.ts');
  return await gradeFiles({
    inputs,
    format: formatNamed(format, json),
    also: also.map(fileNamed),
    today,
    threads: threads === undefined ? undefined : countIn(threads),
    minGrade,
    images,
    annotated,
    out,
  });
}

function letterNamed(text: string): Letter {
  const letter = letters.find((one) => one === text.toUpperCase());
  if (letter === undefined)
    throw new WrongCall(`--min-grade: ${text} is no grade. The grades are ${letters.join(' ')}.`);
  return letter;
}

function formatNamed(text: string | undefined, json: boolean): FormatName {
  if (text === undefined) return json ? 'json' : 'text';
  const name = knownFormat('--format', text);
  if (json && name !== 'json') throw new WrongCall('--json and --format ask for different formats. Give one of them.');
  return name;
}

/** The format and the file of `FORMAT=OUT`. */
function fileNamed(text: string): FormatFile {
  const [name = '', ...rest] = text.split('=');
  const path = rest.join('=');
  if (path === '') throw new WrongCall(`--also: write ${text} as FORMAT=OUT.`);
  needFolderOf(path);
  return { format: knownFormat('--also', name), path };
}

function knownFormat(option: string, text: string): FormatName {
  const name = formatNames.find((one) => one === text);
  if (name === undefined) throw new WrongCall(`${option}: there is no ${text}. Take ${formatNames.join(', ')}.`);
  return name;
}

function countIn(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new WrongCall('--threads takes a number from 1 to 64.');
  return count;
}
