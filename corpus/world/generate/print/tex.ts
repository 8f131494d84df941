import { type Block, type Run, type Sheet, signOf } from '../block.ts';
import { colourOf, packagesFor, texEscaped } from './tex-text.ts';

/** A sheet as a LaTeX article. */
export function texOf(sheet: Sheet): string {
  const { paper, side } = sheet;
  const main = blocksOf(sheet.main);
  const aside = side ? `{\\color[HTML]{${colourOf(side.ink)}}\\raggedright ${blocksOf(side.blocks)}}` : '';
  const body = side
    ? `\\columnratio{${side.at === 'left' ? '0.32' : '0.66'}}\\setlength{\\columnsep}{7mm}
\\backgroundcolor{c[${side.at === 'left' ? 0 : 1}](4mm,4mm)(3mm,4mm)}[HTML]{${colourOf(side.colour)}}
\\begin{paracol}{2}${side.at === 'left' ? `${aside}\\switchcolumn ${main}` : `${main}\\switchcolumn ${aside}`}\\end{paracol}`
    : main;
  return `\\documentclass[${Math.round(sheet.size)}pt,${paper}paper]{article}
${packagesFor(sheet)}
\\usepackage[margin=${side ? '13mm' : '20mm'}]{geometry}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{2pt}\\setlist{nosep,leftmargin=1.3em}\\pagestyle{empty}\\raggedbottom
\\begin{document}
${blocksOf(sheet.head)}
${body}
\\end{document}
`;
}

function blocksOf(blocks: Block[]): string {
  let tex = '';
  let isList = false;
  for (const block of blocks) {
    const isItem = block.kind === 'item' && !block.typed;
    if (isList && (!isItem || block.number === 1)) tex += '\\end{itemize}\n';
    if (isItem && (!isList || block.number === 1)) tex += '\\begin{itemize}\n';
    isList = isItem;
    tex += `${blockOf(block)}\n`;
  }
  return isList ? `${tex}\\end{itemize}\n` : tex;
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title': {
      const rule = block.ruled ? '\\par\\nobreak\\vspace{-7pt}\\rule{\\linewidth}{0.5pt}' : '';
      const text = runsOf(block.runs);
      const shaded = block.shade
        ? `\\colorbox[HTML]{${colourOf(block.shade)}}{\\parbox{\\dimexpr\\linewidth-2\\fboxsep}{${text}}}`
        : text;
      return `\\par\\vspace{9pt}{${shaded}}${rule}\\par\\nobreak\\vspace{1pt}`;
    }
    case 'line': {
      const before = block.before ? `\\par\\vspace{${block.before}pt}` : '\\par';
      if (block.centre) return `${before}{\\centering ${runsOf(block.runs)}\\par}`;
      return `${before} ${runsOf(block.runs)}${block.right ? `\\hfill ${runsOf(block.right)}` : ''}\\par`;
    }
    case 'item': {
      const sign = texEscaped(signOf(block.sign, block.number));
      return block.typed ? `\\par ${sign} ${runsOf(block.runs)}\\par` : `\\item[${sign}] ${runsOf(block.runs)}`;
    }
    case 'table': {
      const edge = block.ruled ? '|' : '';
      const columns = block.widths.map(
        (width) => `>{\\raggedright\\arraybackslash}p{\\dimexpr ${width / 100}\\linewidth-2\\tabcolsep-1pt}`,
      );
      const rows = block.rows.map((row) => `${row.map(blocksOf).join(' & ')} \\\\${block.ruled ? '\\hline' : ''}`);
      const opening = `{${block.ruled ? '' : '\\setlength{\\tabcolsep}{3pt}'}\\noindent\\begin{tabular}{@{}${edge}${columns.join(edge)}${edge}@{}}`;
      // Rows are tables of their own, so that pages break between them.
      if (!block.ruled) return rows.map((row) => `${opening}${row}\\end{tabular}}\\par`).join('\n');
      return `${opening}\\hline ${rows.join('\n')}\\end{tabular}}\\par`;
    }
    case 'meter': {
      const colour = `\\color[HTML]{${colourOf(block.colour)}}`;
      const meter =
        block.as === 'bars'
          ? `{${colour}\\rule{${block.level * 5}mm}{2mm}}{\\color[gray]{0.8}\\rule{${25 - block.level * 5}mm}{2mm}}`
          : `{${colour}${'$\\bullet$ '.repeat(block.level)}${'$\\circ$ '.repeat(5 - block.level)}}`;
      return `\\par ${texEscaped(block.name)}\\hfill ${meter}\\par`;
    }
    case 'photo':
      return '\\includegraphics[width=24mm,height=30mm]{photo.png}';
  }
}

function runsOf(runs: Run[]): string {
  return runs
    .map((one) => {
      let text = texEscaped(one.text);
      if (one.spaced) text = `\\textls[260]{${text}}`;
      if (one.smallCaps) text = `\\textsc{${text}}`;
      if (one.underline) text = `\\underline{${text}}`;
      if (one.italic) text = `\\textit{${text}}`;
      if (one.bold) text = `\\textbf{${text}}`;
      const size = one.size ? `\\fontsize{${one.size}}{${Math.round(one.size * 1.2)}}\\selectfont ` : '';
      const colour = one.colour ? `\\color[HTML]{${colourOf(one.colour)}}` : '';
      return size || colour ? `{${size}${colour}${text}}` : text;
    })
    .join('');
}
