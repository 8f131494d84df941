import type { Person } from '../person.ts';

export const imogen: Person = {
  id: 'imogen',
  name: 'Imogen Fairbrass',
  language: 'en-GB',
  career: 'graphic designer',
  label: 'Graphic Designer & Illustrator',
  emails: ['studio@imogenfairbrass.example.com'],
  phones: ['07700 900134'],
  place: 'Brighton',
  links: ['imogenfairbrass.example.com'],
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'About',
      text: [
        'Designer of books, packaging and the occasional mural. Freelance since 2020, with clients in publishing and food.',
      ],
    },
    {
      kind: 'experience',
      title: 'Experience',
      jobs: [
        {
          title: 'Freelance Designer',
          employer: 'Self-employed',
          place: 'Brighton',
          dates: '2020–now',
          lines: [
            '64 book covers for nine publishers',
            'Label range for a cider maker, stocked in 300 shops',
            'Hand-painted hoarding for the Seagull Quarter',
          ],
        },
        {
          title: 'Middleweight Designer',
          employer: 'Pebble & Ink',
          place: 'Hove',
          dates: '2016–2020',
          lines: ['Art directed two junior designers', 'Redrew a house style of 40 templates'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'BA Illustration, First', school: 'South Downs School of Art', dates: '2013–2016' }],
    },
    {
      kind: 'awards',
      title: 'Recognition',
      list: ['Small Press Cover of the Year, shortlist, 2022', 'Chalk Prize for Lettering, 2019'],
    },
    {
      kind: 'skills',
      title: 'Software',
      rated: [
        ['InDesign', 5],
        ['Illustrator', 5],
        ['Procreate', 4],
        ['After Effects', 2],
      ],
    },
    { kind: 'interests', title: 'Loves', list: ['Letterpress', 'Sea swimming', 'Crosswords'] },
  ],
};

export const desiree: Person = {
  id: 'desiree',
  name: 'Desirée Baptiste',
  language: 'en-US',
  career: 'event planner',
  label: 'Event Planner',
  emails: ['desiree.events@example.com'],
  phones: ['(305) 555-0168'],
  place: 'Miami, FL',
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Profile',
      text: ['Detail-oriented planner of weddings and corporate events for 20 to 900 guests.'],
    },
    {
      kind: 'experience',
      title: 'Work Experience',
      jobs: [
        {
          title: 'Senior Event Planner',
          employer: 'Flamingo Row Events',
          place: 'Miami',
          dates: '2019 - Present',
          lines: [
            'Plan 35 events a year with budgets up to $400,000',
            'Negotiate with hotels, caterers and bands',
            'Kept 97% of corporate clients through 2021',
          ],
        },
        {
          title: 'Banquet Captain',
          employer: 'Hotel Aguamarina',
          place: 'Miami Beach',
          dates: '2014 - 2019',
          lines: ['Led 25 servers', 'Wrote the floor plans'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'B.S. Hospitality', school: 'Biscayne State College', dates: '2010 - 2014' }],
    },
    {
      kind: 'skills',
      title: 'Expertise',
      rated: [
        ['Budgets', 4],
        ['Vendor contracts', 5],
        ['Cvent', 3],
      ],
    },
    {
      kind: 'languages',
      title: 'Languages',
      rated: [
        ['English', 5],
        ['Haitian Creole', 5],
        ['Spanish', 4],
      ],
    },
    { kind: 'references', title: 'References', list: ['Paul Ortega, Hotel Aguamarina, (305) 555-0112'] },
  ],
};

export const norman: Person = {
  id: 'norman',
  name: 'Norman Achterberg',
  language: 'en-US',
  career: 'high school principal, told in prose',
  emails: ['norman.achterberg@example.org'],
  phones: ['(515) 555-0136'],
  place: 'Ames, Iowa',
  content: 4,
  writing: 5,
  parts: [
    {
      kind: 'experience',
      title: 'Professional Background',
      jobs: [
        {
          title: 'Principal',
          employer: 'Skunk River High School',
          place: 'Ames',
          dates: 'July 2015 to the present',
          sentence: 'From {dates} I have served as {title} of {employer}, a public school of 1,150 students.',
          told: [
            'Graduation rose from 86 to 94 percent after we gave every ninth-grader one adult who checks in weekly. I wrote the master schedule that made this possible and hired 41 of our 78 teachers.',
          ],
        },
        {
          title: 'Assistant Principal',
          employer: 'Nevada Prairie Middle School',
          place: 'Nevada, Iowa',
          dates: 'August 2009 to June 2015',
          sentence: 'Before that I was {title} at {employer}, {dates}.',
          told: ['Suspensions fell by half in three years under a restorative program that I led with two counselors.'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'Ed.S. in Educational Leadership', school: 'Central Plains University', dates: '2009' },
        { degree: 'B.A. in History', school: 'Walnut Creek College', dates: '2001' },
      ],
    },
    { kind: 'certifications', title: 'Licensure', text: ['Iowa Professional Administrator, PK–12.'] },
  ],
};

export const tamsin: Person = {
  id: 'tamsin',
  name: 'Tamsin Okoye',
  language: 'en-GB',
  career: 'retail supervisor',
  emails: ['tamsin.okoye@example.co.uk'],
  phones: ['07700 900199'],
  place: 'Croydon, London',
  content: 2,
  writing: 2,
  flaws: [{ rule: 'spelling-misspelled', text: 'recieved' }],
  parts: [
    {
      kind: 'summary',
      title: 'Personal Profile',
      text: [
        'A hard working team player with excellent communication skills who works well under pressure and on own initiative.',
      ],
    },
    {
      kind: 'skills',
      title: 'Key Skills',
      list: ['Customer service', 'Cash handling', 'Stock control', 'Microsoft Office'],
    },
    {
      kind: 'experience',
      title: 'Employment History',
      jobs: [
        {
          title: 'Supervisor',
          employer: 'Purley Homewares',
          dates: 'Oct 2019 - Present',
          heading: 'Duties:',
          lines: [
            'Opening and closing the shop',
            'Dealing with complaints',
            'Supervising weekend staff',
            'recieved employee of the month',
          ],
        },
        {
          title: 'Sales Assistant',
          employer: 'Shoe Yard',
          dates: '2015 - 2019',
          heading: 'Duties:',
          lines: ['Till work', 'Serving customers', 'Deliveries'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: '6 GCSEs including Maths and English', school: 'Addiscombe Road School', dates: '2010 - 2015' },
      ],
    },
    { kind: 'references', title: 'References', text: ['References available on request'] },
  ],
};
