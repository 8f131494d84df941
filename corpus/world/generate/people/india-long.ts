import type { Person } from '../person.ts';

export const vikram: Person = {
  id: 'vikram',
  name: 'Vikram Raghunathan',
  language: 'en-IN',
  career: 'delivery manager, three pages',
  label: 'Delivery Manager | PMP | 16 Years',
  emails: ['vikram.raghunathan@example.com'],
  phones: ['+91 55500 00181'],
  place: 'Chennai, India',
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Professional Synopsis',
      list: [
        'Delivery manager with 16 years of experience in banking and insurance projects for clients in the UK, the Netherlands and Singapore.',
        'Managed teams of up to 65 people at two sites and a yearly revenue of $7.5 million.',
        'Strong experience in Java, J2EE and Oracle before moving to management in 2014.',
        'Certified PMP and SAFe Agilist.',
        'Worked on fixed price as well as time and material contracts.',
      ],
    },
    {
      kind: 'skills',
      title: 'Skill Set',
      groups: [
        ['Management', ['Budgeting', 'Hiring', 'Risk management', 'SAFe', 'Vendor management']],
        ['Technology', ['Java', 'Spring', 'Oracle', 'Kafka', 'AWS']],
        ['Tools', ['JIRA', 'MS Project', 'ServiceNow', 'Confluence']],
      ],
    },
    {
      kind: 'experience',
      title: 'Professional Experience',
      jobs: [
        {
          title: 'Delivery Manager',
          employer: 'Coromandel Infosystems Limited',
          place: 'Chennai',
          dates: 'Oct 2018 – till date',
          about: 'Project: Claims platform for a Dutch insurer (team size 65)',
          heading: 'Responsibilities:',
          lines: [
            'Owning delivery, budget and margin of the account; margin went from 24% to 31% in three years.',
            'Moved the programme from yearly to monthly releases, with incidents after release down by 60%.',
            'Weekly steering call with the client and monthly review with the business unit head.',
            'Hired 38 engineers in nine months and kept attrition at 9% against 21% of the unit.',
            'Preparing proposals and estimates for new work; won four change requests worth $1.2 million.',
            'Mentoring three project managers.',
          ],
        },
        {
          title: 'Project Manager',
          employer: 'Coromandel Infosystems Limited',
          place: 'Chennai and Utrecht',
          dates: 'Apr 2014 – Sep 2018',
          about: 'Project: Policy migration (team size 28)',
          heading: 'Responsibilities:',
          lines: [
            'Migrated 2.3 million policies from a mainframe in eleven waves without loss of data.',
            'Coordinated with the client team in Utrecht for two years at site.',
            'Planning of sprints, tracking of risks and issues, reporting of status.',
            'Resource planning and appraisal of team members.',
          ],
        },
        {
          title: 'Technical Lead',
          employer: 'Adyar Software Services',
          place: 'Chennai',
          dates: 'Jan 2011 – Mar 2014',
          about: 'Project: Trade finance system for a bank in Singapore (team size 12)',
          heading: 'Responsibilities:',
          lines: [
            'Designed the letter of credit module in Java and Oracle.',
            'Reviewed code of eight developers and introduced unit tests; coverage rose from 5% to 70%.',
            'Interacted with users for requirements and user acceptance testing.',
            'Reduced the end of day batch from five hours to ninety minutes.',
          ],
        },
        {
          title: 'Software Engineer',
          employer: 'Adyar Software Services',
          place: 'Chennai',
          dates: 'Jul 2007 – Dec 2010',
          about: 'Project: Retail loans for a public sector bank',
          heading: 'Responsibilities:',
          lines: [
            'Involved in coding and unit testing of screens and reports.',
            'Fixed production defects and prepared release notes.',
            'Prepared technical documents.',
          ],
        },
      ],
    },
    {
      kind: 'certifications',
      title: 'Certifications & Trainings',
      list: [
        'Project Management Professional, 2015',
        'SAFe Agilist, 2019',
        'AWS Cloud Practitioner, 2021',
        'Leadership programme, Marina Business Institute, 2022',
      ],
    },
    {
      kind: 'awards',
      title: 'Awards & Recognitions',
      list: ['Best Delivery Team, 2021', 'Client appreciation for the migration, 2017', 'Star Performer, 2009'],
    },
    {
      kind: 'education',
      title: 'Educational Credentials',
      studies: [
        {
          degree: 'B.E. (Computer Science)',
          school: 'Thamirabarani College of Engineering',
          dates: '2007',
          mark: '78%',
        },
        { degree: 'Higher Secondary', school: 'St. Xavier Model School, Tirunelveli', dates: '2003', mark: '91%' },
      ],
    },
    {
      kind: 'personal',
      title: 'Personal Dossier',
      pairs: [
        ['Date of Birth', '11th June 1986'],
        ['Languages Known', 'English, Tamil, Hindi and basic Dutch'],
        ['Passport Validity', '2031'],
        ['Visa', 'Netherlands (expired)'],
      ],
    },
  ],
};

export const gopal: Person = {
  id: 'gopal',
  name: 'Gopal Krishna Sahu',
  language: 'en-IN',
  career: 'sales officer',
  emails: ['gksahu.sales@example.com'],
  phones: ['55500 00139 / 55500 00140'],
  place: 'Cuttack, Odisha',
  content: 2,
  writing: 1,
  flaws: [{ rule: 'spelling-misspelled', text: 'acheive' }],
  parts: [
    {
      kind: 'objective',
      title: 'Carrier Objective',
      text: ['To acheive a respectable position in your esteemed organization by hard work and dedication.'],
    },
    {
      kind: 'experience',
      title: 'Working Experience',
      jobs: [
        {
          title: 'Sales Officer',
          employer: 'Kalinga Foods Pvt. Ltd.',
          dates: "Jan' 2018 to till date",
          sentence: 'Presently working with {employer} as {title} from {dates}.',
        },
        {
          title: 'Sales Executive',
          employer: 'Mahanadi Beverages',
          dates: "March' 2014 to Dec' 2017",
          sentence: 'Worked with {employer} as {title} from {dates}.',
        },
        {
          title: 'Salesman',
          employer: 'Sri Ganesh Agency',
          dates: '2011 to 2014',
          sentence: '3 years worked as {title} in {employer} ({dates}).',
        },
      ],
    },
    {
      kind: 'other',
      title: 'Job Responsibility',
      list: [
        'Appointing of new distributors and dealers',
        'Handling of 22 distributors and 6 salesmen',
        'Achieving primary and secondary targets',
        'Market visit and collection of payments',
      ],
    },
    {
      kind: 'education',
      title: 'Educational Qualifications',
      studies: [
        { degree: 'B.A.', school: 'Utkal Model College', dates: '2010', mark: '51%' },
        { degree: '+2 Arts', school: 'C.H.S.E.', dates: '2007', mark: '48%' },
        { degree: '10th', school: 'B.S.E.', dates: '2005', mark: '55%' },
      ],
    },
    { kind: 'skills', title: 'Strength', list: ['Good convincing power', 'Honest and punctual', 'Field work'] },
    {
      kind: 'personal',
      title: 'Personal Bio-Data',
      pairs: [
        ['Name', 'Gopal Krishna Sahu'],
        ["Father's Name", 'Late Bishnu Sahu'],
        ['Date of Birth', '05/05/1989'],
        ['Blood Group', 'O+'],
      ],
    },
    {
      kind: 'declaration',
      title: 'Declaration',
      text: ['I do hereby declare that the above facts are true to the best of my knowledge.'],
      signed: [
        ['Date :', ''],
        ['Place : Cuttack', '(Gopal Krishna Sahu)'],
      ],
    },
  ],
};

export const meera: Person = {
  id: 'meera',
  name: 'Meera Deshpande',
  language: 'en-IN',
  career: 'human resources',
  label: 'HR Executive',
  emails: ['meera.deshpande@example.com'],
  phones: ['+91 55500 00157'],
  place: 'Pune',
  links: ['linkedin.com/in/meera-deshpande-example'],
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Profile',
      text: [
        'HR generalist with 6 years in auto components and IT services. Handles hiring, payroll inputs and grievance meetings for two plants.',
      ],
    },
    {
      kind: 'experience',
      title: 'Organisational Experience',
      jobs: [
        {
          title: 'HR Executive',
          employer: 'Sinhagad Auto Components',
          place: 'Pune',
          dates: 'Since Apr 2019',
          lines: [
            'Filled 210 shop floor and 34 staff positions in 2023, with 81% of joiners still on the rolls after a year',
            'Run monthly payroll inputs for 640 employees with an error rate below 0.5%',
            'Introduced a referral scheme that gives one in four hires',
            'Conduct induction and exit interviews',
          ],
        },
        {
          title: 'HR Trainee',
          employer: 'Quietwave Infotech',
          place: 'Pune',
          dates: 'Jul 2017 – Mar 2019',
          lines: [
            'Screened resumes and scheduled interviews for 5 recruiters',
            'Maintained employee files and leave records',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Qualification',
      studies: [
        { degree: 'MBA (HR)', school: 'Deccan School of Management', dates: '2017' },
        { degree: 'BBA', school: 'Mula College of Commerce', dates: '2015' },
      ],
    },
    {
      kind: 'skills',
      title: 'Key Skills',
      groups: [['', ['Recruitment', 'Payroll', 'Labour law', 'Grievance handling', 'MS Excel', 'HRMS']]],
    },
    {
      kind: 'languages',
      title: 'Languages Known',
      rated: [
        ['Marathi', 5],
        ['Hindi', 4],
        ['English', 4],
      ],
    },
  ],
};
