import { expect, test } from 'vitest';
import { typedReport } from '../../testing/reports/typed-report.ts';
import { compareFindings } from './compare-findings.ts';

const resumeWith = (lines: string[]) =>
  typedReport(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    ${lines.map((line) => `- ${line}`).join('\n    ')}
    **Clerk, Delta Foods** || Feb 2016 – Dec 2019
    - Counted stock in two warehouses every month
    - Answered 30 supplier letters each week
    - Moved 900 records into a new database
    # Education
    **B.A. Economics, Example College** || 2015
    # Skills
    Tools: Tableau, Excel, SQL
  `);
const good = [
  'Built 12 weekly reports for a team of 40 people',
  'Cut the closing time from 9 days to 4 days',
  'Wrote the manual that 3 offices still use',
];
const textsOf = (findings: { rule: string; text: string }[]) => findings.map(({ rule, text }) => `${rule}: ${text}`);

test('a report beside itself keeps everything', () => {
  const report = resumeWith(['Responsible for weekly reports of the sales team', ...good]);
  const { fixed, added, kept } = compareFindings(report, report);
  expect([fixed, added]).toEqual([[], []]);
  expect(kept.map(({ before, after }) => [before.number, after.number])).toEqual(
    report.findings.map(({ number }) => [number, number]),
  );
});

test('one typo mended and another made are one fixed and one new', () => {
  const { fixed, added } = compareFindings(
    resumeWith(['Recieved two awards for the manual of the office', ...good]),
    resumeWith(['Received two awards for the manual of the office', 'Set up the enviroment of the office', ...good]),
  );
  expect(textsOf(fixed)).toEqual(['spelling-misspelled: Recieved']);
  expect(textsOf(added)).toEqual(['spelling-misspelled: enviroment']);
});

test('of two lines with the same weak opening the one that was mended is told, wherever the other moved', () => {
  const [reports, stock] = [
    'Responsible for writing reports of the sales team',
    'Responsible for counting the stock of both warehouses in town',
  ];
  const before = resumeWith([reports, ...good, stock]);
  const after = resumeWith([stock, ...good, 'Built weekly reports for the 12 people of the sales team']);
  const weak = 'content-bullet-weak-start';
  const { fixed, kept } = compareFindings(before, after);
  const numberOf = (line: string) => before.reading?.rewrites.find((one) => one.before === line)?.number;
  expect(fixed.filter(({ rule }) => rule === weak).map(({ number }) => number)).toEqual([numberOf(reports)]);
  expect(kept.filter(({ before: { rule } }) => rule === weak).map((one) => one.before.number)).toEqual([
    numberOf(stock),
  ]);
});

test('a note about the whole document stays the same note, whatever it quotes', () => {
  const lines = (word: string) => [
    `Wrote the plan of the ${word} office in town`,
    `Kept the files of the ${word} office in town`,
    `Chose the vendors of the ${word} office in town`,
    `Checked the forms of the ${word} office in town`,
    `Ordered the paper of the ${word} office in town`,
    `Sorted the letters of the ${word} office in town`,
  ];
  const { fixed, added, kept } = compareFindings(resumeWith(lines('harbor')), resumeWith(lines('northern tram')));
  const isQuantity = ({ rule }: { rule: string }) => rule === 'content-not-quantified';
  expect([...fixed, ...added].filter(isQuantity)).toEqual([]);
  expect(kept.map(({ after }) => after).filter(isQuantity)).toHaveLength(1);
});

test('reports from before readings were kept are compared by their words', () => {
  const strip = (report: ReturnType<typeof resumeWith>) => ({ ...report, reading: null, scoring: null });
  const { fixed, added } = compareFindings(
    strip(resumeWith(['Recieved two awards for the manual of the office', ...good])),
    strip(resumeWith(good)),
  );
  expect(textsOf(fixed)).toEqual(['spelling-misspelled: Recieved']);
  expect(added).toEqual([]);
});
