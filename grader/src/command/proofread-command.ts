import { readFileSync } from 'node:fs';
import { type Command, exitStatus, WrongCall } from './command.ts';
import { parseWords } from './parse-words.ts';

const usage = `Usage: redmark proofread FILE.jsonl

Reads lines of {"id", "text"} and prints {"id", "findings": [{start, end, rule, replacement}]} for each.
With - for the file it reads standard input.`;

/** `redmark proofread`: the grammar of single lines. */
export const proofreadCommand: Command = {
  name: 'proofread',
  summary: 'check the grammar of single lines',
  usage,
  run,
};

type Line = { id: unknown; text: string };

async function run(args: string[]): Promise<number> {
  const { positionals } = parseWords(args, {});
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new WrongCall('Name one file.');
  const lines = linesOf(file);
  const { proofread } = await import('../proofread/proofread.ts');
  for (const { id, text } of lines) console.log(JSON.stringify({ id, findings: proofread(text) }));
  return exitStatus.done;
}

/** Every line is read before the first is checked, so that a broken one stops the call and not the middle of its output. */
function linesOf(file: string): Line[] {
  return textOf(file)
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parsed(line, `${file}:${index + 1}`)]));
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new WrongCall(isMissing ? `There is no file ${file}.` : `${file} cannot be read.`);
  }
}

function parsed(line: string, place: string): Line {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
      return { id: 'id' in value ? value.id : undefined, text: value.text };
  } catch {
    throw new WrongCall(`${place}: this line is not JSON.`);
  }
  throw new WrongCall(`${place}: this line needs a "text" that is a string.`);
}
