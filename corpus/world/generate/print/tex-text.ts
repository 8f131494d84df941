import type { Sheet } from '../block.ts';

const signs: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '•': '\\textbullet{}',
  '▪': '$\\blacksquare$',
  '➢': '$\\triangleright$',
  '✓': '$\\checkmark$',
  '●': '$\\bullet$',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '·': '\\textperiodcentered{}',
  '£': '\\pounds{}',
  '€': '\\texteuro{}',
};

/** Text for LaTeX. */
export function texEscaped(text: string): string {
  return text.replace(/[\\~^•▪➢✓●<>|·£€]|[&%$#_{}]/g, (sign) => signs[sign] ?? `\\${sign}`);
}

/** A colour as `\color[HTML]` takes it. */
export const colourOf = (colour: string) => colour.replace('#', '').toUpperCase();

const languages: Record<string, string> = {
  de: 'ngerman',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
};

/** One design size of Latin Modern for all sizes, so that a file stays small. */
const oneSize = [
  '\\DeclareFontFamily{T1}{lmone}{}\\DeclareFontShape{T1}{lmone}{m}{n}{<->ec-lmr10}{}',
  '\\DeclareFontShape{T1}{lmone}{m}{it}{<->ec-lmri10}{}\\DeclareFontShape{T1}{lmone}{m}{sc}{<->ec-lmcsc10}{}',
  '\\DeclareFontShape{T1}{lmone}{b}{n}{<->ec-lmbx10}{}\\DeclareFontShape{T1}{lmone}{bx}{n}{<->ec-lmbx10}{}',
  '\\DeclareFontShape{T1}{lmone}{bx}{sc}{<->ssub*lmone/m/sc}{}\\DeclareFontShape{T1}{lmone}{b}{sc}{<->ssub*lmone/m/sc}{}',
  '\\DeclareFontFamily{T1}{lmsans}{}\\DeclareFontShape{T1}{lmsans}{m}{n}{<->ec-lmss10}{}',
  '\\DeclareFontShape{T1}{lmsans}{m}{sl}{<->ec-lmsso10}{}\\DeclareFontShape{T1}{lmsans}{m}{it}{<->ssub*lmsans/m/sl}{}',
  '\\DeclareFontShape{T1}{lmsans}{bx}{n}{<->ec-lmssbx10}{}\\DeclareFontShape{T1}{lmsans}{b}{n}{<->ec-lmssbx10}{}',
  '\\renewcommand{\\rmdefault}{lmone}\\renewcommand{\\sfdefault}{lmsans}',
].join('');
const fonts: Record<string, string> = {
  'Latin Modern': `\\usepackage[T1]{fontenc}${oneSize}`,
  'Latin Modern Sans': `\\usepackage[T1]{fontenc}${oneSize}\\renewcommand{\\familydefault}{\\sfdefault}`,
  'Computer Modern': '',
  Helvetica: '\\usepackage[T1]{fontenc}\\usepackage[scaled=.92]{helvet}\\renewcommand{\\familydefault}{\\sfdefault}',
  Times: '\\usepackage[T1]{fontenc}\\usepackage{mathptmx}',
  Charter: '\\usepackage[T1]{fontenc}\\usepackage{charter}',
  Palatino: '\\usepackage[T1]{fontenc}\\usepackage{mathpazo}',
};

/** The commands that choose a font. */
export const fontOf = (font: string) => fonts[font] ?? '';

/** Packages for the font and the language of a sheet. */
export function packagesFor({ font, language }: Pick<Sheet, 'font' | 'language'>): string {
  const babel = languages[language];
  return `\\usepackage[utf8]{inputenc}${fontOf(font)}
${babel ? `\\usepackage[${babel}${babel === 'spanish' ? ',es-noshorthands' : ''}]{babel}` : ''}
\\usepackage{textcomp,amssymb,array,graphicx,paracol,enumitem}\\usepackage[dvipsnames]{xcolor}\\usepackage[expansion=false]{microtype}`;
}
