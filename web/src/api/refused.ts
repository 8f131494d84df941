/** The server said no, or could not be reached: a code to decide by and a sentence to show. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number | undefined;

  constructor(code: string, message: string, status?: number) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.status = status;
  }
}
