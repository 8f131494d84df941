import type { Brand } from '@redmark/contract';
import { escapeHtml } from '../../base/escape-html.ts';
import type { Email } from './mail.ts';

/** The sender's identity in e-mails. */
export type Sender = Pick<Brand, 'name' | 'operator' | 'address' | 'supportEmail' | 'colours'>;
type Content = { subject: string; paragraphs: string[]; code?: string; after: string[] };

const lineWidth = 72;
/** Colours without six consecutive digits, which somebody looking for a code could mistake for one. */
const ink = '#1c1a1f';
const faint = '#6e6a75';

/** Renders an e-mail as plain text and as HTML. */
export function renderEmail(sender: Sender, { subject, paragraphs, code, after }: Content): Email {
  const [accent, paper] = [sender.colours.accent, sender.colours.paper].map(({ light }) => withoutDigits(light));
  const closing = `${[sender.operator, ...sender.address].join(', ')} - questions? Write to ${sender.supportEmail}`;
  const lines = [...paragraphs, ...(code === undefined ? [] : [`    ${code}`]), ...after, `-- \n${closing}`];
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:${paper};color:${ink};`,
    'font:16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0">',
    '<tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"',
    `style="max-width:520px;background:#fff;border-top:4px solid ${accent}">`,
    '<tr><td style="padding:32px">',
    `<p style="margin:0 0 24px;font-weight:700;color:${accent}">${escapeHtml(sender.name)}</p>`,
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...after.map(paragraph),
    `<p style="margin:32px 0 0;font-size:13px;color:${faint}">`,
    ...wrapped(escapeHtml(closing)),
    '</p>',
    '</td></tr></table></td></tr></table></body></html>',
  ];
  return { subject, text: `${lines.flatMap((line) => [...wrapped(line), '']).join('\n')}`, html: html.join('\n') };
}

/** `#c2281d` as `rgb(194,40,29)`, for the reason above. */
const withoutDigits = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(',')})`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">\n${wrapped(escapeHtml(text)).join('\n')}\n</p>`;

const codeBlock = (code: string) =>
  `<p style="margin:24px 0;font:700 32px/1 ui-monospace,Menlo,Consolas,monospace;\nletter-spacing:6px">${code}</p>`;

/** Wraps text at a length that transport does not break up. */
function wrapped(text: string): string[] {
  if (text.startsWith(' ')) return [text];
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > lineWidth) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
