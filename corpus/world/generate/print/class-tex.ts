import type { Look } from '../look.ts';
import type { Job, Part, Person, Study } from '../person.ts';
import { fontOf, packagesFor, texEscaped as t } from './tex-text.ts';

/** LaTeX classes made for resumes, with the commands they offer. */
export type ResumeClass = 'moderncv-classic' | 'moderncv-banking' | 'moderncv-casual' | 'europecv' | 'titlesec';

/** A person's parts in a resume class. */
export function classTexOf(person: Person, look: Look, resumeClass: ResumeClass): string {
  const [first = '', ...rest] = person.name.split(' ');
  const modern = resumeClass.startsWith('moderncv');
  const fonts = packagesFor({ font: look.font, language: person.language })
    .replace(',enumitem', '')
    .replace(/\\usepackage\[dvips.*?\}/, '');
  if (modern)
    return `\\PassOptionsToPackage{expansion=false}{microtype}\\documentclass[11pt,${look.paper}paper,sans]{moderncv}
\\moderncvstyle{${resumeClass.slice(9)}}\\moderncvcolor{blue}\\moderncvicons{marvosym}
\\usepackage[utf8]{inputenc}${fontOf(look.font)}\\usepackage[scale=0.78]{geometry}
\\name{${t(first)}}{${t(rest.join(' '))}}
${person.label ? `\\title{${t(person.label)}}` : ''}
${person.place ? `\\address{${t(person.place)}}{}{}` : ''}
${person.phones.map((phone) => `\\phone[mobile]{${t(phone)}}`).join('\n')}
${person.emails.map((email) => `\\email{${t(email)}}`).join('\n')}
${(person.links ?? [])
  .slice(0, 1)
  .map((link) => `\\homepage{${t(link)}}`)
  .join('\n')}
${look.photo ? '\\photo[64pt][0.4pt]{photo.png}' : ''}
\\begin{document}\\makecvtitle
${person.parts.map(modernPart).join('\n')}
\\end{document}`;
  const paper = `${look.paper}paper`;
  if (resumeClass === 'europecv')
    return `\\documentclass[${paper},10pt,english,nologo,notitle]{europecv}
\\usepackage[utf8]{inputenc}${fontOf(look.font)}\\usepackage{graphicx}
\\ecvname{${t(person.name)}}${person.place ? `\\ecvaddress{${t(person.place)}}` : ''}
\\ecvtelephone{${t(person.phones.join(', '))}}\\ecvemail{${t(person.emails.join(', '))}}
\\begin{document}\\begin{europecv}\\ecvpersonalinfo
${person.parts.map(europePart).join('\n')}
\\end{europecv}\\end{document}`;
  return `\\documentclass[${paper},11pt]{article}${fonts}\\usepackage[margin=22mm]{geometry}\\usepackage{titlesec,enumitem}
\\titleformat{\\section}{\\large\\scshape}{}{0pt}{}[\\titlerule]\\pagestyle{plain}\\setlist{nosep}
\\begin{document}\\begin{center}{\\LARGE\\textsc{${t(person.name)}}}\\\\[4pt]${t([person.place, ...person.phones, ...person.emails, ...(person.links ?? [])].filter(Boolean).join(' | '))}\\end{center}
${person.parts.map(plainPart).join('\n')}
\\end{document}`;
}

const items = (lines: string[] = []) =>
  lines.length > 0 ? `\\begin{itemize}${lines.map((text) => `\\item ${t(text)}`).join('\n')}\\end{itemize}` : '';

function pairsIn(part: Part): [string, string][] {
  return [
    ...(part.groups ?? []).map(([label, all]): [string, string] => [label, all.join(', ')]),
    ...(part.rated ?? []).map(([name, level]): [string, string] => [name, '*'.repeat(level)]),
    ...(part.pairs ?? []),
  ];
}

function modernPart(part: Part): string {
  const job = ({ title, employer, place = '', dates, told = [], lines, about = '' }: Job) =>
    `\\cventry{${t(dates)}}{${t(title)}}{${t(employer)}}{${t(place)}}{${t(about)}}{${told.map(t).join('\\par ')}${items(lines)}}`;
  const study = ({ degree, school, dates, mark = '', lines }: Study) =>
    `\\cventry{${t(dates)}}{${t(degree)}}{${t(school)}}{}{${t(mark)}}{${items(lines)}}`;
  return [
    `\\section{${t(part.title)}}`,
    ...(part.text ?? []).map((text) => `\\cvitem{}{${t(text)}}`),
    ...(part.jobs ?? []).map(job),
    ...(part.studies ?? []).map(study),
    ...pairsIn(part).map(([label, value]) => `\\cvitem{${t(label)}}{${t(value)}}`),
    ...(part.list ?? []).map((text) => `\\cvlistitem{${t(text)}}`),
  ].join('\n');
}

function europePart(part: Part): string {
  const item = (label: string, value: string) => `\\ecvitem{${t(label)}}{${value}}`;
  const job = ({ title, employer, place, dates, told = [], lines }: Job) =>
    [
      item(dates, `\\textbf{${t(title)}}`),
      item('', t(place ? `${employer}, ${place}` : employer)),
      ...told.map((text) => item('', t(text))),
      ...(lines ? [item('', items(lines))] : []),
    ].join('\n');
  return [
    `\\ecvsection{${t(part.title)}}`,
    ...(part.text ?? []).map((text) => item('', t(text))),
    ...(part.jobs ?? []).map(job),
    ...(part.studies ?? []).flatMap(({ degree, school, dates, mark }) => [
      item(dates, `\\textbf{${t(degree)}}`),
      item('', t(mark ? `${school}, ${mark}` : school)),
    ]),
    ...pairsIn(part).map(([label, value]) => item(label, t(value))),
    ...(part.list?.length ? [item('', items(part.list))] : []),
  ].join('\n');
}

function plainPart(part: Part): string {
  const job = ({ title, employer, place, dates, told = [], lines }: Job) =>
    `\\par\\medskip\\noindent\\textbf{${t(employer)}}${place ? `, ${t(place)}` : ''}\\hfill ${t(dates)}\\\\\\textit{${t(title)}}\\par ${told.map(t).join('\\par ')}${items(lines)}`;
  return [
    `\\section*{${t(part.title)}}`,
    ...(part.text ?? []).map((text) => `\\noindent ${t(text)}\\par`),
    ...(part.jobs ?? []).map(job),
    ...(part.studies ?? []).map(
      ({ degree, school, dates, mark, lines }) =>
        `\\par\\noindent\\textbf{${t(school)}}\\hfill ${t(dates)}\\\\\\textit{${t(degree)}}${mark ? `, ${t(mark)}` : ''}${items(lines)}`,
    ),
    ...pairsIn(part).map(([label, value]) => `\\par\\noindent ${label ? `\\textbf{${t(label)}:} ` : ''}${t(value)}`),
    ...(part.list?.length
      ? [`\\begin{enumerate}${part.list.map((text) => `\\item ${t(text)}`).join('\n')}\\end{enumerate}`]
      : []),
  ].join('\n');
}
