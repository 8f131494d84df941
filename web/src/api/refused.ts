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

/** The refusal in the body of a reply, if it is one of ours. */
export function refusalIn(body: unknown, status: number): Refused | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body && 'message' in body)) return undefined;
  const { code, message } = body;
  return typeof code === 'string' && typeof message === 'string' ? new Refused(code, message, status) : undefined;
}

/** Whatever was thrown, as an error: JavaScript lets anything be thrown. */
export const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

export const messageOf = (thrown: unknown) => asError(thrown).message;

/** Whatever was thrown, as a refusal; what is none has no code and no status to decide by. */
export const asRefused = (thrown: unknown) => (thrown instanceof Refused ? thrown : new Refused('', messageOf(thrown)));
