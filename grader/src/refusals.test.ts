import { beforeAll, describe, expect, test } from 'vitest';
import { gradeOn } from './grade.ts';
import { compilePdfium, type Engine, startEngine } from './pdf/engine.ts';
import { limits } from './pdf/limits.ts';
import { pdfOf, textPdf } from './pdf/typed-pdf.ts';
import { refusalSentences } from './report/report.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const manyPages = () => {
  const kids = Array.from({ length: limits.pages + 1 }, () => '3 0 R').join(' ');
  return Buffer.from(
    Buffer.from(pdfOf(''))
      .toString('latin1')
      .replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${limits.pages + 1}`),
    'latin1',
  );
};
/** A page that a picture of one pixel fills, with lines of text over it that tell no career. */
function pictureWithText(): Uint8Array {
  const lines = Array.from({ length: 5 }, () => '(Sketched the levels of the game and placed the props in them) Tj T*');
  const image =
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\xff\nendstream';
  return pdfOf(
    `q 612 0 0 792 0 0 cm /Im Do Q BT /F1 11 Tf 15 TL 60 740 Td\n${lines.join('\n')}\nET`,
    '/Font << /F1 5 0 R >> /XObject << /Im 6 0 R >>',
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>', image],
  );
}

const letter = [
  'Dear Hiring Manager,',
  'I am writing to apply for the position of warehouse coordinator that your company advertised last week.',
  'For the past four years I have worked at a regional distributor, where I scheduled inbound trucks.',
  'I enjoy solving practical problems, and I would welcome the chance to bring that experience to your team.',
  'Sincerely,',
  'Morgan Ellery',
  'morgan.ellery@example.com',
];

const others: [what: string, lines: string[]][] = [
  [
    'an advertisement of a job',
    [
      'Senior Accountant',
      'Harbor Works, Austin, TX',
      'We are looking for an accountant with five years of experience to join our team.',
      'Responsibilities',
      '- Prepare the monthly reports of three offices',
      '- Keep the ledger and answer letters of suppliers',
      '- Work with auditors every spring',
      '- Train two clerks',
      'Requirements',
      'Bachelor degree in accounting or finance, and experience with Excel.',
      'What we offer',
      'Apply now: jobs@harborworks.example or (512) 555-0143',
    ],
  ],
  [
    'an offer of employment',
    [
      'Delta Foods, 14 Mill Road, Leeds',
      'Dear Maria Example,',
      'We are pleased to offer you the position of Clerk from March 2024. Your salary will be 24,000 pounds a year.',
      'This offer of employment depends on your references and your education certificates.',
      'Your responsibilities are counting stock, keeping the ledger and writing letters to suppliers of the firm.',
      'Yours sincerely,',
      'Omar Lund, Manager',
      'omar@deltafoods.example +44 7700 900183',
    ],
  ],
  [
    'an invoice',
    [
      'INVOICE 2024-118',
      'Harbor Works Ltd, 2 Quay Street, accounts@harborworks.example, (512) 555-0143',
      'Bill to: Delta Foods, 14 Mill Road, Austin, TX',
      'Description   Qty   Unit price   Total',
      'Consulting services, January to March 2024   12   80.00   960.00',
      'Training of two clerks   2   150.00   300.00',
      'Subtotal 1,260.00. Amount due within 30 days. Thank you for your business and see you again.',
    ],
  ],
  [
    'a menu',
    [
      'THE COPPER POT',
      'Starters',
      'Soup of the day with bread $6.50',
      'Goat cheese and beetroot salad with walnuts $8.00',
      'Mains',
      'Fish of the day, served with potatoes and lemon butter $18.50',
      'Mushroom risotto, gluten-free, with herbs from the garden $15.00',
      'Desserts',
      'Apple tart with cream $7.00',
      'Call (512) 555-0143 or write to table@copperpot.example',
    ],
  ],
  [
    'a paper',
    [
      'Counting Stock in Two Warehouses',
      'Maria Example and Omar Lund, Elm College, maria@elm.example',
      'Abstract',
      'We show that stock is counted faster at night. In 2019 - 2021 we counted 900 shelves in two warehouses.',
      '1 Introduction',
      'Counting stock has been studied by Winslow et al. for many years, but never at night in two places.',
      '2 Results',
      'Figure 1 shows that work at night is faster by a third, and that education of the clerks matters less.',
      'References',
    ],
  ],
  [
    'a recipe',
    [
      'Apple Tart',
      'Ingredients',
      '- 6 apples, peeled and cut into thin slices',
      '- 2 cups of flour and one stick of butter',
      '- 3 tablespoons of sugar and a pinch of salt',
      '- 1 egg',
      'Directions',
      'Preheat the oven to 200 degrees. Work the butter into the flour, roll it out and lay the slices on it.',
    ],
  ],
  [
    'the plan of a project',
    [
      'New warehouse in Leeds: phases of the project',
      'Survey of the ground Jan 2026 - Feb 2026',
      'Foundations and walls Mar 2026 - Jun 2026',
      'Roof and gates Jul 2026 - Aug 2026',
      'Shelves and belts Sep 2026 - Oct 2026',
      'Opening by the board of Delta Foods in November, with guests from the town and from all three offices',
    ],
  ],
  [
    'a contract',
    [
      'AGREEMENT OF LEASE',
      'This agreement is made in January 2024 between Omar Lund, hereinafter the landlord, and Maria Example.',
      'The tenant shall pay 900 dollars on the first day of each month from January 2024 to December 2025.',
      'The landlord shall keep the house in repair. Termination needs notice of three months in writing.',
      'This agreement is under the governing law of Texas. Signature of both: omar@lund.example (512) 555-0143',
    ],
  ],
];

type BadFile = [code: keyof typeof refusalSentences, what: string, bytes: () => Uint8Array];
const files: BadFile[] = [
  ['not_a_pdf', 'an empty file', () => new Uint8Array()],
  ['not_a_pdf', 'a web page', () => Buffer.from('<html>resume.pdf</html>')],
  ['damaged', 'a header and nothing more', () => Buffer.from('%PDF-1.7\n')],
  ['too_large', 'a file over 30 MB', () => Buffer.alloc(limits.fileBytes + 1)],
  ['too_many_pages', 'a book', manyPages],
  ['no_text', 'a page without text', () => pdfOf('0 0 300 300 re f')],
  ['no_text', 'a picture of a page with a few lines of text', pictureWithText],
  ['not_a_resume', 'a letter', () => textPdf(letter)],
  ...others.map(([what, lines]): BadFile => ['not_a_resume', what, () => textPdf(lines)]),
];

describe('a file that cannot be graded', () => {
  test.each(files)('%s: %s', (code, _, bytes) => {
    const { graded, images } = gradeOn(engine, bytes(), { today: '2026-11-21', images: true });
    expect(graded).toEqual({ ok: false, error: { code, message: refusalSentences[code] } });
    expect(images).toEqual([]);
  });

  test('junk before the header does no harm', () => {
    const lines = [
      'Maria Example',
      'maria@example.com (512) 555-0143',
      'EXPERIENCE',
      'Analyst, Harbor Works Jan 2020 - Mar 2023',
      '- Built 12 weekly reports for a team of 40 people',
      '- Cut the closing time from 9 days to 4 days',
      'EDUCATION',
      'B.A. Economics, Elm College 2019',
    ];
    const bytes = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), textPdf(lines)]);
    expect(gradeOn(engine, bytes, { today: '2026-11-21' }).graded.ok).toBe(true);
  });
});

describe('a page about a career is graded', () => {
  const careers: [what: string, lines: string[]][] = [
    [
      'without name, contact and style',
      [
        'STAFF ACCOUNTANT',
        'Summary',
        'Accountant who closes the books of two firms every month and trains clerks',
        'Experience',
        'Staff Accountant Company Name City, State',
        'Prepared monthly reports for three offices and answered questions of auditors',
        'Education',
        'Bachelor of Science, Accounting, Elm College',
        'Skills',
        'Excel, ledger, payroll',
      ],
    ],
    [
      'as a list of credits',
      [
        'Ada Brenner, Hairstylist & Groomer',
        'www.studio-lund.example/ada',
        'MUSICIANS',
        'Nell Hartwig',
        'Omar Lund and the Pilots',
        'The Ash Bay Quartet',
        'EDITORIAL',
        'Harbor Monthly',
        'The Mill Review',
        'ADVERTISING',
        'Delta Foods',
        'Oak Press',
        'FASHION SHOWS',
        'Leeds Week of Wool',
        'Elm College, Class of Design',
        'Three evenings of the Ash Theatre',
      ],
    ],
    [
      'as a bio-data sheet',
      [
        'BIO-DATA',
        'Name : Gopal Reddy',
        'Date of Birth : 05-02-1979',
        'Nationality : Indian',
        'Marital Status : Married',
        'Address : 14 Temple Street, Cuttack, Odisha',
        'Qualification : 10th class passed from the board of Odisha',
        'Worked as a driver with Kalinga Foods and with a school for many years',
        'Mobile : 55500 00139',
      ],
    ],
    [
      'whose titles and name are pictures',
      [
        'Quay Pictures Lighting TD',
        'May 2022 - Present Lit the harbor scenes of a film about two otters.',
        'Oak Mill Lighting TD',
        'Feb 2018 - May 2022 Built the lamps of forty advertisements and checked their colours.',
        'Elm Studios Junior TD',
        'Aug 2016 - Jan 2018 Wrote tools that place lamps in a scene.',
        'Ash Bay Intern',
        'Apr 2016 - Jun 2016 Watched lighting artists at work.',
        'Houdini Nuke Maya Python',
      ],
    ],
    [
      'as sentences',
      [
        'Maria Example',
        'maria@example.com (512) 555-0143',
        'I have 12 years of experience in warehouses. I worked as a clerk with Delta Foods from 2012 to 2018.',
        'Since 2018 I have been working as an analyst at Harbor Works, where I count stock and keep the ledger.',
        'I graduated from Elm College in 2011 with a degree in economics.',
      ],
    ],
  ];
  test.each(careers)('%s', (_, lines) => {
    expect(gradeOn(engine, textPdf(lines), { today: '2026-11-21' }).graded.ok).toBe(true);
  });
});
