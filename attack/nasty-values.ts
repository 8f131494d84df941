/** A seeded source of numbers from 0 to 1, so that a run that found something can be repeated. */
export type Dice = () => number;

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<Value>(dice: Dice, values: readonly Value[]): Value {
  return values[Math.floor(dice() * values.length)] as Value;
}

/** A value as JSON text, since some of what is sent cannot be written as a value. */
export type JsonText = string;

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const deepObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f\u0085',
  '\n\r\t',
  '\u202e\u2066evil\u2069',
  'Zoe\u0308\u0301\u0301\u0301',
  '\ufeff\ufffe\uffff',
  '\u{1f469}\u200d\u{1f4bb}',
  "' or 1=1; --",
  '"; drop table account; --',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00%2e%2e%2f',
  '{{7*7}}<%= 7*7 %>',
  '%s%n%x%p',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e999',
  '9007199254740993',
  '2026-02-30T25:61:61Z',
  'F5C69A2D-0FB5-41EC-BC3B-1CBBD13D03A1',
  '00000000-0000-0000-0000-000000000000',
  'ada@example.com',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  'x'.repeat(5000),
  '\u00df\u0130\u0149'.repeat(500),
  '('.repeat(3000),
];

const nastyJson: JsonText[] = [
  ...nastyTexts.map((text) => JSON.stringify(text)),
  '"\\ud800"',
  '"\\udfff\\ud800"',
  'null',
  'true',
  'false',
  '0',
  '-1',
  '-0',
  '0.1',
  '1e308',
  '-1e400',
  '2147483648',
  '9223372036854775808',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"length":1e9}',
  '{"toString":1,"valueOf":1,"toJSON":1}',
  deep(100),
  deep(5000),
  deepObjects(5000),
  `[${'1,'.repeat(2000)}1]`,
  `{${Array.from({ length: 500 }, (_, key) => `"k${key}":1`).join(',')}}`,
];

export const nastyText = (dice: Dice): string => oneOf(dice, nastyTexts);
export const nastyValue = (dice: Dice): JsonText => oneOf(dice, nastyJson);

const brokenJson = ['', '{', '[', '{"a":}', '\u0000', '"', '{"a":1}}', '\ufeff{}', '{a:1}', 'undefined', deep(60_000)];
export const brokenBody = (dice: Dice): string => oneOf(dice, brokenJson);

const nastyHeaders: Record<string, string>[] = [
  { host: '[' },
  { host: 'a b' },
  { host: '%00' },
  { host: 'x:99999' },
  { host: '' },
  { host: 'evil.example' },
  { host: '[::1]:80' },
  { host: `${'a'.repeat(300)}.example` },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': '/' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { 'accept-encoding': 'br;q=NaN, *;q=-1' },
  { accept: 'a/b/c' },
  { range: 'bytes=-1-5,9-1' },
  { 'if-none-match': '"'.repeat(2000) },
  { 'if-modified-since': 'yesterday' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'.'.repeat(4000)}` },
  { authorization: 'Basic Og==' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { 'x-forwarded-for': '::ffff:1.2.3.4, \u00ff' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: '='.repeat(3000) },
  { expect: '100-continue' },
  { 'last-event-id': '\u00ff' },
];
export const nastyHeader = (dice: Dice): Record<string, string> => oneOf(dice, nastyHeaders);
