import type { Person } from '../person.ts';

const declaration =
  'I hereby declare that the above mentioned information is true to the best of my knowledge and belief.';

export const anand: Person = {
  id: 'anand',
  name: 'Anand Kulkarni',
  language: 'en-IN',
  career: 'mechanical engineer, beginner',
  emails: ['anandkulkarni.mech@example.com'],
  phones: ['+91 55500 00112', '0231 0555 143'],
  place: 'Plot No 14, Shivaji Colony, Kolhapur, Maharashtra',
  content: 1,
  writing: 2,
  flaws: [{ rule: 'spelling-misspelled', text: 'organisaton' }],
  parts: [
    {
      kind: 'objective',
      title: 'Career Objective',
      text: [
        'To work in a challenging environment where I can utilize my skills and knowledge for the growth of the organisaton as well as myself.',
      ],
    },
    {
      kind: 'education',
      title: 'Academic Profile',
      studies: [
        {
          degree: 'B.E. (Mechanical)',
          school: 'Sahyadri College of Engineering, Kolhapur',
          dates: '2019',
          mark: '61.20%',
        },
        { degree: 'H.S.C.', school: 'New Model Junior College', dates: '2015', mark: '58.00%' },
        { degree: 'S.S.C.', school: 'Rajarshi Vidyalaya', dates: '2013', mark: '72.36%' },
      ],
    },
    {
      kind: 'skills',
      title: 'Computer Proficiency',
      list: ['AutoCAD, CATIA V5', 'MS Office (Word, Excel, PowerPoint)', 'Basic knowledge of C language'],
    },
    {
      kind: 'projects',
      title: 'Academic Project',
      list: ['Design and fabrication of a pedal operated water pump', 'Seminar on hydrogen fuel cells'],
    },
    {
      kind: 'other',
      title: 'Strengths',
      list: ['Hard working and sincere', 'Positive attitude', 'Quick learner', 'Good team player'],
    },
    { kind: 'interests', title: 'Hobbies', list: ['Playing cricket', 'Listening to music', 'Reading books'] },
    {
      kind: 'personal',
      title: 'Personal Details',
      pairs: [
        ["Father's Name", 'Suresh Kulkarni'],
        ['Date of Birth', '14/08/1997'],
        ['Marital Status', 'Unmarried'],
        ['Nationality', 'Indian'],
        ['Languages Known', 'English, Hindi, Marathi'],
      ],
    },
    {
      kind: 'declaration',
      title: 'Declaration',
      text: [declaration],
      signed: [
        ['Place: Kolhapur', ''],
        ['Date:', '(Anand Kulkarni)'],
      ],
    },
  ],
};

export const priyanka: Person = {
  id: 'priyanka',
  name: 'PRIYANKA R. NAIDU',
  language: 'en-IN',
  career: 'software tester',
  emails: ['priyanka.naidu@example.com'],
  phones: ['+91-55500 00173'],
  place: 'Bengaluru',
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Profile Summary',
      list: [
        'Having 3.5 years of experience in manual and automation testing of web applications.',
        'Good knowledge of the software testing life cycle and the defect life cycle.',
        'Experience in writing test cases, test execution, defect tracking and reporting using JIRA.',
        'Good communication skills and the ability to work independently as well as in a team.',
      ],
    },
    {
      kind: 'experience',
      title: 'Employment Details',
      jobs: [
        {
          title: 'Test Engineer',
          employer: 'Brightloom Technologies Pvt Ltd',
          dates: "Aug' 2021 to till date",
          about: 'Project: Patient billing portal for a chain of clinics',
          heading: 'Roles and Responsibilities:',
          lines: [
            'Analyzing the business requirement documents and preparing test scenarios.',
            'Writing and executing test cases for functional, regression and smoke testing.',
            'Reporting defects in JIRA and following up with the development team till closure.',
            'Automated 140 regression test cases with Selenium and TestNG.',
          ],
        },
        {
          title: 'Junior Test Engineer',
          employer: 'Neelkamal Softworks',
          dates: "May' 2019 to July' 2021",
          about: 'Project: Inventory system for a garment exporter',
          heading: 'Roles and Responsibilities:',
          lines: [
            'Involved in functional testing and GUI testing.',
            'Participated in daily stand-up meetings and test case review meetings.',
            'Prepared the daily status report and sent it to the team lead.',
          ],
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Technical Skills',
      groups: [
        ['Testing Tools', ['Selenium WebDriver', 'TestNG', 'Postman', 'JMeter']],
        ['Defect Tracking', ['JIRA', 'Bugzilla']],
        ['Languages', ['Core Java', 'SQL']],
        ['Operating Systems', ['Windows', 'Linux']],
      ],
    },
    {
      kind: 'education',
      title: 'Educational Qualification',
      studies: [
        {
          degree: 'B.Tech (Computer Science)',
          school: 'Godavari Institute of Technology',
          dates: '2019',
          mark: '7.1 CGPA',
        },
        { degree: 'Intermediate', school: 'Sri Vani Junior College', dates: '2015', mark: '88%' },
        { degree: 'SSC', school: 'Z.P. High School, Tuni', dates: '2013', mark: '85%' },
      ],
    },
    {
      kind: 'declaration',
      title: 'Declaration',
      text: [declaration],
      signed: [['Place: Bengaluru', 'PRIYANKA R. NAIDU']],
    },
  ],
};

export const farhan: Person = {
  id: 'farhan',
  name: 'Farhan Siddiqui',
  language: 'en-IN',
  career: 'accountant',
  emails: ['farhan_siddiqui88@example.com'],
  phones: ['5550000164', '5550000165'],
  place: 'Lucknow, Uttar Pradesh',
  content: 2,
  writing: 2,
  parts: [
    {
      kind: 'objective',
      title: 'Objective',
      text: ['Seeking a position in a reputed organization where I can grow along with the organization.'],
    },
    {
      kind: 'experience',
      title: 'Work Experience',
      jobs: [
        {
          title: 'Senior Accountant',
          employer: 'Awadh Pharma Distributors',
          dates: 'April 2018 to till date',
          sentence: 'Presently working as a {title} in {employer} from {dates}.',
        },
        {
          title: 'Accountant',
          employer: 'M/s Gomti Traders',
          dates: 'June 2015 to March 2018',
          sentence: 'Worked as an {title} with {employer} from {dates}.',
        },
        {
          title: 'Accounts Assistant',
          employer: 'R. K. Saxena & Co., Chartered Accountants',
          dates: '2013 to 2015',
          sentence: 'Worked as {title} at {employer} from {dates}.',
        },
      ],
    },
    {
      kind: 'other',
      title: 'Job Profile',
      list: [
        'Maintaining day to day accounts in Tally ERP 9 and preparation of bank reconciliation statements.',
        'Filing of GST returns (GSTR-1, GSTR-3B) and TDS returns.',
        'Preparation of salary sheets and handling of petty cash.',
        'Co-ordination with auditors and finalization of accounts up to balance sheet.',
      ],
    },
    {
      kind: 'education',
      title: 'Educational Qualifications',
      studies: [
        { degree: 'M.Com', school: 'University of Awadh Plains', dates: '2013' },
        { degree: 'B.Com', school: 'City Degree College, Lucknow', dates: '2011' },
        { degree: '12th', school: 'U.P. Board', dates: '2008' },
        { degree: '10th', school: 'U.P. Board', dates: '2006' },
      ],
    },
    { kind: 'skills', title: 'Computer Skills', list: ['Tally ERP 9', 'Busy', 'MS Excel', 'Internet and e-mail'] },
    {
      kind: 'personal',
      title: 'Personal Profile',
      pairs: [
        ['Name', 'Farhan Siddiqui'],
        ["Father's Name", 'Mr. Iqbal Siddiqui'],
        ['Date of Birth', '2nd March 1990'],
        ['Sex', 'Male'],
        ['Religion', 'Islam'],
        ['Languages', 'Hindi, English & Urdu'],
      ],
    },
    {
      kind: 'declaration',
      title: 'Declaration',
      text: [declaration],
      signed: [
        ['Date: ____________', ''],
        ['Place: Lucknow', '(Farhan Siddiqui)'],
      ],
    },
  ],
};
