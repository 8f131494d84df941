import { type Block, type Run, type Sheet, signOf } from '../block.ts';
import { FodtStyles } from './fodt-styles.ts';
import { escaped } from './html.ts';

/** A sheet as a flat document for LibreOffice Writer, built as people build theirs: tabs, real lists, tables. */
export function fodtOf(sheet: Sheet, photo: Uint8Array): string {
  const styles = new FodtStyles(sheet);
  const writer = new Writer(styles, Buffer.from(photo).toString('base64'));
  const head = writer.blocks(sheet.head, styles.width);
  const { side } = sheet;
  const main = () => writer.blocks(sheet.main, side ? styles.width * 0.66 : styles.width);
  let body = '';
  if (side) {
    const own = `<table:table-cell table:style-name="${styles.cell(false, side.colour)}">${writer.inked(side.ink, () => writer.blocks(side.blocks, styles.width * 0.3))}</table:table-cell>`;
    const other = `<table:table-cell table:style-name="${styles.cell(false)}">${main()}</table:table-cell>`;
    const widths = side.at === 'left' ? [33, 67] : [67, 33];
    body = `${styles.tableStart(widths, styles.width)}<table:table-row>${side.at === 'left' ? own + other : other + own}</table:table-row></table:table>`;
  } else body = main();
  return styles.document(head + body);
}

class Writer {
  #ink = '';

  readonly styles: FodtStyles;
  readonly photo: string;

  constructor(styles: FodtStyles, photo: string) {
    this.styles = styles;
    this.photo = photo;
  }

  inked(ink: string, write: () => string): string {
    this.#ink = ink;
    const written = write();
    this.#ink = '';
    return written;
  }

  blocks(blocks: Block[], width: number): string {
    return blocks.map((block) => this.#block(block, width)).join('') || '<text:p/>';
  }

  #block(block: Block, width: number): string {
    const { styles } = this;
    switch (block.kind) {
      case 'title': {
        const look = {
          before: 10,
          after: 3,
          rule: block.ruled ? (block.colour ?? '#222222') : '',
          shade: block.shade ?? '',
        };
        return this.#paragraph(styles.paragraph(look), this.#runs(block.runs));
      }
      case 'line': {
        const style = styles.paragraph({
          before: block.before ?? 0,
          centre: block.centre ?? false,
          tab: block.right ? width : 0,
        });
        const right = block.right ? `<text:tab/>${this.#runs(block.right)}` : '';
        return this.#paragraph(style, this.#runs(block.runs) + right);
      }
      case 'item': {
        const sign = signOf(block.sign, block.number);
        if (block.typed) return this.#paragraph(styles.paragraph({}), `${escaped(sign)} ${this.#runs(block.runs)}`);
        const list = styles.list(block.sign);
        const start = block.number === 1 ? '' : ' text:continue-numbering="true"';
        const paragraph = this.#paragraph(styles.paragraph({}), this.#runs(block.runs));
        return `<text:list text:style-name="${list}"${start}><text:list-item>${paragraph}</text:list-item></text:list>`;
      }
      case 'table': {
        const cells = (row: Block[][]) =>
          row
            .map((cell, n) => {
              const own = (width * (block.widths[n] ?? 0)) / 100 - 0.2;
              return `<table:table-cell table:style-name="${styles.cell(block.ruled)}">${this.blocks(cell, own)}</table:table-cell>`;
            })
            .join('');
        const rows = block.rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join('');
        return `${styles.tableStart(block.widths, width)}${rows}</table:table>`;
      }
      case 'meter': {
        const [full, empty] = block.as === 'bars' ? ['█', '░'] : ['●', '○'];
        const meter = full.repeat(block.level) + empty.repeat(5 - block.level);
        const text = `${this.#runs([{ text: block.name }])}<text:tab/>${this.#runs([{ text: meter }])}`;
        return this.#paragraph(styles.paragraph({ tab: width }), text);
      }
      case 'photo':
        return this.#paragraph(
          styles.paragraph({}),
          `<draw:frame text:anchor-type="as-char" svg:width="2.4cm" svg:height="3cm"><draw:image><office:binary-data>${this.photo}</office:binary-data></draw:image></draw:frame>`,
        );
    }
  }

  #paragraph(style: string, content: string): string {
    return `<text:p text:style-name="${style}">${content}</text:p>`;
  }

  #runs(runs: Run[]): string {
    return runs
      .map((one) => {
        const style = this.styles.text(this.#ink && !one.colour ? { ...one, colour: this.#ink } : one);
        const text = escaped(one.text).replaceAll('  ', ' <text:s/>');
        return style ? `<text:span text:style-name="${style}">${text}</text:span>` : text;
      })
      .join('');
  }
}
