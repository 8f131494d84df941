import { shortPdf } from './short-pdf.ts';

/** A resume with findings in content, formatting and writing, of every weight. */
export const flawedPdf = () => shortPdf(lines);

const lines = [
  'Mira Example',
  'mira@example.org | +1 212 555 0100 | New York, NY',
  '',
  'SUMMARY',
  'Results-driven team player and go-getter with a proven track record of synergies.',
  '',
  'EXPERIENCE',
  'Analyst, Example Works, New York                       Jan 2020 - Present',
  '- Responsible for reports and helped with various things',
  '- Managed the team calendar and managed the the budget of the office',
  '- Managed vendors, managed contracts and recieved invoices',
  '   - Worked on stuff',
  '- Built a dashboard that cut reporting time by 30%.',
  'Assistant, Sample House, New York                      03/2017 - Dec 2019',
  '- I was tasked with the organisation of meetings',
  '- Organized three lectures with 500 guests in total',
  '- Assisted with filing. ',
  '',
  'EDUCATION',
  'University of Example, B.Sc. in Mathematics            2013 - 2016',
  '',
  'SKILLS',
  'Mathematics, Programming, Technical writing, javascript',
];
