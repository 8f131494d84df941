import type { Browser } from '@playwright/test';

type Version = { name: string; mimeType: string; buffer: Buffer };

const role = (title: string, employer: string, dates: string, lines: string[]) => `
  <div class="role"><b>${title}, ${employer}</b><span>${dates}</span></div>
  <ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const pageOf = (analyst: string[], clerk: string[]) => `
  <style>
    body { font: 11pt/1.35 Arial, sans-serif; margin: 0; color: #111 }
    h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14pt 0 4pt; border-bottom: 1pt solid #444 }
    p { margin: 2pt 0 } ul { margin: 4pt 0 8pt; padding-left: 16pt } .role { display: flex; justify-content: space-between }
  </style>
  <h1>Nadia Okonkwo</h1>
  <p>Columbus, OH | (614) 555-0176 | nadia.okonkwo@example.com | linkedin.com/in/nadia-okonkwo-example</p>
  <h2>Summary</h2>
  <p>Operations analyst with seven years in freight and warehousing, who turns messy ledgers into plans that hold.</p>
  <h2>Experience</h2>
  ${role('Operations Analyst', 'Harbor Lane Freight', 'Mar 2020 – Present', analyst)}
  ${role('Warehouse Clerk', 'Delta Foods', 'Jun 2016 – Feb 2020', clerk)}
  <h2>Education</h2>
  ${role('B.A. Economics', 'Example State College', '2016', [])}
  <h2>Skills</h2>
  <p>Tools: Tableau, Excel, SQL, PostgreSQL, Power BI, SAP</p>`;

/** A resume with weak phrases and typos. */
const weakLines = [
  'Responsible for building weekly dashboards in Tableau for the sales team',
  'Responsible for the training of new staff at both sites',
  'Cut the closing time of the month from 9 days to 4 days',
  'Worked on the plan for the new warehouse and its shelves',
  'Recieved two awards for the manual that three offices still use',
];
/** The same resume with two of them fixed, and one new mistake. */
const betterLines = [
  'Built weekly dashboards in Tableau that 40 people of the sales team use',
  'Responsible for the training of new staff at both sites',
  'Cut the closing time of the month from 9 days to 4 days',
  'Worked on the plan for the new warehouse and its shelves',
  'Received two awards for the manual that three offices still use',
  'Moved 900 records of the harbor into a new enviroment',
];
const clerkLines = [
  'Counted stock in two warehouses and cut losses by 12%',
  'Answered supplier letters and kept the files of the office in order',
  'Moved the books of the office to postgreSQL with a colleague',
];

let both: [weak: Version, better: Version] | undefined;

/** Two versions of one fictional resume, printed by the browser itself, once. */
export async function twoVersions(browser: Browser): Promise<[weak: Version, better: Version]> {
  both ??= [
    await printed(browser, 'nadia-first.pdf', pageOf(weakLines, clerkLines)),
    await printed(browser, 'nadia-second.pdf', pageOf(betterLines, clerkLines)),
  ];
  return both;
}

async function printed(browser: Browser, name: string, html: string): Promise<Version> {
  const page = await browser.newPage();
  await page.setContent(html);
  const buffer = await page.pdf({
    format: 'Letter',
    margin: { top: '0.7in', bottom: '0.7in', left: '0.8in', right: '0.8in' },
  });
  await page.close();
  return { name, mimeType: 'application/pdf', buffer };
}
