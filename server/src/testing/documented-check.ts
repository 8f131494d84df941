import { readFileSync } from 'node:fs';

type IsGenuine = (body: string, header: string, secret: string, now?: number) => boolean;

/** The check of a signature exactly as `docs/webhooks.md` shows it. */
export async function documentedCheck(): Promise<IsGenuine> {
  const page = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return isGenuine;
}
