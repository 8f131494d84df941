/** No call has more than a few levels; what goes through a value level by level must not run out of stack. */
const deepest = 32;

type Read = { ok: true; value: unknown } | { ok: false };

/** Reads JSON that a stranger sent. Members that JavaScript itself understands, and depths nobody needs, are refused. */
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
