import type { Person } from '../person.ts';

export const noor: Person = {
  id: 'noor',
  name: 'Noor Castellanos',
  language: 'en-US',
  career: 'software engineer',
  label: 'Senior Software Engineer',
  emails: ['noor@castellanos.example.com'],
  phones: ['(206) 555-0161'],
  place: 'Seattle, WA',
  links: ['github.com/noor-example', 'noorcastellanos.example.com'],
  content: 5,
  writing: 5,
  parts: [
    {
      kind: 'experience',
      title: 'Experience',
      jobs: [
        {
          title: 'Senior Software Engineer',
          employer: 'Halyard Freight',
          place: 'Seattle, WA',
          dates: 'Apr 2021 – Present',
          lines: [
            'Lead the five engineers behind the rate engine, which prices 3.2 million quotes a day at a p99 of 80 ms',
            'Split a 400,000-line monolith along booking, pricing and billing; deploys went from weekly to 11 a day',
            'Cut the yearly cloud bill by $640,000 by moving cold shipment history from Postgres to Parquet',
            'Mentor four engineers, two of whom now lead teams of their own',
          ],
        },
        {
          title: 'Software Engineer',
          employer: 'Quillmark',
          place: 'Portland, OR',
          dates: 'Jul 2017 – Mar 2021',
          lines: [
            'Wrote the merge algorithm that lets 200 people edit one document without lost keystrokes',
            'Reduced crash reports of the mobile editor by 83% in two releases',
            'Designed the plug-in interface that 90 outside developers publish against',
          ],
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Open Source',
      list: [
        'Maintainer of tidepool, a job queue in Rust with 2,100 stars',
        'Twelve patches merged into a widely used SQL driver',
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        {
          degree: 'B.S. Computer Science',
          school: 'Puget Institute of Technology',
          dates: '2013 – 2017',
          mark: 'GPA 3.8',
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [
        ['Languages', ['Rust', 'Go', 'TypeScript', 'SQL']],
        ['Systems', ['Kafka', 'PostgreSQL', 'Kubernetes', 'Terraform']],
      ],
    },
  ],
};

export const ingrid: Person = {
  id: 'ingrid',
  name: 'Ingrid Sørensen-Hale',
  language: 'en-US',
  career: 'data scientist',
  label: 'Data Scientist',
  emails: ['ingrid.sh@example.com'],
  phones: ['+1 512 555 0125'],
  place: 'Austin, Texas',
  links: ['linkedin.com/in/ingrid-sh-example'],
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Profile',
      text: [
        'Data scientist with seven years in energy. Forecasts load and prices for utilities and explains them to people who trade on them.',
      ],
    },
    {
      kind: 'experience',
      title: 'Work Experience',
      jobs: [
        {
          title: 'Lead Data Scientist',
          employer: 'Gridlark Analytics',
          place: 'Austin, TX',
          dates: '03.2021–present',
          lines: [
            'Brought the day-ahead load error for 4 utilities from 3.9% to 2.6%',
            'Run a weekly review with traders; their losses on forecast errors fell by $1.8 million in a year',
            'Hired three analysts and wrote the onboarding notebook',
          ],
        },
        {
          title: 'Data Scientist',
          employer: 'Brazos Power Cooperative',
          place: 'Waco, TX',
          dates: '06.2018–02.2021',
          lines: [
            'Built outage prediction from weather and tree data that sends crews out six hours earlier',
            'Replaced 14 spreadsheets with one pipeline',
          ],
        },
      ],
    },
    {
      kind: 'publications',
      title: 'Talks',
      list: [
        '“Forecasts that people use”, Plains Energy Forum, 2024',
        '“Weather is not a feature”, Data Round Table Austin, 2022',
      ],
    },
    {
      kind: 'skills',
      title: 'Skills',
      rated: [
        ['Python', 5],
        ['SQL', 5],
        ['Time series', 4],
        ['Spark', 3],
        ['Tableau', 3],
      ],
    },
    {
      kind: 'languages',
      title: 'Languages',
      rated: [
        ['English', 5],
        ['Danish', 4],
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'M.S. Statistics', school: 'Llano Estacado University', dates: '2016–2018' },
        { degree: 'B.S. Mathematics', school: 'Balcones College', dates: '2012–2016' },
      ],
    },
  ],
};
