import type { Person } from '../person.ts';

export const hector: Person = {
  id: 'hector',
  name: 'Hector Villanueva Jr.',
  language: 'en-US',
  career: 'army logistics, leaving service',
  label: 'Logistics Supervisor',
  emails: ['hvillanueva.jr@example.com'],
  phones: ['(931) 555-0142'],
  place: 'Clarksville, TN',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Summary of Qualifications',
      text: ['Logistics supervisor with 12 years of US Army service. Active Secret clearance.'],
    },
    {
      kind: 'experience',
      title: 'Military Experience',
      jobs: [
        {
          title: 'Platoon Sergeant (E-7), Transportation',
          employer: 'United States Army',
          place: 'Fort Larkin, KY',
          dates: 'MAR 2019 - PRESENT',
          lines: [
            'Supervise 38 soldiers and 46 vehicles valued at $21M with zero losses over four inventories',
            'Planned 112 convoys covering 90,000 miles without a recordable accident',
            'Raised vehicle readiness from 84% to 96% by moving services to a rolling schedule',
          ],
        },
        {
          title: 'Squad Leader (E-6)',
          employer: 'United States Army',
          place: 'Camp Ashby, Germany',
          dates: 'JAN 2014 - FEB 2019',
          lines: ['Led 10 soldiers on two deployments', 'Trained 60 drivers on the palletized load system'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education and Training',
      studies: [
        { degree: 'A.A.S., Supply Chain Management', school: 'Cumberland Community College', dates: '2022' },
        { degree: 'Senior Leader Course', school: 'Army Transportation School', dates: '2020' },
      ],
    },
    { kind: 'awards', title: 'Awards', list: ['Meritorious Service Medal', 'Army Commendation Medal (3)'] },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [['', ['Fleet management', 'GCSS-Army', 'HAZMAT certified', 'OSHA 30', 'Inventory control', 'Spanish']]],
    },
  ],
};

export const earl: Person = {
  id: 'earl',
  name: 'EARL DOUGLAS PRATT',
  language: 'en-US',
  career: 'truck driver',
  emails: ['bigearl77@example.com'],
  phones: ['(307) 555-0115', '(307) 555-0116'],
  place: '18 Sage Rd, Casper, WY 82601',
  content: 1,
  writing: 1,
  flaws: [{ rule: 'spelling-misspelled', text: 'Experiance' }],
  parts: [
    { kind: 'objective', title: 'OBJECTIVE', text: ['TO OBTAIN A POSITION AS A CDL DRIVER'] },
    {
      kind: 'experience',
      title: 'EXPERIENCE',
      jobs: [
        {
          title: 'Driver',
          employer: 'North Platte Hauling',
          dates: '2015 - now',
          lines: ['Drove truck', 'Responsible for loading and unloading', 'Experiance with flatbed, reefer and tanker'],
        },
        {
          title: 'Driver',
          employer: 'Bighorn Ready Mix',
          dates: '2009 - 2015',
          lines: ['Delivered concrete', 'Responsible for paperwork'],
        },
        { title: 'Ranch Hand', employer: 'Lazy T Ranch', dates: '2004 - 2009', lines: ['Various duties'] },
      ],
    },
    { kind: 'certifications', title: 'LICENSE', text: ['Class A CDL with tanker and hazmat. Clean MVR.'] },
    {
      kind: 'education',
      title: 'EDUCATION',
      studies: [{ degree: 'GED', school: 'Natrona Adult Learning Center', dates: '2004' }],
    },
    {
      kind: 'references',
      title: 'REFERENCES',
      text: ['Roy Tillman, dispatcher, (307) 555-0188', 'Pastor Dale Hines, (307) 555-0189'],
    },
  ],
};

export const welder: Person = {
  id: 'welder',
  name: 'Shawna Redcloud',
  language: 'en-US',
  career: 'welder',
  emails: ['shawna.redcloud@example.com'],
  phones: ['605-555-0171'],
  place: 'Rapid City, South Dakota',
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'skills',
      title: 'Welding Skills',
      groups: [
        [
          '',
          [
            'SMAW',
            'GMAW',
            'FCAW',
            'GTAW',
            'Blueprint reading',
            'Plasma cutting',
            'Overhead crane',
            'Rigging',
            'Forklift',
          ],
        ],
      ],
    },
    {
      kind: 'certifications',
      title: 'Certifications',
      list: ['AWS D1.1 structural, 3G and 4G', 'OSHA 10', 'First aid and CPR'],
    },
    {
      kind: 'experience',
      title: 'Employment',
      jobs: [
        {
          title: 'Structural Welder',
          employer: 'Black Butte Steel',
          place: 'Rapid City, SD',
          dates: 'Spring 2020 to Present',
          lines: [
            'Weld columns and stairs for schools and hospitals, 98.7% pass rate on ultrasonic tests',
            'Train apprentices on vertical welds',
            'Read shop drawings and lay out plates',
          ],
        },
        {
          title: 'Welder Helper',
          employer: 'Prairie Tank & Vessel',
          place: 'Sturgis, SD',
          dates: '2018 to 2020',
          lines: ['Fit and tacked parts', 'Ground and cleaned welds'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'Diploma, Welding Technology', school: 'Badlands Technical Institute', dates: '2018' }],
    },
  ],
};

export const warehouse: Person = {
  id: 'warehouse',
  name: '',
  language: 'en-US',
  career: 'warehouse lead, anonymised',
  emails: [],
  phones: [],
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Professional Summary',
      text: [
        'Reliable warehouse associate skilled in shipping, receiving and inventory. Works well in a fast-paced environment.',
      ],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [['', ['Forklift', 'RF scanner', 'Shipping and receiving', 'Cycle counts', 'Safety', 'Team player']]],
    },
    {
      kind: 'experience',
      title: 'Experience',
      jobs: [
        {
          title: 'Warehouse Lead',
          employer: 'Company Name',
          place: 'City, State',
          dates: '05/2017 to Current',
          lines: [
            'Responsible for a team of 8 on the night shift',
            'Handled inbound and outbound shipments',
            'Kept the work area clean and safe',
          ],
        },
        {
          title: 'Warehouse Associate',
          employer: 'Company Name',
          place: 'City, State',
          dates: '03/2014 to 05/2017',
          lines: ['Picked and packed orders', 'Loaded trucks', 'Operated pallet jack and forklift'],
        },
        {
          title: 'Stocker',
          employer: 'Company Name',
          place: 'City, State',
          dates: '08/2012 to 02/2014',
          lines: ['Stocked shelves overnight'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'High School Diploma', school: 'High School', dates: '2012' }],
    },
  ],
};

export const administrator: Person = {
  id: 'administrator',
  name: '',
  language: 'en-US',
  career: 'office administrator, anonymised',
  label: 'ADMINISTRATIVE ASSISTANT',
  emails: [],
  phones: [],
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Highlights',
      list: [
        '15 years of office administration',
        'Microsoft Office, QuickBooks',
        'Types 70 words per minute',
        'Notary public',
      ],
    },
    {
      kind: 'experience',
      title: 'Work History',
      jobs: [
        {
          title: 'Administrative Assistant',
          employer: 'Regional School District',
          dates: 'January 2011 - Current',
          told: [
            'Provides support to the superintendent and two assistant superintendents. Prepares board agendas, schedules meetings and maintains confidential files. Processes purchase orders and travel.',
          ],
        },
        {
          title: 'Receptionist',
          employer: 'Dental Practice',
          dates: 'June 2006 - December 2010',
          told: [
            'Greeted patients, answered a six-line telephone and scheduled appointments for three dentists. Filed insurance claims.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'Associate of Applied Business', school: 'Community College', dates: '2006' }],
    },
    { kind: 'other', title: 'Additional Information', text: ['Available evenings for board meetings.'] },
  ],
};
