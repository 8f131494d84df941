import type { Person } from '../person.ts';

export const desmond: Person = {
  id: 'desmond',
  name: 'Desmond Fernandes',
  language: 'en-AE',
  career: 'procurement manager',
  label: 'Procurement Manager, MCIPS',
  emails: ['desmond.fernandes@example.com'],
  phones: ['+974 1555 0160'],
  place: 'Doha, Qatar',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Executive Summary',
      text: ['Procurement manager with 15 years in oil field services and district cooling in Qatar and Oman.'],
    },
    {
      kind: 'skills',
      title: 'Core Competencies',
      groups: [
        [
          '',
          [
            'Category management',
            'Tendering',
            'Contract negotiation',
            'SAP Ariba',
            'Supplier audits',
            'Incoterms 2020',
          ],
        ],
      ],
    },
    {
      kind: 'experience',
      title: 'Career Progression',
      jobs: [
        {
          title: 'Procurement Manager',
          employer: 'Zubara Cooling Services W.L.L.',
          place: 'Doha',
          dates: 'Sept. 2017 – to date',
          lines: [
            'Lead a team of nine buyers with a yearly spend of QAR 310 million',
            'Renegotiated chiller maintenance with three makers and saved QAR 14 million over two years',
            'Shortened the average tender from 71 to 44 days with standard evaluation sheets',
          ],
        },
        {
          title: 'Senior Buyer',
          employer: 'Wadi Drilling Supplies',
          place: 'Muscat, Oman',
          dates: 'Jan. 2011 – Aug. 2017',
          lines: [
            'Bought tubulars and wellheads for 12 rigs on call-off contracts',
            'Brought late deliveries down from 22% to 6% by weekly calls with mills',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Academic & Professional Credentials',
      studies: [
        { degree: 'MCIPS', school: 'Institute of Purchasing, Reading', dates: '2014' },
        { degree: 'B.Com', school: 'Mandovi College, Goa', dates: '2009' },
      ],
    },
  ],
};

export const rhys: Person = {
  id: 'rhys',
  name: 'Rhys Llewellyn',
  language: 'en-GB',
  career: 'rail project manager',
  label: 'Project Manager, APM PMQ',
  emails: ['rhys.llewellyn@example.org'],
  phones: ['07700 900161'],
  place: 'Cardiff',
  content: 5,
  writing: 5,
  parts: [
    {
      kind: 'summary',
      title: 'Profile',
      text: ['Rail project manager who has brought £94 million of signalling and station works into use on time.'],
    },
    {
      kind: 'experience',
      title: 'Career History',
      jobs: [
        {
          title: 'Senior Project Manager',
          employer: 'Taff Rail Engineering',
          place: 'Cardiff',
          dates: 'Feb 2019 – Present',
          lines: [
            'Delivered the £31m resignalling of the Rhymney branch four weeks early and 3% under budget',
            'Lead 22 staff and seven subcontractors with no lost-time accident in 410,000 hours',
            'Reworked the possession plan so that two weekend closures replaced nine',
          ],
        },
        {
          title: 'Project Manager',
          employer: 'Marches Infrastructure Ltd',
          place: 'Shrewsbury',
          dates: 'Aug 2014 – Jan 2019',
          lines: [
            'Rebuilt six station footbridges with lifts for £18m',
            'Recovered £640,000 from a supplier after a failed weld inspection',
          ],
        },
        {
          title: 'Graduate Engineer',
          employer: 'Marches Infrastructure Ltd',
          place: 'Shrewsbury',
          dates: 'Sep 2011 – Jul 2014',
          lines: ['Surveyed 40 culverts and designed repairs for eleven'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'MEng Civil Engineering', school: 'University of Brecon', dates: '2007 – 2011', mark: 'First' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Professional Memberships',
      list: ['Chartered Engineer', 'APM Project Management Qualification'],
    },
  ],
};
