import type { Person } from '../person.ts';

export const camille: Person = {
  id: 'camille',
  name: 'CAMILLE FONTENOT',
  language: 'en-US',
  career: 'marketing manager',
  label: 'Brand & Growth Marketing',
  emails: ['hello@camillefontenot.example.com'],
  phones: ['504 555 0127'],
  place: 'New Orleans, LA',
  links: ['camillefontenot.example.com'],
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Hello',
      text: [
        'Results-driven marketing professional with a passion for storytelling and a proven track record of growing brands people love.',
      ],
    },
    {
      kind: 'experience',
      title: 'Where I have worked',
      jobs: [
        {
          title: 'Marketing Manager',
          employer: 'Bayou Kettle Chips',
          place: 'New Orleans',
          dates: "May '20 – Now",
          lines: [
            'Grew the newsletter from 8k to 61k readers',
            'Launched two flavors in 1,100 stores',
            'Managed a budget of $900k and two agencies',
          ],
        },
        {
          title: 'Social Media Coordinator',
          employer: 'Crescent Hotel Group',
          place: 'Baton Rouge',
          dates: "Jun '16 – Apr '20",
          lines: ['Ran seven accounts', 'Shot and cut two videos a week'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Where I learned',
      studies: [{ degree: 'BA Mass Communication', school: 'Pontchartrain University', dates: '2016' }],
    },
    {
      kind: 'skills',
      title: 'Skills',
      rated: [
        ['Copywriting', 5],
        ['Paid social', 4],
        ['SEO', 4],
        ['Photoshop', 3],
        ['HubSpot', 4],
      ],
    },
    { kind: 'interests', title: 'Off the clock', list: ['Gumbo contests', 'Vinyl', 'Kayaking'] },
  ],
};

export const whitaker: Person = {
  id: 'whitaker',
  name: 'Jonathan P. Whitaker, CPA',
  language: 'en-US',
  career: 'chief financial officer, three pages',
  emails: ['jp.whitaker@example.com'],
  phones: ['(617) 555-0155 cell'],
  place: 'Wellesley, Massachusetts',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Executive Profile',
      text: [
        'Chief financial officer with 27 years in manufacturing and medical devices, from plant controller to the board room. Took one company public and sold two. Known for short closes, plain reports and teams that stay.',
      ],
      list: [
        'Raised $410 million in debt and equity',
        'Closed 9 acquisitions and 2 divestitures',
        'Built finance teams of up to 140 people in six countries',
      ],
    },
    {
      kind: 'experience',
      title: 'Professional Experience',
      jobs: [
        {
          title: 'Chief Financial Officer',
          employer: 'Merrimack Orthopedics, Inc.',
          place: 'Andover, MA',
          dates: '2016 – Present',
          about: 'Maker of knee and hip implants with revenue of $480 million and 1,900 employees.',
          lines: [
            'Led the initial public offering of 2019, which raised $185 million at the top of its range.',
            'Shortened the monthly close from 12 to 5 business days by moving four ledgers to one.',
            'Negotiated a revolving credit line of $150 million at 90 basis points below the former one.',
            'Raised gross margin from 58% to 64% with a program of 31 cost projects owned by plant managers.',
            'Integrated three acquired companies, each within nine months and under its planned cost.',
            'Report quarterly to the audit committee and lead the calls with 14 analysts.',
            'Moved treasury in house, hedged the exposure in euro and yen, and earned $2.3 million on idle cash in 2023.',
            'Set up an internal audit function of four people and closed 92% of its findings within a quarter.',
            'Sponsor a rotation program for graduates; seven of eleven have stayed beyond their fourth year.',
          ],
        },
        {
          title: 'Vice President, Finance',
          employer: 'Concord Valve Group',
          place: 'Worcester, MA',
          dates: '2010 – 2016',
          about: 'Industrial valves, owned by a private equity fund; revenue of $260 million.',
          lines: [
            'Prepared the sale of the company to a strategic buyer for 11.2 times earnings.',
            'Freed $38 million of working capital by new terms with 60 suppliers and weekly stock reviews.',
            'Replaced the budget with a rolling forecast that stayed within 3% for eight quarters.',
            'Moved shared services to Krakow and saved $4.1 million a year.',
            'Hired the controllers of five plants and promoted three of them later.',
            'Refinanced $120 million of senior notes four months before they fell due.',
            'Settled a customs dispute of $3.7 million for a tenth of the claim, with outside counsel.',
            'Led the carve-out of a pump line: separate books, tax registration and a supply agreement in 100 days.',
          ],
        },
        {
          title: 'Corporate Controller',
          employer: 'Bluewater Instruments Corp.',
          place: 'Portsmouth, NH',
          dates: '2005 – 2010',
          about: 'Listed maker of flow meters.',
          lines: [
            'Brought the company through its first three audits of internal control without a material weakness.',
            'Led the choice and start of a new ERP system in four plants, on time and 6% under budget.',
            'Cut audit fees by 22% by preparing schedules in house.',
            'Supervised 34 people in accounting, tax and treasury.',
            'Drafted the quarterly filings and answered two comment letters without a restatement.',
            'Wrote an accounting manual of 140 pages that all subsidiaries adopted within a year.',
          ],
        },
        {
          title: 'Plant Controller',
          employer: 'Bluewater Instruments Corp.',
          place: 'Nashua, NH',
          dates: '2001 – 2005',
          lines: [
            'Introduced standard costs for 2,300 parts and explained variances to foremen every week.',
            'Found $1.2 million of unbilled repairs.',
            'Took part in a lean program that halved work in process.',
            'Counted a stock of 14,000 bins in two nights, with a difference of less than 0.2%.',
            'Trained shift leaders to read their own cost reports.',
          ],
        },
        {
          title: 'Senior Auditor',
          employer: 'Dunmore & Hale LLP',
          place: 'Boston, MA',
          dates: '1997 – 2001',
          lines: [
            'Audited manufacturers and a regional bank with teams of up to six.',
            'Wrote the sampling guide for inventories that the office used for years.',
            'Passed all parts of the CPA examination at the first attempt.',
          ],
        },
      ],
    },
    {
      kind: 'activities',
      title: 'Board Memberships',
      list: [
        'Director and chair of the audit committee, Charles River Food Bank, 2015 – present',
        'Trustee, Nashua Valley College, 2011 – 2017',
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'Master of Business Administration', school: 'Commonwealth School of Business', dates: '2004' },
        { degree: 'Bachelor of Science in Accounting', school: 'Nashua Valley College', dates: '1997' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Professional Credentials',
      list: ['Certified Public Accountant, Massachusetts', 'Certified Treasury Professional'],
    },
    {
      kind: 'publications',
      title: 'Speaking',
      list: [
        '“The five-day close”, New England Controllers Meeting, 2022',
        '“Selling a company twice”, Private Equity Round Table, 2017',
      ],
    },
    {
      kind: 'skills',
      title: 'Areas of Expertise',
      groups: [
        [
          '',
          ['Capital markets', 'Mergers and acquisitions', 'Investor relations', 'Cost control', 'ERP', 'Tax planning'],
        ],
      ],
    },
  ],
};

export const brandon: Person = {
  id: 'brandon',
  name: 'Brandon Oyelaran',
  language: 'en-US',
  career: 'sales representative',
  emails: ['brandon.oyelaran@example.com'],
  phones: ['404-555-0198'],
  place: 'Atlanta, GA',
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'experience',
      title: 'Sales Experience',
      jobs: [
        {
          title: 'Account Executive',
          employer: 'Peachline Telecom',
          place: 'Atlanta, GA',
          dates: '2021 - present',
          lines: [
            'Exceeded quota 9 of 11 quarters, best 142%',
            'Manage 85 accounts worth $3.4M',
            'Utilize Salesforce to track pipeline',
            'Responsible for renewals',
          ],
        },
        {
          title: 'Sales Development Rep',
          employer: 'Loopdeck Software',
          place: 'Remote',
          dates: '2019 - 2021',
          lines: ['60 calls and 40 emails a day', 'Booked 14 meetings per month', 'Won rookie of the year'],
        },
        {
          title: 'Shift Manager',
          employer: 'Wing Station',
          place: 'Macon, GA',
          dates: '2016 - 2019',
          lines: ['Supervised 12 employees', 'Closed the store and made deposits'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'BBA Marketing', school: 'Ocmulgee State University', dates: '2019' }],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [['', ['Cold calling', 'Negotiation', 'Salesforce', 'Excel', 'Presentations', 'Spanish']]],
    },
    { kind: 'awards', title: 'Achievements', list: ['President’s Club 2023', 'Rookie of the year 2020'] },
  ],
};
