/** A command of `redmark`. Its module loads little; what it needs to work is loaded by `run`. */
export type Command = {
  name: string;
  /** What it does, in a few words for the list of commands. */
  summary: string;
  /** What `redmark NAME --help` prints. */
  usage: string;
  /** Runs with the words after its name and returns the exit status. Throws `WrongCall` for words it cannot take. */
  run(args: string[]): Promise<number>;
};

/** The exit statuses of every command. */
export const exitStatus = { done: 0, someUnread: 1, wrongCall: 2, belowGrade: 3 } as const;

/** The words of a call make no sense together. The message is a sentence that says what to change. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall';
}
