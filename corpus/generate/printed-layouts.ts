import type { Person } from './people.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** Serif, centred header, dates on the right; the browser draws the list discs as shapes. */
export function bookPage(person: Person): string {
  const jobs = person.jobs.map(
    (job) => `<div class="row"><b>${escaped(job.employer)}</b><span>${job.dates}</span></div>
      <div class="row"><i>${escaped(job.title)}</i><span>${job.place}</span></div>${list(job.bullets)}`,
  );
  return page(
    `body{font:10.5pt/1.35 "Liberation Serif",serif}h1{font-size:22pt;text-align:center;margin:0}p.c{text-align:center;margin:2pt 0}
     h2{font-size:12pt;text-transform:uppercase;border-bottom:1px solid #000;margin:12pt 0 4pt}.row{display:flex;justify-content:space-between}
     ul{margin:2pt 0 6pt;padding-left:16pt}`,
    `<h1>${person.name}</h1><p class="c">${person.label}</p><p class="c">${person.email} · ${person.phone} · ${person.place}</p>
     <h2>Profile</h2><p>${escaped(person.summary)}</p><h2>Work Experience</h2>${jobs.join('')}
     <h2>Education</h2>${person.studies.map((s) => `<div class="row"><b>${s.school}</b><span>${s.dates}</span></div><div><i>${s.degree}</i></div>`).join('')}
     <h2>Skills</h2>${person.skills.map(([group, items]) => `<div><b>${group}:</b> ${items}</div>`).join('')}
     <h2>Awards</h2>${person.awards.map(([name, date]) => `<div class="row"><span>${name}</span><span>${date}</span></div>`).join('')}`,
  );
}

/** Sans serif, coloured titles, dates in a narrow column left of each role. */
export function hangingPage(person: Person): string {
  const jobs = person.jobs.map(
    (job) =>
      `<div class="job"><div class="when">${job.dates}</div><div><b>${escaped(job.title)}</b><div class="at">${escaped(job.employer)}, ${job.place}</div>${list(job.bullets)}</div></div>`,
  );
  return page(
    `body{font:10pt/1.3 "Liberation Sans",sans-serif}h1{font-size:24pt;color:#1d3f72;margin:0}h2{font-size:13pt;color:#1d3f72;margin:11pt 0 4pt}
     .job{display:grid;grid-template-columns:118pt 1fr}.at{color:#444}ul{margin:2pt 0 6pt;padding-left:14pt;list-style:square}`,
    `<h1>${person.name}</h1><div>${person.label}</div><div>${person.email} | ${person.phone} | ${person.place}</div>
     <h2>Summary</h2><div>${escaped(person.summary)}</div><h2>Professional Experience</h2>${jobs.join('')}
     <h2>Education</h2>${person.studies.map((s) => `<div class="job"><div class="when">${s.dates}</div><div><b>${s.degree}</b><div class="at">${s.school}</div></div></div>`).join('')}
     <h2>Technical Skills</h2>${person.skills.map(([group, items]) => `<div class="job"><div>${group}</div><div>${items}</div></div>`).join('')}
     <h2>Awards</h2>${person.awards.map(([name, date]) => `<div class="job"><div class="when">${date}</div><div>${name}</div></div>`).join('')}`,
  );
}

/** Two columns: contact, skills and awards in a shaded sidebar on the left. */
export function sidebarPage(person: Person): string {
  const jobs = person.jobs.map(
    (job) =>
      `<b>${escaped(job.title)}</b><div>${escaped(job.employer)}, ${job.place}</div><div>${job.dates}</div>${list(job.bullets)}`,
  );
  return page(
    `body{font:10pt/1.4 "Liberation Sans",sans-serif;display:grid;grid-template-columns:150pt 1fr;gap:22pt}
     h1{font-size:22pt;margin:0}h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 4pt}aside{background:#eef1f4;padding:12pt}ul{padding-left:14pt;margin:2pt 0 8pt}`,
    `<aside><h2>Contact</h2><div>${person.email}</div><div>${person.phone}</div><div>${person.place}</div>
     <h2>Skills</h2>${person.skills
       .flatMap(([, items]) => items.split(', '))
       .map((skill) => `<div>${skill}</div>`)
       .join('')}
     <h2>Education</h2>${person.studies.map((s) => `<div>${s.degree}</div><div>${s.school}</div><div>${s.dates}</div>`).join('')}</aside>
     <main><h1>${person.name}</h1><div>${person.label}</div><h2>Summary</h2><div>${escaped(person.summary)}</div><h2>Experience</h2>${jobs.join('')}</main>`,
  );
}

function page(style: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>@page{size:letter;margin:0.7in}${style}</style><body>${body}</body></html>`;
}
