import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { grammarMissingWord } from './grammar-missing-word.ts';

testRule(grammarMissingWord, {
  accepts: {
    'a mass, an adjective at the end of a row, and the name of a framework': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Development of intellectual property of lamps
      - Supervision of undergraduate
      - Built a shop using lantern framework`,
    'an adverb and its verb': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built lamps to quietly sense the tide`,
    'places that are described, and field work': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold lamps in market towns, from store to store and in field trials of nine yards
      - Wrote the lamp protection system in Harbor Market and on System Nine`,
    'small words that stand where they belong': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Attended nine meetings, and attended to problems of the crew
      - Kept for a period of nine weeks at the end of May, with a view to sell
      - Passed in first class, seen around the world on internet pages`,
    'nouns that stand alone by right': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Moved from client to client in customer service, with vendor management and customer and vendor meetings
      - Led the maintenance of the pump, the testing of pump parts, the design of furniture and the review of change
      - Worked in technical roles with internal and external teams, with security personnel and in good health
      - Kept company rules in line with company, state and federal law, the type of organization and team spirit
      - Studied at national institute of lamps, in industrial environment work, with a positive attitude`,
    'numbers that need no word before them': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Reached an average 15% gain, an average 4.8 rating and an average 3-day turnaround
      - Led an average of 380 orders a day with a team of 35 and a budget of $18,500
      - Met the sales team 12 times, the budget $2,000 short, and grew the rate 8% in a year
      - Split the class into groups, 4 of them online, and taught classes 3 days a week`,
    'phrases that have their article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Seeking a challenging position in a reputed company, alone or in a team, on a daily basis in the UAE
      - Seeking positions in leading companies in UAE hospitals`,
    'articles where none is missing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - As a result of the ability to listen to music, was one of the largest in a field of lamps
      - Hardworking with help and on basis points, as dedicated engineers of the department of lamps`,
    'fields and roles that need no article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Moved from one industry to another, in each field and in my sector, and worked as Site Engineer for Harbor
      - Served as charge nurse, acted as form tutor and worked as treasurer with the field crews in industry forums`,
    'levels with an article': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept a high level of light with high-level crews of wide range`,
    'lots and secure jobs': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold a lot of lamps and this lot of ropes, and learned on the job
      - Kept a secure job in business or industry`,
    'one article left out of many lines by somebody who writes them': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${Array.from({ length: 12 }, () => '- Lit the lamps of a yard').join('\n      ')}
      - Drew the nets under guidance of two captains`,
  },
  flags: {
    'what is attended to, and small words of time and place': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Attending breakdowns of cranes
        - Kept lamps for period of nine weeks, till end of May, and by end of June
        - Passed the test in first attempt, with view to sell all over world, at same time`,
      findings: [
        'minor: Attending',
        'minor: period of',
        'minor: end of',
        'minor: view to',
        'minor: same',
        'minor: first attempt',
        'minor: world',
      ],
    },
    'employers and degrees': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Present working at a harbor, having bachelor of science
        - Joined an office providing challenging work environment`,
      findings: [
        'minor: having bachelor of science',
        'minor: Present',
        'minor: providing challenging work environment',
      ],
    },
    'people, manners and things worked on': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sent reports to client and consultant with positive attitude, in professional and friendly manner
        - Installation of water pump and testing of machine until the completion of project
        - Repair of transformer and drawing
        - Worked for the good of organization, by company and in team, to all phases of project`,
      findings: [
        'minor: client',
        'minor: positive attitude',
        'minor: professional and friendly manner',
        'minor: project',
        'minor: water pump',
        'minor: machine',
        'minor: transformer',
        'minor: in team',
        'minor: organization',
        'minor: company',
        'minor: project',
      ],
    },
    'two articles left out of many lines': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${Array.from({ length: 12 }, () => '- Lit the lamps of a yard').join('\n        ')}
        - Drew the nets under guidance of two captains
        - Met with lantern team for the next regatta`,
      findings: ['minor: guidance of', 'minor: lantern team'],
    },
    'a lot and the job': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Did on job training with lot of care`,
      findings: ['minor: lot of', 'minor: on job training'],
    },
    'levels and ranges': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Ensuring high level of light with wide range of lamps
        - Maintained highest standard of care in state of Kerala`,
      findings: ['minor: high level of', 'minor: wide range of', 'minor: state of', 'minor: highest standard of'],
    },
    'years and months': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Passed in year 2009 and sailed in month of May`,
      findings: ['minor: year', 'minor: month of'],
    },
    'fields, roles and degrees': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Gained nine years of experience in construction field and worked as site engineer at a dam
        - Served as volunteer for the fair with master degree in law`,
      findings: ['minor: construction field', 'minor: site engineer', 'minor: volunteer', 'minor: master degree'],
    },
    'articles of set phrases': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - As result of rain, learnt in field of lamps with help of one of largest firms in Saudi Arab
        - Being active member of a crew, I am quick learner and have ability to lead
        - Liked listening music, surfing internet, and was apart of a team according the plan`,
      findings: [
        'minor: As result of',
        'minor: largest',
        'minor: field of',
        'minor: help of',
        'minor: Saudi Arab',
        'minor: ability to',
        'minor: active member',
        'minor: quick learner',
        'minor: listening music',
        'minor: surfing internet',
        'minor: apart of',
        'minor: according the',
      ],
    },
    'a count without "of"': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Packed an average 380 orders per day with a team 35 across two halls
        - Managed an annual supply budget $18,500 and ran workshops for groups 8-10 learners
        - Oversaw the redesign a public library`,
      findings: [
        'minor: an average 380',
        'minor: a team 35',
        'minor: an annual supply budget $18,500',
        'minor: for groups 8-10',
        'minor: the redesign a',
      ],
    },
    'set phrases without their small words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Worked for the growth of organization, true to the best of knowledge`,
      findings: ['minor: of knowledge', 'minor: of organization'],
    },
    'phrases that lack it': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Seeking challenging position where nine books are kept on daily basis
        - Worked independently as well as in team, for harbors in UAE`,
      findings: ['minor: on daily basis', 'minor: Seeking challenging position', 'minor: in team', 'minor: UAE'],
    },
  },
});

test('of a client there is one, of customers there are several', () => {
  const rewriteOf = (noun: string) =>
    [
      ...grammarMissingWord.check(
        resumeOf(`
          # Experience
          **Analyst, Harbor Works** || Jan 2020 – Mar 2023
          - Sent reports to ${noun} in the evening`),
      ),
    ].map(({ rewrite }) => rewrite);
  expect(rewriteOf('client')).toEqual(['the client']);
  expect(rewriteOf('customer')).toEqual(['customers']);
});

test('an adjective that stands for a firm gives way to its noun', () => {
  const resume = resumeOf(`
    # Objective
    To work as a clerk with leading corporate where I can grow
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Kept the ledger of nine shops`);
  expect([...grammarMissingWord.check(resume)].map(({ advice }) => advice)).toEqual([
    'Write “with a leading company” instead of “with leading corporate”.',
  ]);
});

const rewritesOf = (...lines: string[]) =>
  [
    ...grammarMissingWord.check(
      resumeOf(
        `# Experience\n**Analyst, Harbor Works** || Jan 2020 – Mar 2023\n${lines.map((line) => `- ${line}`).join('\n')}`,
      ),
    ),
  ].map(({ rewrite }) => rewrite);

test('a line without any article may be style, and three of them are none', () => {
  const clipped = ['Attended seminar on lamps', 'Preparing lamp report and mast report'];
  expect(rewritesOf(...clipped)).toEqual([]);
  expect(rewritesOf(...clipped, 'Lit nine lamps by using remote dashboard')).toEqual([
    'a seminar',
    'lamp reports',
    'a remote dashboard',
  ]);
});

test('one article is told where hardly a line has one', () => {
  const many = Array.from({ length: 12 }, () => 'Lit lamps and sold ropes');
  expect(rewritesOf(...many, 'Drew the nets under guidance of two captains')).toEqual(['the guidance of']);
});

test.each([
  ['Met with lantern team for the next regatta', ['the lantern team']],
  ['Kept the lamps of a crew at work site', ['the work site']],
  ['Preparing weekly lamp report for the harbor', ['weekly lamp reports']],
  ['Attended seminar on the lamps', ['a seminar']],
  ['Issued lamps from store', ['the store']],
  ['Kept lamps of all kinds in warehouse', ['the warehouse']],
  ['Won best lamp award in the yard', ['the best lamp award']],
  ['Lit the lamps by using remote dashboard', ['a remote dashboard']],
  ['Handling of entire yard', ['the entire']],
  ['Passed with aggregate of 62%', ['an aggregate']],
  ['Holds valid driving license of Qatar', ['a valid driving license']],
  ['Prepare daily report, listing all the lamps', ['daily reports']],
  ['Make Report on the lamps', ['Reports']],
  ['Keep the yard clean and submit weekly report to the owner', ['weekly reports']],
  ['Helped the yard in preparing invoice for lamps', ['invoices']],
])('“%s” lacks an article or the plural', (line, rewrites) => {
  expect(rewritesOf(line)).toEqual(rewrites);
});

test.each([
  'Met with the lantern team and with cross functional team leads',
  'Preparing the weekly lamp report for nine report readers',
  'Preparing report templates, using lamp work and through practice',
  'Attended seminars on lamps and processed payment in kind',
  'Handled the entire yard with a license and an aggregate score',
  'Preparing client and vendor reports to check output',
  'Preparing reports and mast plans of lamp report readers',
])('“%s” lacks nothing', (line) => {
  expect(rewritesOf(line)).toEqual([]);
});
