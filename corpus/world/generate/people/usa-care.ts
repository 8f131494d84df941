import type { Person } from '../person.ts';

export const denise: Person = {
  id: 'denise',
  name: 'Denise Whitfield, RN, BSN',
  language: 'en-US',
  career: 'nurse',
  emails: ['denise.whitfield@example.com'],
  phones: ['(614) 555-0133'],
  place: 'Columbus, OH 43215',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Professional Summary',
      text: [
        'Emergency nurse with 9 years at a Level II trauma center. Charge nurse since 2021 and preceptor for 14 new graduates.',
      ],
    },
    {
      kind: 'certifications',
      title: 'Licenses & Certifications',
      list: ['Registered Nurse, State of Ohio', 'CEN, expires 08/2027', 'ACLS, PALS, TNCC'],
    },
    {
      kind: 'experience',
      title: 'Clinical Experience',
      jobs: [
        {
          title: 'Charge Nurse, Emergency Department',
          employer: 'Olentangy Regional Medical Center',
          place: 'Columbus, OH',
          dates: '06/2021 – Present',
          lines: [
            'Direct 11 nurses and 4 technicians on a 38-bed unit that sees 160 patients a day',
            'Lowered door-to-provider time from 41 to 26 minutes with a split-flow triage',
            'Chair the sepsis huddle; bundle compliance rose from 68% to 91%',
          ],
        },
        {
          title: 'Staff Nurse, Emergency Department',
          employer: 'Olentangy Regional Medical Center',
          place: 'Columbus, OH',
          dates: '07/2017 – 05/2021',
          lines: [
            'Cared for up to five patients per shift, from chest pain to pediatric fever',
            'Wrote the handoff card that all three shifts still use',
          ],
        },
        {
          title: 'Nursing Assistant',
          employer: 'Maple Terrace Senior Living',
          place: 'Dublin, OH',
          dates: '05/2015 – 06/2017',
          lines: ['Assisted 12 residents with meals, mobility and bathing on evening shifts'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'Bachelor of Science in Nursing', school: 'Scioto Valley University', dates: '2017' }],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [['', ['Triage', 'Epic', 'IV insertion', 'Conscious sedation', 'Trauma care', 'Spanish (basic)']]],
    },
  ],
};

export const loretta: Person = {
  id: 'loretta',
  name: 'Loretta Mae Simmons',
  language: 'en-US',
  career: 'home health aide',
  emails: ['lorettasimmons62@example.com'],
  phones: ['205-555-0176'],
  place: 'Birmingham, AL',
  content: 1,
  writing: 2,
  parts: [
    {
      kind: 'objective',
      title: 'Objective',
      text: ['I am looking for a full time position with a good company where I can use my skills to help people.'],
    },
    {
      kind: 'experience',
      title: 'Work History',
      jobs: [
        {
          title: 'Home Health Aide',
          employer: 'Caring Hands of Jefferson County',
          dates: '2018-present',
          told: [
            'I take care of elderly clients in their homes. I help with bathing, cooking, light cleaning and I drive them to the doctor. I get along with everybody and am always on time.',
          ],
        },
        {
          title: 'Cashier',
          employer: 'Dollar Barn',
          dates: '2012-2018',
          told: ['Ran the register, stocked shelves, opened and closed the store.'],
        },
        { title: 'Cook', employer: 'Rosie’s Kitchen', dates: '2006-2012', told: ['Cooked breakfast and lunch.'] },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [{ degree: 'High School Diploma', school: 'Red Mountain High School', dates: '1998' }],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [['', ['People person', 'Dependable', 'Hard worker', 'CPR certified']]],
    },
    { kind: 'references', title: 'References', text: ['Available upon request'] },
  ],
};

export const marcus: Person = {
  id: 'marcus',
  name: 'Marcus Delgado',
  language: 'en-US',
  career: 'fourth grade teacher',
  label: 'Fourth Grade Teacher',
  emails: ['m.delgado.teaches@example.org'],
  phones: ['(915) 555-0189'],
  place: 'El Paso, Texas',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'About Me',
      text: ['Bilingual elementary teacher with eight years in Title I schools and a strong record in reading growth.'],
    },
    {
      kind: 'experience',
      title: 'Teaching Experience',
      jobs: [
        {
          title: 'Fourth Grade Teacher',
          employer: 'Franklin Mountain Elementary',
          place: 'El Paso, TX',
          dates: 'August 2019 – Present',
          lines: [
            'Teach reading and math to 24 students in a dual-language classroom',
            'Raised the share of students reading at grade level from 46% to 71% in two years',
            'Lead the fourth grade team of five and plan the shared science units',
            'Started a family math night that draws 90 parents each spring',
          ],
        },
        {
          title: 'Second Grade Teacher',
          employer: 'Rio Vista School',
          place: 'Socorro, TX',
          dates: 'August 2016 – June 2019',
          lines: ['Wrote a phonics sequence adopted by three schools', 'Mentored two student teachers'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'M.Ed. in Bilingual Education', school: 'University of the Upper Valley', dates: '2018' },
        { degree: 'B.A. in Elementary Education', school: 'Hueco State University', dates: '2016' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Certifications',
      list: ['Texas EC-6 Generalist', 'Bilingual Supplemental (Spanish)'],
    },
    {
      kind: 'skills',
      title: 'Skills',
      rated: [
        ['Classroom management', 5],
        ['Google Classroom', 4],
        ['Data analysis', 3],
      ],
    },
    {
      kind: 'languages',
      title: 'Languages',
      rated: [
        ['English', 5],
        ['Spanish', 5],
      ],
    },
  ],
};

export const bethany: Person = {
  id: 'bethany',
  name: 'Bethany Kowalczyk',
  language: 'en-US',
  career: 'paralegal',
  emails: ['bethany.kowalczyk@example.com'],
  phones: ['312.555.0104'],
  place: 'Chicago, Illinois',
  content: 4,
  writing: 5,
  parts: [
    {
      kind: 'experience',
      title: 'Professional Experience',
      jobs: [
        {
          title: 'Senior Litigation Paralegal',
          employer: 'Harrow & Pell LLP',
          place: 'Chicago, IL',
          dates: 'March 2018 – Present',
          lines: [
            'Manage discovery in 14 active commercial cases, including one with 2.1 million documents',
            'Built the privilege log template that halved review time for four partners',
            'Prepared exhibits and witness binders for six trials, all delivered before the pretrial order',
          ],
        },
        {
          title: 'Paralegal',
          employer: 'Law Offices of D. R. Munro',
          place: 'Evanston, IL',
          dates: 'June 2013 – February 2018',
          lines: [
            'Drafted pleadings and subpoenas for a practice of 120 family law matters',
            'Introduced a deadline calendar; no filing was late in four years',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'Paralegal Certificate', school: 'Lakeshore College of Law', dates: '2013' },
        { degree: 'B.A., English', school: 'Prairie State University', dates: '2012', mark: 'magna cum laude' },
      ],
    },
    { kind: 'skills', title: 'Skills', groups: [['Software', ['Relativity', 'Clio', 'PACER', 'iManage']]] },
  ],
};
