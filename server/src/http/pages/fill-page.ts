import type { Processor } from '@redmark/contract';
import { escapeHtml } from '../../base/escape-html.ts';

/** Placeholders in prerendered pages for what only an installation knows. */
const originBlank = 'https://origin.invalid';
const processorsBlank = /(<ul[^>]*\bdata-processors="([a-z-]+)"[^>]*>)<\/ul>/g;

export type Blanks = { publicUrl: string | undefined; processors: Processor[] };

/** Pages are prerendered once for every installation; this fills in its address and its processors, so that they hold without a script. */
export function fillPage(html: string, { publicUrl, processors }: Blanks): string {
  const listOf = (kind: string) =>
    processors
      .filter((processor) => processor.kind === kind)
      .map(({ name, purpose }) => `<li><b>${escapeHtml(name)}</b> ${escapeHtml(purpose)}</li>`)
      .join('') || '<li>None.</li>';
  return html
    .replaceAll(originBlank, publicUrl ?? '')
    .replace(processorsBlank, (_, open: string, kind: string) => `${open}${listOf(kind)}</ul>`);
}
