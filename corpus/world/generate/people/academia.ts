import type { Person } from '../person.ts';

export const gwen: Person = {
  id: 'gwen',
  name: 'Dr Gwendolyn Ashworth-Pryce',
  language: 'en-GB',
  career: 'historian, academic CV',
  emails: ['g.ashworth-pryce@example.ac.uk'],
  phones: ['07700 900142'],
  place: 'Department of History, University of Severnside',
  content: 4,
  writing: 5,
  parts: [
    {
      kind: 'experience',
      title: 'Academic Appointments',
      jobs: [
        {
          title: 'Senior Lecturer in Early Modern History',
          employer: 'University of Severnside',
          dates: '2018–present',
        },
        { title: 'Lecturer in Early Modern History', employer: 'University of Severnside', dates: '2013–2018' },
        { title: 'Junior Research Fellow', employer: 'St Aldwyn’s College', dates: '2010–2013' },
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'PhD in History', school: 'University of the Fens', dates: '2006–2010' },
        {
          degree: 'MA in Early Modern Studies',
          school: 'University of Tamar',
          dates: '2005–2006',
          mark: 'Distinction',
        },
        { degree: 'BA (Hons) History', school: 'University of Tamar', dates: '2002–2005', mark: 'First Class' },
      ],
    },
    {
      kind: 'publications',
      title: 'Publications',
      list: [
        'Salt and Credit: Small Debts in the Severn Ports, 1580–1680 (Severnside University Press, 2017).',
        '‘Who paid the pilot? River trade and trust’, Journal of Maritime Economies 31 (2020), pp. 44–71.',
        '‘Widows and weights: women as measurers of coal’, in R. Hallam (ed.), Markets at the Quay (Tamar, 2015), pp. 102–29.',
        'Review of T. Brandreth, Tides of Custom, Review of Early Modern Books 9 (2016), pp. 12–14.',
      ],
    },
    {
      kind: 'teaching',
      title: 'Grants and Funding',
      list: [
        'Research Leave Award, Humanities Fund, £61,400, 2021',
        'Small Grant, Maritime History Trust, £4,800, 2015',
      ],
    },
    {
      kind: 'teaching',
      title: 'Teaching',
      text: [
        'Convenor of ‘Ports and People, 1500–1700’ (second year, 60 students) and of the MA module ‘Reading the Archive’. Supervisor of four doctoral students, two completed.',
      ],
    },
    {
      kind: 'activities',
      title: 'Administration',
      list: ['Director of Postgraduate Studies, 2019–22', 'Admissions tutor, 2015–18'],
    },
    {
      kind: 'research',
      title: 'Invited Papers',
      list: [
        '‘Measures and mistrust’, Fens Economic History Seminar, March 2023',
        '‘The quay as court’, Hanse Colloquium, Lübeck, May 2019',
      ],
    },
    {
      kind: 'references',
      title: 'Referees',
      text: ['Professor Miles Thorne, University of the Fens', 'Professor Ada Kemp, University of Tamar'],
    },
  ],
};

export const chidi: Person = {
  id: 'chidi',
  name: 'Chidi Adeyemi-Ross',
  language: 'en-US',
  career: 'doctoral researcher',
  emails: ['chidi.ar@cs.example.edu'],
  phones: ['(412) 555-0150'],
  place: 'Pittsburgh, PA',
  links: ['chidi-research.example.org'],
  content: 4,
  writing: 5,
  parts: [
    {
      kind: 'research',
      title: 'Research Interests',
      text: ['Program analysis, incremental computation, tools for scientists who write code.'],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        {
          degree: 'Ph.D. in Computer Science',
          school: 'Three Rivers University',
          dates: '2020 – 2026 (expected)',
          lines: ['Advisor: Prof. Helga Winslow', 'Thesis: Change-aware static analysis'],
        },
        {
          degree: 'B.Sc. in Mathematics and Computing',
          school: 'Obafemi Institute of Science',
          dates: '2015 – 2019',
          mark: 'First Class',
        },
      ],
    },
    {
      kind: 'experience',
      title: 'Research Positions',
      jobs: [
        {
          title: 'Graduate Research Assistant',
          employer: 'Three Rivers University',
          dates: '2020 – present',
          lines: ['Designed an analysis that re-checks a change of 50 lines in 0.4 seconds on 1.1 million lines of C'],
        },
        {
          title: 'Research Intern',
          employer: 'Kestrel Systems Lab',
          place: 'Redwood Shores, CA',
          dates: 'Summer 2023',
          lines: ['Found 31 confirmed races in a storage engine with a new happens-before sampler'],
        },
      ],
    },
    {
      kind: 'publications',
      title: 'Publications',
      list: [
        'C. Adeyemi-Ross and H. Winslow. Change-aware analysis at editor speed. In Proceedings of the Symposium on Practical Analysis, 2025.',
        'P. Okoro, C. Adeyemi-Ross, M. Lindgren. Sampling races in storage engines. Journal of Reliable Systems 12(3), 2024.',
        'C. Adeyemi-Ross. What scientists ask of a type checker. Workshop on Research Software, 2022. Best paper award.',
      ],
    },
    {
      kind: 'teaching',
      title: 'Teaching',
      jobs: [
        {
          title: 'Teaching Assistant, Compilers',
          employer: 'Three Rivers University',
          dates: 'Fall 2021, Fall 2022',
          lines: ['Rewrote four assignments; 120 students'],
        },
      ],
    },
    {
      kind: 'awards',
      title: 'Awards and Honors',
      list: ['Winslow Fellowship, 2022', 'National Mathematics Olympiad, silver, 2014'],
    },
    {
      kind: 'activities',
      title: 'Service',
      list: ['Reviewer, Workshop on Research Software, 2023 – 2025', 'Organizer of the student reading group'],
    },
  ],
};
