import type { Page } from '@playwright/test';

const years = [2023, 2021, 2019, 2017];

/** A fictional two-page resume, printed by the browser. */
export async function twoPageResume(page: Page, name = 'two-pages.pdf') {
  const printer = await page.context().newPage();
  await printer.setContent(`<style>
      @page { size: Letter; margin: 1in } body { font: 11pt/1.4 sans-serif } h2, section { break-inside: avoid }
      section:nth-of-type(2) { break-after: page }
    </style>
    <h1>Tamsin Greave</h1><p>Chicago, IL | tamsin.greave@example.com | +1 312 555 0187</p>
    <h2>Experience</h2>
    ${years
      .map(
        (year) => `<section><p><b>Warehouse Lead, Ridgeway Supply</b>, Jan ${year} - Dec ${year + 1}</p><ul>
          <li>Led a team of ${year - 2010} pickers that shipped 4,000 orders a week</li>
          <li>Cut the time to unload a truck by ${year - 2000} percent with a new dock plan</li>
          <li>Trained 12 new colleagues on the scanners and wrote their handbook</li></ul></section>`,
      )
      .join('')}
    <h2>Education</h2><p>Associate Degree in Logistics, Lakeside College, 2013 - 2015</p>
    <h2>Skills</h2><p>Inventory, Excel, Forklift licence, Scheduling</p>`);
  const buffer = await printer.pdf({ preferCSSPageSize: true });
  await printer.close();
  return { name, mimeType: 'application/pdf', buffer };
}
