import type { Processor } from '@redmark/contract';
import { escapeHtml } from '../../base/escape-html.ts';

/** Placeholders in prerendered pages for values that depend on the installation. */
const originBlank = 'https://origin.invalid';
const processorsBlank = /(<ul[^>]*\bdata-processors="([a-z-]+)"[^>]*>)<\/ul>/g;

export type Blanks = { publicUrl: string | undefined; processors: Processor[] };

/**
 * Fills the origin and the processors of this installation into a prerendered page, so that it is correct without a
 * script.
 */
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
