/** No call nests deeper than a few levels; the limit protects recursive code from running out of stack. */
const deepest = 32;

type Read = { ok: true; value: unknown } | { ok: false };

/** Parses JSON from an untrusted sender. Refuses `__proto__` members and excessive nesting. */
export function readJson(text: string): Read {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) ? { ok: true, value } : { ok: false };
  } catch {
    return { ok: false };
  }
}

function isPlain(value: unknown): boolean {
  const waiting: [unknown, number][] = [[value, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [one, depth] = next;
    if (typeof one !== 'object' || one === null) continue;
    if (depth >= deepest || Object.hasOwn(one, '__proto__')) return false;
    for (const inner of Object.values(one)) waiting.push([inner, depth + 1]);
  }
  return true;
}
