import { parseArgs } from 'node:util';
import { type GradeFilesOptions, gradeFiles } from './grade-files.ts';
import { proofreadFile } from './proofread-file.ts';

const usage = `Usage: redmark grade [--json] [--images FOLDER] [--annotated OUT.pdf] [--today YYYY-MM-DD] FILE...
       redmark proofread FILE.jsonl

  --json            one JSON line for each file instead of a summary
  --images FOLDER   write the page images there, 504 and 1008 pixels wide
  --annotated OUT   write a copy of the one FILE with the findings as PDF annotations
  --today DATE      the day the resume was handed in; by default today

proofread reads lines of {"id", "text"} and prints {"id", "findings": [{start, end, rule, replacement}]}.

Exit status: 0 when every file was read, 1 when some were not, 2 for a wrong call.`;

/** Runs the command line with its arguments. Returns the exit status. */
export async function run([command, ...args]: string[]): Promise<number> {
  const [file] = args;
  if (command === 'proofread' && file !== undefined && args.length === 1) return proofreadFile(file);
  const options = command === 'grade' ? optionsOf(args) : undefined;
  if (options) return await gradeFiles(options);
  const isHelp = command === '--help' || command === 'help';
  (isHelp ? console.log : console.error)(usage);
  return isHelp ? 0 : 2;
}

const text = { type: 'string' } as const;
const known = { json: { type: 'boolean', default: false }, images: text, annotated: text, today: text } as const;

/** The options of `grade`; undefined for a wrong call. */
function optionsOf(args: string[]): GradeFilesOptions | undefined {
  try {
    const { values, positionals: files } = parseArgs({ args, options: known, allowPositionals: true });
    const { json, images, annotated, today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) } = values;
    const fits = files.length === 1 || (files.length > 1 && annotated === undefined);
    if (!fits || !/^\d{4}-\d{2}-\d{2}$/.test(today)) return undefined;
    return { files, json, today, ...(images ? { images } : {}), ...(annotated ? { annotated } : {}) };
  } catch {
    return undefined;
  }
}
