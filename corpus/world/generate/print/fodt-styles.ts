import type { Run, Sheet } from '../block.ts';

type Paragraph = { before?: number; after?: number; centre?: boolean; tab?: number; rule?: string; shade?: string };

const spaces = ['office', 'style', 'text', 'table', 'drawing']
  .map(
    (name) => `xmlns:${name.slice(0, name === 'drawing' ? 4 : 9)}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  .join(' ');

/** The automatic styles of a flat document: one for every combination that is used. */
export class FodtStyles {
  readonly width: number;
  readonly #sheet: Sheet;
  readonly #styles = new Map<string, string>();

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.width = (sheet.paper === 'a4' ? 21 : 21.59) - 4;
  }

  #named(prefix: string, body: (name: string) => string): string {
    const key = body('');
    const known = this.#styles.get(key);
    if (known) return /style:name="([^"]+)"/.exec(known)?.[1] ?? '';
    const name = `${prefix}${this.#styles.size}`;
    this.#styles.set(key, body(name));
    return name;
  }

  paragraph({ before = 0, after = 1, centre, tab = 0, rule, shade }: Paragraph): string {
    const attributes = [
      `fo:margin-top="${before}pt" fo:margin-bottom="${after}pt"`,
      centre ? 'fo:text-align="center"' : '',
      rule ? `fo:border-bottom="0.75pt solid ${rule}"` : '',
      shade ? `fo:background-color="${shade}"` : '',
    ].join(' ');
    const tabs = tab
      ? `<style:tab-stops><style:tab-stop style:position="${tab.toFixed(2)}cm" style:type="right"/></style:tab-stops>`
      : '';
    return this.#named(
      'P',
      (name) =>
        `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties ${attributes}>${tabs}</style:paragraph-properties></style:style>`,
    );
  }

  text({ bold, italic, underline, smallCaps, spaced, size, colour }: Run): string {
    const attributes = [
      bold ? 'fo:font-weight="bold"' : '',
      italic ? 'fo:font-style="italic"' : '',
      underline ? 'style:text-underline-style="solid" style:text-underline-width="auto"' : '',
      smallCaps ? 'fo:font-variant="small-caps"' : '',
      spaced ? `fo:letter-spacing="${spaced}pt"` : '',
      size ? `fo:font-size="${size}pt"` : '',
      colour ? `fo:color="${colour}"` : '',
    ]
      .filter(Boolean)
      .join(' ');
    if (!attributes) return '';
    return this.#named(
      'T',
      (name) =>
        `<style:style style:name="${name}" style:family="text"><style:text-properties ${attributes}/></style:style>`,
    );
  }

  list(sign: string): string {
    const level =
      'style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.55cm" fo:margin-left="0.85cm"';
    const properties = `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><${level}/></style:list-level-properties>`;
    const counted = /^(\(?)([1ai])(.*)$/.exec(sign);
    const inner = counted
      ? `<text:list-level-style-number text:level="1" style:num-prefix="${counted[1]}" style:num-suffix="${counted[3]}" style:num-format="${counted[2]}">${properties}</text:list-level-style-number>`
      : `<text:list-level-style-bullet text:level="1" text:bullet-char="${sign}">${properties}</text:list-level-style-bullet>`;
    return this.#named('L', (name) => `<text:list-style style:name="${name}">${inner}</text:list-style>`);
  }

  cell(ruled: boolean, shade = ''): string {
    const border = ruled ? 'fo:border="0.5pt solid #444444"' : 'fo:border="none"';
    const fill = shade ? `fo:background-color="${shade}" fo:padding="0.3cm"` : 'fo:padding="0.1cm"';
    return this.#named(
      'C',
      (name) =>
        `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties ${border} ${fill}/></style:style>`,
    );
  }

  tableStart(widths: number[], width: number): string {
    const sum = widths.reduce((total, one) => total + one, 0);
    const columns = widths.map((one) => {
      const own = ((width * one) / sum).toFixed(2);
      const name = this.#named(
        'W',
        (id) =>
          `<style:style style:name="${id}" style:family="table-column"><style:table-column-properties style:column-width="${own}cm"/></style:style>`,
      );
      return `<table:table-column table:style-name="${name}"/>`;
    });
    const name = this.#named(
      'A',
      (id) =>
        `<style:style style:name="${id}" style:family="table"><style:table-properties style:width="${width.toFixed(2)}cm" table:align="left"/></style:style>`,
    );
    return `<table:table table:style-name="${name}">${columns.join('')}`;
  }

  document(body: string): string {
    const { paper, font, size, language, leading = 100 } = this.#sheet;
    const [width, height] = paper === 'a4' ? ['21cm', '29.7cm'] : ['21.59cm', '27.94cm'];
    const [tongue, country = tongue.toUpperCase()] = language.split('-') as [string, string?];
    return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${spaces} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles><style:style style:name="Standard" style:family="paragraph"><style:paragraph-properties fo:line-height="${leading}%"/><style:text-properties style:font-name="F" fo:font-size="${size}pt" fo:language="${tongue}" fo:country="${country}"/></style:style></office:styles>
<office:automatic-styles>${[...this.#styles.values()].join('')}<style:page-layout style:name="M"><style:page-layout-properties fo:page-width="${width}" fo:page-height="${height}" fo:margin="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="M"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
  }
}
