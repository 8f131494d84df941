import type { Person } from '../person.ts';

export const oluwaseun: Person = {
  id: 'oluwaseun',
  name: 'Oluwaseun Bright',
  language: 'en-GB',
  career: 'ward sister',
  emails: ['seun.bright@example.co.uk'],
  phones: ['07700 900118', '01632 960145'],
  place: 'Leeds',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Personal Statement',
      text: ['NMC registered nurse with eleven years in acute medicine, the last four as a Band 7 ward sister.'],
    },
    {
      kind: 'experience',
      title: 'Employment History',
      jobs: [
        {
          title: 'Ward Sister (Band 7)',
          employer: 'Airedale Moor NHS Trust',
          place: 'Leeds',
          dates: 'September 2021 to date',
          lines: [
            'Manage 34 whole-time staff and a pay budget of £1.6 million',
            'Reduced falls with harm from nine to two a year through bay nursing',
            'Brought agency spend down by 38% with a self-rostering trial',
          ],
        },
        {
          title: 'Staff Nurse (Band 5, later Band 6)',
          employer: 'Calder Valley Hospital',
          place: 'Halifax',
          dates: 'October 2014 to August 2021',
          lines: [
            'Coordinated shifts on a 28-bed acute medical unit',
            'Mentored 16 students',
            'Link nurse for diabetes',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education and Qualifications',
      studies: [
        { degree: 'PGCert Healthcare Leadership', school: 'Pennine University', dates: '2022' },
        { degree: 'BSc (Hons) Adult Nursing, 2:1', school: 'University of West Moor', dates: '2011 to 2014' },
        { degree: '3 A-levels, 9 GCSEs', school: 'Roundhill Sixth Form College', dates: '2011' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Training',
      list: ['Immediate Life Support, 2025', 'Non-medical prescribing (V300)', 'Safeguarding adults level 3'],
    },
    { kind: 'references', title: 'References', text: ['Available on request.'] },
  ],
};

export const maureen: Person = {
  id: 'maureen',
  name: 'Maureen Tibbs',
  language: 'en-GB',
  career: 'care worker',
  emails: ['maureen.tibbs@example.com'],
  phones: ['07700 900176'],
  place: 'Grimsby',
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'other',
      title: 'About me',
      text: [
        'I am a caring and reliable person and have worked with the elderly for over twenty years. I drive and can work weekends.',
      ],
    },
    {
      kind: 'experience',
      title: 'Jobs',
      jobs: [
        {
          title: 'Senior Carer',
          employer: 'Seaview Lodge',
          dates: '2011 – present',
          told: [
            'In charge of the night shift with two carers and 30 residents. I give out medication and write the handover.',
          ],
        },
        {
          title: 'Carer',
          employer: 'Humber Home Help',
          dates: '2003 – 2011',
          told: ['Visited clients at home to help with washing, meals and shopping.'],
        },
        {
          title: 'Packer',
          employer: 'Dogger Fish Products',
          dates: '1995 – 2003',
          told: ['Packing fish on the line.'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Qualifications',
      studies: [{ degree: 'NVQ Level 3 Health and Social Care', school: 'East Coast College', dates: '2010' }],
    },
    { kind: 'interests', title: 'Hobbies', text: ['Bingo, my grandchildren and the garden.'] },
  ],
};
