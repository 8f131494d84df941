/**
 * How values are parsed from the database, the same for both engines: by default PGlite and pg return bigint, date and
 * bytea differently, and a test that passed on one would fail on the other.
 */
const bytea = 17;
const bigint = 20;
const date = 1082;

export const valueParsers: Record<number, (text: string) => unknown> = {
  [bigint]: Number,
  [date]: (text) => text,
  [bytea]: (text) => Uint8Array.from(Buffer.from(text.slice('\\x'.length), 'hex')),
};
