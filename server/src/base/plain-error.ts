/** An error as it is logged: what it was and where, without any user data. */
type PlainError = {
  type: string;
  message: string;
  code?: string;
  /** Schema names, which the product itself chose. */
  table?: string;
  column?: string;
  constraint?: string;
  stack?: string;
  cause?: PlainError;
};

const deepest = 4;
const longest = 500;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const address = /[^\s@<>"'=:(]+@[^\s@<>"',;)]+/g;
const query = /\?[^\s"']*/g;
/** From the first quotation mark to the last: a value may itself contain some, and line breaks as well. */
const quoted = /"[\s\S]*"/;
/** Parsers quote invalid input in various ways. */
const snippet = /, (\.\.\.)?["'`][\s\S]*|Unexpected token [\s\S]*/;

type Details = { code?: unknown; table?: unknown; column?: unknown; constraint?: unknown; cause?: unknown };

/** An error for the log. Statements, their parameters and the details a database adds contain user data. */
export function plainError(error: unknown, depth = 1): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: plainText(String(error)) };
  const { code, table, column, constraint, cause }: Details = error;
  const stack = framesOf(error);
  return {
    type: error.name || error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code: plainText(code) } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof column === 'string' ? { column } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(stack === '' ? {} : { stack }),
    ...(cause === undefined || depth >= deepest ? {} : { cause: plainError(cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof SyntaxError) return error.message.replace(snippet, '…').slice(0, longest);
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map((one) => plainText(String(one?.message ?? one))).join('; ');
  return plainText(error.message);
}

function plainText(text: string): string {
  return text
    .replace(quoted, '"…"')
    .replace(uuid, '(id)')
    .replace(address, '(address)')
    .replace(query, '')
    .slice(0, longest);
}

/** The stack frames alone: the first lines of a stack repeat the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? 0 : stack.indexOf(message);
  const below = at < 0 ? stack : stack.slice(at + message.length);
  return below
    .split('\n')
    .filter((line) => /^\s+at \S/.test(line))
    .map((line) => line.trim())
    .join('\n');
}
