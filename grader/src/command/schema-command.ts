import { type Command, exitStatus, WrongCall } from './command.ts';
import { parseWords } from './parse-words.ts';

const usage = `Usage: redmark schema [line|report]

Prints a JSON schema (draft 2020-12).

  line     a line that redmark grade --json prints (default)
  report   what grade() of the library answers`;

/** `redmark schema`: the JSON schemas of reports. */
export const schemaCommand: Command = { name: 'schema', summary: 'print the JSON schema of reports', usage, run };

async function run(args: string[]): Promise<number> {
  const { positionals } = parseWords(args, {});
  const [name = 'line'] = positionals;
  if (positionals.length > 1 || (name !== 'line' && name !== 'report')) throw new WrongCall('Name line or report.');
  const { default: schema } = await (name === 'line'
    ? import('../schema/line.json', { with: { type: 'json' } })
    : import('../schema/report.json', { with: { type: 'json' } }));
  console.log(JSON.stringify(schema, undefined, 2));
  return exitStatus.done;
}
