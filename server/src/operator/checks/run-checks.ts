import { inTime } from '../../base/in-time.ts';
import { plainError } from '../../base/plain-error.ts';

/** One thing to try against a part of the installation. */
export type Check = {
  part: string;
  /** Resolves to what works, in a few words; rejects with what does not. */
  attempt: () => Promise<string>;
  /** What to look at when it does not. */
  advice: string;
};

/** What does not work, in words for the operator. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

const patienceSeconds = 120;
const widestPart = 9;

/** Tries everything, one after the other, and says a line of each. */
export async function runChecks(checks: Check[], say: (line: string) => void): Promise<boolean> {
  let areAllWell = true;
  for (const { part, attempt, advice } of checks) {
    const name = part.padEnd(widestPart);
    try {
      const works = await inTime(patienceSeconds, attempt());
      if (works === undefined) throw new CheckFailed(`no answer within ${patienceSeconds} seconds`);
      say(`ok     ${name} ${works}`);
    } catch (error) {
      areAllWell = false;
      say(`FAILS  ${name} ${whatOf(error)}. ${advice}`);
    }
  }
  return areAllWell;
}

function whatOf(error: unknown): string {
  const { message, code, cause } = plainError(error);
  const why = cause === undefined ? '' : ` (${[cause.code, cause.message].filter(Boolean).join(': ')})`;
  return `${code === undefined ? '' : `${code}: `}${message.replace(/\.$/, '')}${why}`;
}
