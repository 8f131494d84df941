import { exitStatus, WrongCall } from './command.ts';
import { commands } from './commands.ts';
import { versionLine } from './version.ts';

const widest = Math.max(...commands.map(({ name }) => name.length));
const overview = `Usage: redmark COMMAND [OPTION...] [FILE...]

${commands.map(({ name, summary }) => `  ${name.padEnd(widest)}   ${summary}`).join('\n')}

  redmark COMMAND --help   the options of a command
  redmark --version        the version and the rubric that it grades by

Exit status: 0 done, 1 some files were not read, 2 wrong call, 3 a resume is graded below --min-grade.`;

/** Runs the command line with its arguments. Returns the exit status. */
export async function run([first, ...args]: string[]): Promise<number> {
  if (first === '--version' || first === '-v') return print(await versionLine());
  const wantsHelp = first === undefined || ['--help', '-h', 'help'].includes(first);
  const name = wantsHelp ? args[0] : first;
  const command = commands.find((one) => one.name === name);
  if (command) {
    if (wantsHelp || asksForHelp(args)) return print(command.usage);
    try {
      return await command.run(args);
    } catch (error) {
      if (!(error instanceof WrongCall)) throw error;
      console.error(`${error.message}\n\n${command.usage}`);
      return exitStatus.wrongCall;
    }
  }
  if (wantsHelp && first !== undefined && name === undefined) return print(overview);
  const unknown = name === undefined ? 'Name a command.' : `There is no command ${name}.`;
  console.error(`${unknown}\n\n${overview}`);
  return exitStatus.wrongCall;
}

function asksForHelp(args: string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h');
}

function print(text: string): number {
  console.log(text);
  return exitStatus.done;
}
