import { gradeFiles } from './grade-files.ts';
import { proofreadFile } from './proofread-file.ts';

const usage = `Usage: redmark grade [--json] [--images FOLDER] [--annotated OUT.pdf] [--today YYYY-MM-DD] FILE...
       redmark proofread FILE.jsonl

  --json            one JSON line for each file instead of a summary
  --images FOLDER   write the page images there, 504 and 1008 pixels wide
  --annotated OUT   write a copy of the one FILE with the findings as PDF annotations
  --today DATE      the day the resume was handed in; today unless told

proofread reads lines of {"id", "text"} and prints {"id", "findings": [{start, end, rule, replacement}]}.

Exit status: 0 when every file was read, 1 when some were not, 2 for a wrong call.`;

/** What the command line does with its words. Answers the exit status. */
export async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'proofread' && args.length === 1) return proofreadFile(args[0] as string);
  const options = command === 'grade' ? optionsOf(args) : undefined;
  if (options) return await gradeFiles(options);
  const asked = command === '--help' || command === 'help';
  (asked ? console.log : console.error)(usage);
  return asked ? 0 : 2;
}

function optionsOf(words: string[]): Parameters<typeof gradeFiles>[0] | undefined {
  const options: Parameters<typeof gradeFiles>[0] = {
    files: [],
    json: false,
    today: new Date().toISOString().slice(0, 10),
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const value = words[i + 1];
    if (word === '--json') options.json = true;
    else if (word === '--images' && value) options.images = words[++i] as string;
    else if (word === '--annotated' && value) options.annotated = words[++i] as string;
    else if (word === '--today' && value && /^\d{4}-\d{2}-\d{2}$/.test(value)) options.today = words[++i] as string;
    else if (word.startsWith('--')) return undefined;
    else options.files.push(word);
  }
  const fits = options.files.length === 1 || (options.files.length > 1 && options.annotated === undefined);
  return fits ? options : undefined;
}
