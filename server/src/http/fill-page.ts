import type { Processor } from '@redmark/contract';

/** What stands in drawn pages for what only an installation knows. */
const originBlank = 'https://origin.invalid';
const processorsBlank = /(<ul[^>]*\bdata-processors\b[^>]*>)<\/ul>/;

export type Blanks = { publicUrl: string | undefined; processors: Processor[] };

/** Pages are drawn once for every installation; this fills in whose they are, so that they are true without a script. */
export function fillPage(html: string, { publicUrl, processors }: Blanks): string {
  const lines = processors.map(({ name, purpose }) => `<li><b>${escaped(name)}</b> ${escaped(purpose)}</li>`);
  const none = '<li>None. This installation runs on the operator’s own machines.</li>';
  return html
    .replaceAll(originBlank, publicUrl ?? '')
    .replace(processorsBlank, (_, open: string) => `${open}${lines.join('') || none}</ul>`);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
