/** The data of the server-sent events with one name, in order. */
export async function* eventsIn(body: ReadableStream<Uint8Array> | null, name: string): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const text = decoder.decode(value, { stream: true }).replaceAll('\r', '');
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event.name === name) yield event.data;
    }
  }
}

export function readEvent(block: string): { name: string; data: string } {
  const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const of = (field: string) => fields.flatMap((found) => (found?.[1] === field ? [found[2] ?? ''] : []));
  return { name: of('event').at(-1) ?? 'message', data: of('data').join('\n') };
}
