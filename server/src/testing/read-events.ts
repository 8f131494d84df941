import type { Progress } from '@redmark/contract';

/** Follows a stream of server-sent `progress` events, as whoever the token belongs to. */
export async function followProgress(url: string, token?: string) {
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!answer.body) throw new Error(`${url} answered nothing.`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** The next event, or undefined when the stream has ended. */
  async function next(): Promise<Progress | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const data = /^event: progress\ndata: (.*)$/.exec(block)?.[1];
        if (data !== undefined) return JSON.parse(data);
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  }

  return {
    answer,
    next,
    async rest(): Promise<Progress[]> {
      const events: Progress[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    leave: async () => await reader.cancel(),
  };
}
