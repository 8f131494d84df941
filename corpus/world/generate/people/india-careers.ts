import type { Person } from '../person.ts';

export const selvam: Person = {
  id: 'selvam',
  name: 'K. Selvam',
  language: 'en-IN',
  career: 'civil site engineer',
  emails: ['k.selvam.civil@example.com'],
  phones: ['+91 55500 00129'],
  place: 'Madurai, Tamil Nadu',
  content: 2,
  writing: 2,
  parts: [
    {
      kind: 'experience',
      title: 'PROFESSIONAL EXPERIANCE',
      jobs: [
        {
          title: 'Site Engineer',
          employer: 'Vaigai Infra Projects Limited',
          place: 'Madurai',
          dates: 'Jan 2020 - Till Date',
          about: 'Client: Southern District Housing Board',
          heading: 'Responsibilities',
          lines: [
            'Execution of RCC works for G+9 residential towers as per drawings and specifications, including levelling, checking of reinforcement, shuttering and concreting of slabs in co-ordination with the consultant.',
            'Preparation of bar bending schedules and sub-contractor bills.',
            'Checking of quality of materials received at site.',
          ],
        },
        {
          title: 'Junior Engineer',
          employer: 'Pandiyan Constructions',
          place: 'Dindigul',
          dates: 'June 2016 - Dec 2019',
          about: 'Client: Kodai Hill Resorts',
          heading: 'Responsibilities',
          lines: [
            'Supervision of site works and labour.',
            'Preparation of daily progress report.',
            'Maintaining cement and steel stock register.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'ACADEMIC QUALIFICATION',
      studies: [
        {
          degree: 'B.E. Civil Engineering',
          school: 'Meenakshi College of Engineering',
          dates: '2012-2016',
          mark: '6.9',
        },
        { degree: 'HSC', school: 'Government Hr. Sec. School, Melur', dates: '2012', mark: '74%' },
      ],
    },
    { kind: 'skills', title: 'SOFTWARE KNOWN', list: ['AutoCAD', 'STAAD Pro', 'MS Project', 'MS Office'] },
    {
      kind: 'personal',
      title: 'PERSONAL PROFILE',
      pairs: [
        ['Date of Birth', '09.11.1994'],
        ['Gender', 'Male'],
        ['Passport No', 'Z0000000'],
        ['Permanent Address', '3/21, East Car Street, Madurai'],
      ],
    },
    {
      kind: 'declaration',
      title: 'DECLARATION',
      text: ['I hereby declare that all the details given above are correct and true.'],
      signed: [['Place : Madurai', '[K. SELVAM]']],
    },
  ],
};

export const sunita: Person = {
  id: 'sunita',
  name: 'Sunita Verma',
  language: 'en-IN',
  career: 'school teacher',
  emails: ['sunita.verma.tgt@example.com'],
  phones: ['55500 00136'],
  place: 'House No. 220, Sector 9, Faridabad',
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'objective',
      title: 'Career Objective',
      text: ['To be associated with a progressive school that gives scope to apply my knowledge and skills.'],
    },
    {
      kind: 'experience',
      title: 'Teaching Experience',
      jobs: [
        {
          title: 'TGT (Science)',
          employer: 'Green Meadows Public School',
          dates: '2016 till date',
          sentence: 'Working as {title} at {employer} since {dates}, teaching classes VI to X.',
        },
        {
          title: 'Primary Teacher',
          employer: 'Little Lamps School',
          dates: '2012 to 2016',
          sentence: 'Worked as a {title} in {employer} from {dates}.',
        },
      ],
    },
    {
      kind: 'education',
      title: 'Educational & Professional Qualifications',
      studies: [
        { degree: 'B.Ed.', school: 'Aravalli University', dates: '2012', mark: 'First Division' },
        { degree: 'M.Sc. (Chemistry)', school: 'Yamuna University', dates: '2010', mark: '63%' },
        { degree: 'B.Sc.', school: 'Govt. College, Palwal', dates: '2008', mark: '59%' },
        { degree: 'Class XII', school: 'C.B.S.E.', dates: '2005', mark: '71%' },
        { degree: 'Class X', school: 'C.B.S.E.', dates: '2003', mark: '78%' },
      ],
    },
    {
      kind: 'activities',
      title: 'Co-curricular Activities',
      list: [
        'In charge of the Science Club since 2018',
        'Took part in the district level science fair',
        'Scout and guide captain',
      ],
    },
    {
      kind: 'personal',
      title: 'Personal Information',
      pairs: [
        ["Husband's Name", 'Sh. Rakesh Verma'],
        ['Date of Birth', '21 July 1987'],
        ['Marital Status', 'Married'],
      ],
    },
    {
      kind: 'references',
      title: 'References',
      text: ['Will be furnished on request.'],
      signed: [['Date: 12-06-2026', '(Sunita Verma)']],
    },
  ],
};

export const rohit: Person = {
  id: 'rohit',
  name: 'Rohit Bhandari',
  language: 'en-IN',
  career: 'data analyst',
  label: 'Data Analyst',
  emails: ['rohit.bhandari@example.org'],
  phones: ['+91 55500 00118'],
  place: 'Hyderabad',
  links: ['github.com/rbhandari-example'],
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Summary',
      text: [
        'Data analyst with four years in consumer lending. Builds the reports that credit and collections teams act on.',
      ],
    },
    {
      kind: 'experience',
      title: 'Experience',
      jobs: [
        {
          title: 'Data Analyst',
          employer: 'Charminar Capital',
          place: 'Hyderabad',
          dates: 'Feb 2022 – Present',
          lines: [
            'Rebuilt the collections queue in SQL and Python, raising recovery in the first 30 days from 41% to 49%',
            'Cut the monthly portfolio report from three days to four hours by moving 60 sheets into dbt models',
            'Found a duplicate-disbursal fault worth Rs 1.3 crore during a routine check and closed it with engineering',
            'Train new joiners in window functions every quarter',
          ],
        },
        {
          title: 'Analyst Intern, later Junior Analyst',
          employer: 'Banjara Retail Labs',
          place: 'Hyderabad',
          dates: 'Jun 2020 – Jan 2022',
          lines: [
            'Forecast weekly demand for 900 items in 12 stores with a mean error of 14%',
            'Wrote the dashboards that 30 store managers open each morning',
          ],
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Projects',
      list: [
        'Bus delay map: 2 million GPS pings, published as a public notebook',
        'Cricket win predictor with logistic regression',
      ],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [
        ['Languages', ['SQL', 'Python', 'R']],
        ['Tools', ['dbt', 'Power BI', 'Airflow', 'Git']],
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        {
          degree: 'B.Tech, Electronics',
          school: 'Golconda Institute of Engineering',
          dates: '2016 – 2020',
          mark: '8.4/10',
        },
      ],
    },
  ],
};
