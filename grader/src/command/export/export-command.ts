import { dayOf } from '../../day.ts';
import { type Command, exitStatus, WrongCall } from '../command.ts';
import { gradedBy } from '../grade/graded-by.ts';
import { bytesOf } from '../grade/inputs.ts';
import { parseWords } from '../parse-words.ts';

const usage = `Usage: redmark export --to json-resume FILE|-

Prints what was read in a resume in another format.

  --to FORMAT   json-resume, the schema of jsonresume.org`;

/** `redmark export`: the reading of a resume in another format. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'print what was read in a resume as JSON Resume',
  usage,
  run,
};

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, { to: { type: 'string' } });
  const [file] = positionals;
  if (values.to !== 'json-resume') throw new WrongCall('--to: name the format, json-resume.');
  if (file === undefined || positionals.length > 1) throw new WrongCall('Name one file, or - for standard input.');
  const bytes = await bytesOf({ path: file });
  const outcome = bytes instanceof Uint8Array ? await gradedAlone(bytes) : bytes;
  if (!outcome.ok) {
    console.error(`${file}: ${outcome.error.message}`);
    return exitStatus.someUnread;
  }
  const { jsonResumeOf } = await import('./json-resume.ts');
  console.log(JSON.stringify(jsonResumeOf(outcome), undefined, 2));
  return exitStatus.done;
}

async function gradedAlone(bytes: Uint8Array) {
  const { openThreads } = await import('../open-threads.ts');
  const pool = await openThreads(1);
  try {
    const { graded } = await gradedBy(pool, bytes, { today: dayOf(new Date()) });
    return graded;
  } finally {
    await pool.close();
  }
}
