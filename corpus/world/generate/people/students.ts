import type { Person } from '../person.ts';

export const kayla: Person = {
  id: 'kayla',
  name: 'Kayla Brooks',
  language: 'en-US',
  career: 'high school student, first job',
  emails: ['kaylab2008@example.com'],
  phones: ['(541) 555-0110'],
  place: 'Eugene, OR',
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'objective',
      title: 'Objective',
      text: ['High school junior looking for a part-time job at a coffee shop or grocery store.'],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        { degree: 'Class of 2027', school: 'Willamette Bend High School', dates: '2023 – present', mark: '3.4 GPA' },
      ],
    },
    {
      kind: 'volunteering',
      title: 'Volunteer Work',
      jobs: [
        {
          title: 'Volunteer',
          employer: 'Eugene Animal Rescue',
          dates: 'Summer 2025',
          lines: [
            'Walked dogs and cleaned kennels every Saturday',
            'Helped at two adoption days where 19 pets found homes',
          ],
        },
      ],
    },
    {
      kind: 'activities',
      title: 'Activities',
      list: [
        'JV volleyball, two seasons',
        'Yearbook staff: took photos and sold 45 ads',
        'Babysitting for three families',
      ],
    },
    {
      kind: 'skills',
      title: 'Skills',
      groups: [['', ['Friendly', 'On time', 'Cash register', 'Google Docs', 'Some Spanish']]],
    },
  ],
};

export const tyler: Person = {
  id: 'tyler',
  name: 'Tyler Nakamura',
  language: 'en-US',
  career: 'computer science student',
  emails: ['tnakamura@example.edu'],
  phones: ['808-555-0119'],
  links: ['github.com/tnakamura-example'],
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'education',
      title: 'Education',
      studies: [
        {
          degree: 'Bachelor of Science in Computer Science',
          school: 'Koolau State University',
          dates: 'Aug. 2023 – May 2027',
          mark: 'GPA 3.6',
        },
        { degree: 'Associate of Arts', school: 'Windward Shores College', dates: 'Aug. 2021 – May 2023' },
      ],
    },
    {
      kind: 'experience',
      title: 'Experience',
      jobs: [
        {
          title: 'Undergraduate Research Assistant',
          employer: 'Reef Sensing Lab',
          place: 'Honolulu, HI',
          dates: 'June 2025 – Present',
          lines: [
            'Label 18,000 underwater images and train a classifier that reaches 92% accuracy on nine coral species',
            'Wrote a Flask tool that lets three biologists review predictions',
          ],
        },
        {
          title: 'IT Help Desk Assistant',
          employer: 'Koolau State University',
          dates: 'Sep. 2024 – May 2025',
          lines: ['Answered 25 tickets a week about accounts, printers and classroom screens'],
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Projects',
      jobs: [
        {
          title: 'TideTable',
          employer: 'Python, SQLite, React',
          dates: 'March 2025',
          lines: [
            'Shows tides and surf for 40 beaches; 600 visitors a month',
            'Caches public buoy data to stay within its limits',
          ],
        },
        {
          title: 'Chess Endgame Trainer',
          employer: 'Java',
          dates: 'November 2024',
          lines: ['Generates positions with up to five pieces and checks moves against tables'],
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Technical Skills',
      groups: [
        ['Languages', ['Java', 'Python', 'C', 'SQL', 'JavaScript']],
        ['Tools', ['Git', 'Docker', 'VS Code', 'Linux']],
      ],
    },
  ],
};

export const callum: Person = {
  id: 'callum',
  name: 'Callum Fairweather',
  language: 'en-GB',
  career: 'graduate, geography',
  emails: ['callum.fairweather@example.com'],
  phones: ['+44 7700 900183'],
  place: 'Bristol',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Profile',
      text: [
        'Geography graduate (2:1) seeking a first role in flood risk. Comfortable with GIS, field work and long days in waders.',
      ],
    },
    {
      kind: 'education',
      title: 'Education',
      studies: [
        {
          degree: 'BSc (Hons) Geography',
          school: 'University of Severnside',
          dates: 'Sept 2022 – June 2025',
          mark: '2:1',
          lines: ['Dissertation: bank erosion on the River Frome (72%)', 'Modules: hydrology, GIS, statistics'],
        },
        {
          degree: 'A-levels: Geography (A), Maths (B), Biology (B)',
          school: 'Mendip Vale School',
          dates: '2020 – 2022',
        },
      ],
    },
    {
      kind: 'experience',
      title: 'Work Experience',
      jobs: [
        {
          title: 'Hydrology Placement',
          employer: 'Wessex Catchment Partnership',
          place: 'Bath',
          dates: 'June – August 2024',
          lines: [
            'Surveyed 23 km of river bank and mapped 140 erosion points in QGIS',
            'Presented results to eight landowners',
          ],
        },
        {
          title: 'Barista',
          employer: 'The Copper Pot',
          place: 'Bristol',
          dates: 'Oct 2022 – May 2025',
          lines: ['Served up to 200 customers per shift', 'Trained four new starters'],
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Key Skills',
      groups: [['', ['QGIS', 'R', 'Excel', 'Report writing', 'Clean driving licence']]],
    },
    {
      kind: 'interests',
      title: 'Interests',
      text: ['Open-water swimming, university hill-walking society (treasurer), sourdough.'],
    },
  ],
};
