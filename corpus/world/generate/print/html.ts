import { type Block, type Run, type Sheet, signOf } from '../block.ts';

/** A sheet as a page for a browser to print. `photo` is a PNG. */
export function htmlOf(sheet: Sheet, photo: Uint8Array): string {
  const picture = `data:image/png;base64,${Buffer.from(photo).toString('base64')}`;
  const print = (blocks: Block[]) => listsIn(blocks, picture);
  const { side } = sheet;
  const aside = side ? `<aside style="background:${side.colour};color:${side.ink}">${print(side.blocks)}</aside>` : '';
  const main = `<main>${print(sheet.main)}</main>`;
  const body = side ? `<div class="pair ${side.at}">${side.at === 'left' ? aside + main : main + aside}</div>` : main;
  return `<!doctype html><html lang="${sheet.language}"><meta charset="utf-8"><style>${styleOf(sheet)}</style>
<body>${print(sheet.head)}${body}</body></html>`;
}

function styleOf({ paper, font, size, side }: Sheet): string {
  const page = `${paper === 'a4' ? 'A4' : 'letter'}`;
  return `@page { size: ${page}; margin: ${side ? '0' : '17mm 18mm'} }
* { box-sizing: border-box } body { margin: 0; font: ${size}pt/1.35 '${font}'; print-color-adjust: exact }
p { margin: 0 } ul { margin: 1pt 0 2pt; padding-left: 15pt } li { margin: 1pt 0 } h2 { margin: 11pt 0 4pt; font-weight: normal }
.row { display: flex; justify-content: space-between; gap: 12pt } table { border-collapse: collapse; width: 100%; margin: 2pt 0 }
td { vertical-align: top; padding: 1pt 4pt 2pt 0 } table.ruled td { border: .75pt solid #555; padding: 2pt 4pt }
.pair { display: grid; min-height: 100vh } .pair.left { grid-template-columns: 33% 1fr } .pair.right { grid-template-columns: 1fr 33% }
aside, main { overflow-wrap: anywhere } .pair aside, .pair main { padding: 13mm 8mm }
.bar { height: 4pt; background: #8884; margin: 1pt 0 4pt } .bar i { display: block; height: 4pt } .dots { display: flex; gap: 3pt }
.dots i { width: 6pt; height: 6pt; border-radius: 3pt } img { width: 24mm; height: 30mm }`;
}

/** Blocks in order, with neighbouring items of one kind in one list. */
function listsIn(blocks: Block[], picture: string): string {
  let html = '';
  let open = '';
  for (const block of blocks) {
    const wanted = block.kind === 'item' && !block.typed ? listOf(block.sign) : '';
    if (wanted !== open || (block.kind === 'item' && block.number === 1)) {
      if (open) html += open.replace(/^<(\w+).*/, '</$1>');
      if (wanted) html += wanted;
      open = wanted;
    }
    html += blockOf(block, picture);
  }
  return open ? html + open.replace(/^<(\w+).*/, '</$1>') : html;
}

function listOf(sign: string): string {
  if (sign === '•') return '<ul>';
  if (/^[1a(]/.test(sign)) {
    const type = sign.startsWith('1') ? '1' : sign.includes('i') ? 'i' : 'a';
    return `<ol type="${type}" style="margin:1pt 0;padding-left:18pt">`;
  }
  return `<ul style="list-style-type:'${sign}  '">`;
}

function blockOf(block: Block, picture: string): string {
  switch (block.kind) {
    case 'title': {
      const rule = block.ruled ? `border-bottom:1pt solid ${block.colour ?? '#222'};` : '';
      const shade = block.shade ? `background:${block.shade};padding:2pt 4pt;` : '';
      return `<h2 style="${rule}${shade}">${runsOf(block.runs)}</h2>`;
    }
    case 'line': {
      const style = `margin-top:${block.before ?? 0}pt;${block.centre ? 'text-align:center;' : ''}`;
      if (!block.right) return `<p style="${style}">${runsOf(block.runs)}</p>`;
      return `<p class="row" style="${style}"><span>${runsOf(block.runs)}</span><span>${runsOf(block.right)}</span></p>`;
    }
    case 'item':
      if (block.typed) return `<p>${signOf(block.sign, block.number)} ${runsOf(block.runs)}</p>`;
      return `<li>${runsOf(block.runs)}</li>`;
    case 'table':
      return `<table class="${block.ruled ? 'ruled' : ''}">${block.rows
        .map(
          (row) =>
            `<tr>${row.map((cell, n) => `<td style="width:${block.widths[n]}%">${listsIn(cell, picture)}</td>`).join('')}</tr>`,
        )
        .join('')}</table>`;
    case 'meter': {
      const name = `<span>${escaped(block.name)}</span>`;
      if (block.as === 'bars')
        return `<p>${name}</p><div class="bar"><i style="width:${block.level * 20}%;background:${block.colour}"></i></div>`;
      const dots = [1, 2, 3, 4, 5].map(
        (n) => `<i style="background:${n <= block.level ? block.colour : '#8885'}"></i>`,
      );
      return `<div class="row" style="align-items:center">${name}<span class="dots">${dots.join('')}</span></div>`;
    }
    case 'photo':
      return `<img src="${picture}" alt="">`;
  }
}

function runsOf(runs: Run[]): string {
  return runs
    .map((one) => {
      const style = [
        one.bold ? 'font-weight:bold' : '',
        one.italic ? 'font-style:italic' : '',
        one.underline ? 'text-decoration:underline' : '',
        one.smallCaps ? 'font-variant:small-caps' : '',
        one.spaced ? `letter-spacing:${one.spaced}pt` : '',
        one.size ? `font-size:${one.size}pt` : '',
        one.colour ? `color:${one.colour}` : '',
      ].filter(Boolean);
      return style.length > 0 ? `<span style="${style.join(';')}">${escaped(one.text)}</span>` : escaped(one.text);
    })
    .join('');
}

/** Text for HTML and XML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
