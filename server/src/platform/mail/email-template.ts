import type { Brand } from '@redmark/contract';
import { escapeHtml } from '../../base/escape-html.ts';
import type { Email } from './mail.ts';

/** The sender's identity in e-mails. */
export type Sender = Pick<Brand, 'name' | 'operator' | 'address' | 'supportEmail' | 'colours'>;
type Content = {
  subject: string;
  /** What lists of letters show after the subject; the first paragraph, if not set. */
  preheader?: string;
  paragraphs: string[];
  code?: string;
  /** What to do next, as a button; in plain text its address. */
  action?: { label: string; url: string };
  after: string[];
};

const lineWidth = 72;
/** Colours without six consecutive digits, which somebody looking for a code could mistake for one. */
const light = { ink: '#1c1a1f', faint: '#6e6a75', sheet: '#fff' };
const dark = { ink: '#f2eee4', faint: '#b8b1a1', sheet: '#1e1c17' };

/** Renders an e-mail as plain text and as HTML, which follows the reader's colour scheme where the program can. */
export function renderEmail(sender: Sender, content: Content): Email {
  const { subject, paragraphs, code, action, after } = content;
  const closing = `${[sender.operator, ...sender.address].join(', ')} - questions? Write to ${sender.supportEmail}`;
  const lines = [
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action ? [`${action.label}:`, ` ${action.url}`] : []),
    ...after,
    `-- \n${closing}`,
  ];
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>\n${styleOf(sender.colours)}\n</style></head>`,
    `<body class="desk" style="margin:0;background:${withoutDigits(sender.colours.paper.light)};color:${light.ink};`,
    'font:16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif">',
    ...preheaderOf(content.preheader ?? paragraphs[0] ?? ''),
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0">',
    '<tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet"',
    `style="max-width:520px;background:${light.sheet};border-top:4px solid ${accentOf(sender)}">`,
    '<tr><td style="padding:32px">',
    `<p class="accent" style="margin:0 0 24px;font-weight:700;color:${accentOf(sender)}">${escapeHtml(sender.name)}</p>`,
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
    `<p class="faint" style="margin:32px 0 0;font-size:13px;color:${light.faint}">`,
    ...wrapped(escapeHtml(closing)),
    offMark,
    '</p>',
    '</td></tr></table></td></tr></table></body></html>',
  ];
  return { subject, text: `${lines.flatMap((line) => [...wrapped(line), '']).join('\n')}`, html: html.join('\n') };
}

/** Where the line stands that turns letters like this off. */
const offMark = '<!-- off -->';

/** Adds the address at which letters like this are turned off: for people in the letter, for programs in its headers. */
export function withUnsubscribe({ unsubscribe, ...email }: Email): Email & { headers: Record<string, string> } {
  if (unsubscribe === undefined) return { ...email, html: email.html.replace(`${offMark}\n`, ''), headers: {} };
  return {
    ...email,
    text: `${email.text}\nNo more emails like this:\n ${unsubscribe}\n`,
    html: email.html.replace(
      offMark,
      `<br><a class="faint" style="color:${light.faint}"\nhref="${escapeHtml(unsubscribe)}">No more emails like this</a>`,
    ),
    // RFC 8058: the mail program shows a button of its own, which needs no page.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const accentOf = ({ colours }: Pick<Sender, 'colours'>) => withoutDigits(colours.accent.light);

/** Programs that know the scheme of their reader take these; others keep what is written at each part. */
const styleOf = ({ accent, paper }: Sender['colours']) =>
  [
    '@media (prefers-color-scheme: dark) {',
    `.desk { background: ${withoutDigits(paper.dark)} !important; color: ${dark.ink} !important }`,
    `.sheet { background: ${dark.sheet} !important; border-color: ${withoutDigits(accent.dark)} !important }`,
    `.accent { color: ${withoutDigits(accent.dark)} !important }`,
    `.faint { color: ${dark.faint} !important }`,
    `.button { background: ${dark.ink} !important; color: ${dark.sheet} !important }`,
    '}',
  ].join('\n');

/** Not shown in the letter; the spaces keep what follows out of the list. */
const preheaderOf = (text: string) => [
  '<div style="display:none;max-height:0;overflow:hidden">',
  ...wrapped(escapeHtml(text)),
  '&#8199;&#847; '.repeat(12).trim(),
  '</div>',
];

/** `#c2281d` as `rgb(194,40,29)`, for the reason above. */
const withoutDigits = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(',')})`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">\n${wrapped(escapeHtml(text)).join('\n')}\n</p>`;

const codeBlock = (code: string) =>
  `<p style="margin:24px 0;font:700 32px/1 ui-monospace,Menlo,Consolas,monospace;\nletter-spacing:6px">${code}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0">\n<a class="button" href="${escapeHtml(url)}"\nstyle="display:inline-block;padding:12px 24px;background:${light.ink};color:${light.sheet};\nborder-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

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
