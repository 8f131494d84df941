import type { Finding } from '@redmark/rubric';
import type { Format, Outcome, Result } from './format.ts';

/** One page that needs nothing else: no script, no address, every text of a resume escaped. */
export const html: Format = { extension: 'html', perResume: true, whole: pageOf };

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1c1a17, #f2eee4); --soft: light-dark(#57534a, #b8b1a1);
    --paper: light-dark(#faf8f3, #14130f); --sheet: light-dark(#fff, #1e1c17); --line: light-dark(#e5e0d5, #37332a);
    --pen: light-dark(#c2281d, #f2695c); --amber: light-dark(#b45309, #f0b35e); --guide: light-dark(#2563eb, #8ab4ff); }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.6 system-ui, sans-serif; }
  h1, h2 { font-family: Georgia, serif; line-height: 1.25; overflow-wrap: anywhere; }
  a { color: inherit; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem; border-bottom: 1px solid var(--line); text-align: start; overflow-wrap: anywhere; }
  section { margin-top: 2rem; padding: 1rem 1.5rem; background: var(--sheet); border: 1px solid var(--line); }
  li { margin: 1rem 0; } blockquote { margin: .25rem 0; color: var(--soft); overflow-wrap: anywhere; }
  .critical { color: var(--pen); } .major { color: var(--amber); } .minor { color: var(--guide); }
  .soft { color: var(--soft); } p { margin: .25rem 0; }
  @media print { section { break-before: page; border: 0; } }`;

function pageOf(results: readonly Result[]): string {
  const [only] = results;
  const title = results.length === 1 && only ? `Report of ${only.file}` : `Reports of ${results.length} resumes`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${results.length > 1 ? tableOf(results) : ''}
${results.map(sectionOf).join('\n')}
</body>
</html>
`;
}

function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ file, graded }, index) => {
    const grades = graded.ok ? cellsOf(graded) : `<td colspan="5">${escaped(graded.error.message)}</td>`;
    return `<tr><th scope="row"><a href="#resume-${index + 1}">${escaped(file)}</a></th>${grades}</tr>`;
  });
  const heads = ['File', 'Name', 'Grade', 'Content', 'Formatting', 'Writing'];
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

function cellsOf({ document: { grades }, resume }: Extract<Outcome, { ok: true }>): string {
  const { Cumulative, Content, Format, Writing } = grades;
  const cells = [resume.profile.name, ...[Cumulative, Content, Format, Writing].map((grade) => grade ?? 'none')];
  return cells.map((text) => `<td>${escaped(text)}</td>`).join('');
}

function sectionOf({ file, graded }: Result, index: number): string {
  const head = `<section id="resume-${index + 1}"><h2>${escaped(file)}</h2>`;
  if (!graded.ok) return `${head}<p class="critical">Not graded. ${escaped(graded.error.message)}</p></section>`;
  const { grades, scores, findings, insights, rubricVersion } = graded.document;
  const grade = (name: string, part: keyof typeof grades) =>
    `${name} ${grades[part] === null ? 'not given' : `<strong>${grades[part]}</strong> (${scores[part].toFixed(1)})`}`;
  const parts = [grade('Content', 'Content'), grade('Formatting', 'Format'), grade('Writing', 'Writing')];
  return `${head}
<p>${escaped(graded.resume.profile.name || 'Name not found')}. ${grade('Final grade', 'Cumulative')}.</p>
<p>${parts.join(', ')}.</p>
${insights.map((one) => `<p class="soft">${escaped(`${one.title}: ${one.text}`)}</p>`).join('\n')}
<ol>${findings.map(itemOf).join('\n')}</ol>
<p class="soft">${findings.length === 0 ? 'No issues found. ' : ''}Rubric ${escaped(rubricVersion)}.</p>
</section>`;
}

function itemOf({ severity, title, advice, text, gain, boxes: [first] }: Finding): string {
  const place = first ? `, page ${first.page + 1}` : '';
  const points = gain > 0 ? `, +${gain.toFixed(1)} points` : '';
  return `<li><strong>${escaped(title)}</strong> <span class="${severity}">${severity}</span><span class="soft">${place}${points}</span>
${text ? `<blockquote>“${escaped(text)}”</blockquote>` : ''}<p>${strong(escaped(advice))}</p></li>`;
}

/** Advice marks what counts with two asterisks on either side. */
const strong = (text: string) => text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
