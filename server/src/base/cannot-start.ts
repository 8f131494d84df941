/** Exit statuses (sysexits.h): a supervisor may treat them differently. */
export const exits = {
  /** An unexpected error, or parts that did not close in time. */
  unexpected: 1,
  /** A service needed at start did not respond for minutes. Starting again may help. */
  partMissing: 69,
  /** A bug: an uncaught exception. Starting again helps for a while. */
  fault: 70,
  /** The data folder is damaged or cannot be used. Somebody has to look at it. */
  dataUnusable: 74,
  /** The port or the data folder belongs to another process. Starting again later may help. */
  taken: 75,
  /** A setting is missing or wrong. Starting again does not help. */
  settings: 78,
} as const;

/** A failed start, with a message that says what to do. */
export class CannotStart extends Error {
  readonly exit: (typeof exits)[keyof typeof exits];

  constructor(why: keyof typeof exits, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
    this.exit = exits[why];
  }
}
