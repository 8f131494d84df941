import { dayOf, isDay } from '../../day.ts';
import { type Command, WrongCall } from '../command.ts';
import { parseWords } from '../parse-words.ts';

const usage = `Usage: redmark match --advert FILE [--json] [--today YYYY-MM-DD] RESUME...

Says how resumes (PDF) fit a job advert (plain text): what it demands, what each resume shows, lists or misses. The best
match comes first.

  --advert FILE   the advert as text; - reads it from standard input
  --json          one JSON line for each resume instead of a summary
  --today DATE    the day to which present jobs are counted; by default today

Exit status: 0 every resume was read, 1 some were not, 2 wrong call.`;

const text = { type: 'string' } as const;
const known = { advert: text, json: { type: 'boolean', default: false }, today: text } as const;

/** `redmark match`: resumes compared with a job advert. */
export const matchCommand: Command = { name: 'match', summary: 'compare resumes with a job advert', usage, run };

async function run(args: string[]): Promise<number> {
  const { values, positionals: files } = parseWords(args, known);
  const { advert, json, today = dayOf(new Date()) } = values;
  if (advert === undefined) throw new WrongCall('Name the advert: --advert FILE.');
  if (files.length === 0) throw new WrongCall('Name one or more resumes.');
  if (!isDay(today)) throw new WrongCall(`--today: ${today} is not a day. Write it as YYYY-MM-DD.`);
  const { matchFiles } = await import('./match-files.ts');
  return await matchFiles({ advert, json, today, files });
}
