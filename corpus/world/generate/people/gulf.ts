import type { Person } from '../person.ts';

export const joby: Person = {
  id: 'joby',
  name: 'JOBY THOMAS KURIAN',
  language: 'en-AE',
  career: 'staff nurse',
  label: 'STAFF NURSE',
  emails: ['jobythomas.rn@example.com'],
  phones: ['+971 57 555 0147', '+91 55500 00122'],
  place: 'Al Nahda, Dubai, UAE',
  content: 3,
  writing: 2,
  parts: [
    {
      kind: 'summary',
      title: 'Professional Summary',
      text: [
        'DHA licensed registered nurse with 7 years experience in medical ward and ICU. Visit visa valid till March.',
      ],
    },
    {
      kind: 'certifications',
      title: 'License',
      list: [
        'DHA eligibility, data flow completed',
        'Registered nurse, Kerala Nurses Council',
        'BLS and ACLS (valid till 2027)',
      ],
    },
    {
      kind: 'experience',
      title: 'Work History',
      jobs: [
        {
          title: 'Staff Nurse, ICU',
          employer: 'Crescent Bay Hospital',
          place: 'Sharjah',
          dates: '03/2021 – till now',
          about: 'Bed capacity: 180',
          heading: 'Duties and responsibilities:',
          lines: [
            'Care of 2 ventilated patients in each shift',
            'Administration of medication, blood and blood products',
            'Assisting doctors in intubation, central line and lumbar puncture',
            'Trained 6 new nurses on the ventilator checklist',
          ],
        },
        {
          title: 'Staff Nurse, Medical Ward',
          employer: 'Mar Elias Mission Hospital',
          place: 'Kottayam',
          dates: '08/2017 – 01/2021',
          about: 'Bed capacity: 350',
          heading: 'Duties and responsibilities:',
          lines: [
            'Admission and discharge of patients',
            'Monitoring vital signs',
            'Keeping records of intake and output',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Educational Qualification',
      studies: [
        { degree: 'B.Sc Nursing', school: 'Pampa College of Nursing', dates: '2013 - 2017', mark: '68%' },
        { degree: 'Plus Two', school: 'Kerala State Board', dates: '2013', mark: '82%' },
      ],
    },
    {
      kind: 'personal',
      title: 'Personal Data',
      pairs: [
        ['Nationality', 'Indian'],
        ['Date of birth', '03.05.1995'],
        ['Religion', 'Christian'],
        ['Visa status', 'Visit visa'],
        ['Passport No.', 'X0000000'],
      ],
    },
  ],
};

export const imran: Person = {
  id: 'imran',
  name: 'Mohammed Imran Qureshi',
  language: 'en-AE',
  career: 'electrical technician',
  emails: ['imranq.electric@example.com'],
  phones: ['00966 52 555 0191', '00966 52 555 0192'],
  place: 'Jubail, Kingdom of Saudi Arabia',
  content: 1,
  writing: 1,
  flaws: [{ rule: 'spelling-misspelled', text: 'maintanance' }],
  parts: [
    { kind: 'other', title: 'Post Applied For', text: ['Electrical Technician / Foreman'] },
    {
      kind: 'experience',
      title: 'Experience Details',
      jobs: [
        {
          title: 'Electrical Technician',
          employer: 'Rimal Gulf Contracting Est.',
          place: 'Jubail',
          dates: '2014 to till date',
          heading: 'Job Description:',
          lines: [
            'Panel board wiring, cable pulling, glanding and termination.',
            'All types of maintanance of motors and lighting.',
            'Work as per instruction of supervisor.',
          ],
        },
        {
          title: 'Electrician',
          employer: 'Deccan Power Works',
          place: 'Hyderabad',
          dates: '2009 to 2014',
          heading: 'Job Description:',
          lines: ['House wiring and fault finding.', 'Installation of DB and lighting fixtures.'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Technical Qualification',
      studies: [
        { degree: 'ITI (Electrical)', school: 'Government I.T.I., Mallepally', dates: '2009' },
        { degree: 'S.S.C.', school: 'Board of Secondary Education', dates: '2006' },
      ],
    },
    {
      kind: 'personal',
      title: 'Personal Information',
      pairs: [
        ['Father Name', 'Mohd. Yousuf Qureshi'],
        ['Date of Birth', '01-01-1990'],
        ['Iqama', 'Transferable'],
        ['Driving License', 'Saudi, light vehicle'],
      ],
    },
    {
      kind: 'declaration',
      title: 'Declaration',
      text: ['I here by declare that the above given details is true and correct to my knowledge'],
      signed: [['', 'Mohammed Imran Qureshi']],
    },
  ],
};

export const ligaya: Person = {
  id: 'ligaya',
  name: 'Ligaya M. Santos',
  language: 'en-AE',
  career: 'hotel front office',
  label: 'Guest Service Agent',
  emails: ['ligaya.santos@example.com'],
  phones: ['+971 57 555 0108'],
  place: 'Abu Dhabi, UAE',
  content: 2,
  writing: 2,
  parts: [
    {
      kind: 'objective',
      title: 'Career Objective',
      text: ['To obtain a job in the hospitality industry where my skills and pleasing personality can be used.'],
    },
    {
      kind: 'experience',
      title: 'Employment Record',
      jobs: [
        {
          title: 'Guest Service Agent',
          employer: 'Palm Terrace Hotel',
          place: 'Abu Dhabi',
          dates: 'November 10, 2021 – Present',
          lines: [
            'Checks in and checks out around 60 guests per shift',
            'Answers phone calls and handles complaints of guests',
            'Upsells rooms; best upseller of the quarter in 2023 (AED 41,000)',
          ],
        },
        {
          title: 'Front Desk Receptionist',
          employer: 'Isla Verde Beach Resort',
          place: 'Batangas, Philippines',
          dates: 'May 3, 2017 – August 30, 2021',
          lines: ['Responsible for reservations', 'Responsible for cash handling and night audit'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Educational Attainment',
      studies: [
        {
          degree: 'Bachelor of Science in Hotel and Restaurant Management',
          school: 'Taal Lake State College',
          dates: '2013 – 2017',
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Special Skills',
      list: ['Opera PMS', 'Microsoft Office', 'Fluent in English and Tagalog'],
    },
    {
      kind: 'personal',
      title: 'Personal Information',
      pairs: [
        ['Age', '30'],
        ['Height', "5'3"],
        ['Weight', '52 kg'],
        ['Civil Status', 'Single'],
        ['Citizenship', 'Filipino'],
      ],
    },
    {
      kind: 'references',
      title: 'Character References',
      list: [
        'Ms. Corazon Dela Paz, Front Office Manager, Palm Terrace Hotel, 02 000 0133',
        'Mr. Nilo Abad, Isla Verde Beach Resort',
      ],
    },
  ],
};
