import { expect, test } from 'vitest';
import type { Entry, Row } from '../../model/resume.ts';
import { partsList } from '../../testing/parts-list.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentNotQuantified } from './content-not-quantified.ts';

testRule(contentNotQuantified, {
  accepts: {
    'the parts of an actor': partsList,
    'three of five lines with an amount': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five analysts
      - Cut the cost of freight by 12%
      - Wrote the plan of the group for 2 plants
      - Chose the vendors of the group
      - Built the model of the group`,
    'a nurse with two of four': `
      # Experience
      **Nurse, Harbor Clinic** || Jan 2020 – Mar 2023
      - Cared for 12 patients per shift
      - Taught 30 new parents how to bathe babies
      - Wrote the plan of the ward
      - Calmed the families of the ward`,
  },
  flags: {
    'lines of which one is the rest of another, which is not marked': {
      resume: `
        # Experience
        **Rope Maker, Harbor Works** || Jan 2020 – Mar 2023
        - improved the time that a team of sailors needs to haul the nets
        - Sorted the masts of the yard by their wood and told the price
        - Drew the sails of the fleet`,
      findings: ['major: Sorted the masts of the yard by their wood and told the price'],
    },
    'two lines and no amount': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote the plan of the group
        - Chose the vendors of the group`,
      findings: ['major: Wrote the plan of the group'],
    },
    'no amount at all': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote the plan of the group
        - Trained the staff in Python 3 and Windows 10
        - Chose the vendors of the group in 2021
        - Built the model of the group`,
      findings: ['major: Wrote the plan of the group'],
    },
    'a line of work, not the topic of a project or who led it': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Topic: Cost and Revenue of Small Harbors
        - Advisor: Prof. Customer of Lakeside
        - Software used: Team Budget, Excel
        - Wrote the plan of the group`,
      findings: ['major: Wrote the plan of the group'],
    },
    'one of five': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five analysts
        - Wrote the plan of the group
        - Chose the vendors of the group
        - Drew the map of the group
        - Built the model of the group`,
      findings: ['major: Wrote the plan of the group'],
    },
  },
});

test('a line that was cut, or that holds two sentences, is no example', () => {
  const adviceFor = (first: string) =>
    [
      ...contentNotQuantified.check(
        resumeOf(`
          # Experience
          **Analyst, Harbor Works** || Jan 2020 – Mar 2023
          - ${first}
          - Books of the group`),
      ),
    ].map(({ advice }) => advice);
  expect(adviceFor('Wrote the plan of the group')).toEqual([expect.stringContaining('Ask of a line')]);
  expect(adviceFor('Wrote the plan of the entire')).toEqual([expect.not.stringContaining('Ask of a line')]);
  expect(adviceFor('Wrote the plan. Chose the vendors of the group')).toEqual([
    expect.not.stringContaining('Ask of a line'),
  ]);
});

test('a job without an amount among others with enough of them is told, and a short one is not', () => {
  const titlesOn = (newest: string) =>
    [
      ...contentNotQuantified.check(
        resumeOf(`
          # Experience
          **Planner, Mill Works** || Apr 2023 – Present
          ${newest}
          **Analyst, Harbor Works** || Jan 2020 – Mar 2023
          - Cut the closing time from 9 days to 4 days
          - Led a team of five and saved $40,000 a year
          - Wrote 12 reports for 40 readers in three towns
          - Trained 60 clerks in the ledger within a year`),
      ),
    ].map(({ title, text }) => `${title}: ${text}`);
  const lines = '- Wrote the plan of the yard for the board\n- Chose the vendors of the yard and its lamps';
  expect(titlesOn(lines)).toEqual(['Show results there, too: Planner']);
  expect(titlesOn('- Wrote the plan of the yard for the board')).toEqual([]);
  // A prize or a publication is a result without an amount.
  expect(titlesOn(`${lines}, which was published by the town`)).toEqual([]);
});

test('ratings of equipment are no results, and are not called no numbers', () => {
  const [finding] = contentNotQuantified.check(
    resumeOf(`
      # Experience
      **Fitter, Harbor Works** || Jan 2020 – Mar 2023
      - Installed the 22kV panels of the yard
      - Tested the relays and the 90A breakers
      - Laid the cables of the 16 kVA supply
      - Kept the ledger of the store`),
  );
  expect(finding?.advice).toMatch(/^Ratings such as “22kV” and “90A” tell how large the equipment is/);
});

test('a round number with a plus is an amount and no year', () => {
  const findings = (line: string) => [
    ...contentNotQuantified.check(
      resumeOf(`
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five analysts
        - Trained 12 clerks and 9 nos. of guards
        - ${line}`),
    ),
  ];
  expect(findings('Kept the accounts of 2000+ shops')).toEqual([]);
  expect(findings('Kept the accounts of 2000')).toHaveLength(1);
});

test('an example comes from the job to begin with, and is a line without a slip', () => {
  const adviceFor = (...lines: string[]) =>
    [
      ...contentNotQuantified.check(
        resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Present
      ${lines.map((line) => `- ${line}`).join('\n      ')}
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      - Wrote letters to the customers of the yard in the north of the town
      - Filed the letters of the town in the cellar of the old office`),
      ),
    ][0]?.advice ?? '';
  const plain = 'Built the lamps of the harbor with a team of keepers and clerks';
  expect(adviceFor(plain, 'Managed the clients of the yard in the south of the town')).toContain(
    `Begin with “Analyst”. Ask of a line such as “${plain}”: how many`,
  );
  const slips = adviceFor(
    'Built mixed---lamps of the harbor with a team of keepers and clerks',
    'Second year: Managed the clients of the yard in the south of the town',
  );
  expect(slips).toContain('Begin with “Analyst”.');
  expect(slips).not.toContain('Ask of a line');
});

test('a job with an amount, long over or beside the trade is no place to begin', () => {
  const adviceFor = (job: string, line: string) =>
    [
      ...contentNotQuantified.check(
        resumeOf(`
      # Experience
      **${job}
      - ${line}
      - Chose the vendors of the group and its lamps
      - Wrote the plan of the yard for the board
      **Millwright, Delta Foods** || Feb 2001 – Dec 2003
      - Wrote letters to the customers of the yard in the north of the town`),
      ),
    ][0]?.advice ?? '';
  const plain = 'Built the lamps of the harbor with its keepers';
  expect(adviceFor('Analyst, Harbor Works** || Jan 2020 – Present', plain)).toContain('Begin with “Analyst”.');
  expect(adviceFor('Analyst, Harbor Works** || Jan 2020 – Present', `${plain} in 9 towns`)).not.toContain('Begin with');
  expect(adviceFor('Analyst, Harbor Works** || Jan 2004 – Mar 2006', plain)).not.toContain('Begin with');
  expect(adviceFor('Barista, Harbor Works** || Jan 2020 – Present', plain)).not.toContain('Begin with');
});

test('a record of somebody with a doctorate is not asked for amounts', () => {
  const record = (degree: string) =>
    resumeOf(`
      # Education
      **${degree} in Hydrology, Example College** || 2022
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built the lamps of the harbor with a team of keepers and clerks
      - Wrote letters to the customers of the yard in the north of the town
      # Publications
      ${Array.from({ length: 9 }, (_, i) => `M. Example, The lamps of the bay and the wind, part ${i}`).join('\n      ')}`);
  expect([...contentNotQuantified.check(record('PhD'))]).toEqual([]);
  expect([...contentNotQuantified.check(record('BSc'))]).toHaveLength(1);
});

test('a post whose header holds a sentence, or that has none, is not named as the place to begin', () => {
  const { sections, ...rest } = resumeOf(`
      # Experience
      **Broker, Elm Finance** || Jan 2020 – Present
      which advises the towns of the coast on money, on lamps and on ropes and pays for the harbors there
      - Wrote the plan of the yard for the board
      - Chose the vendors of the yard and its lamps
      - Answered the letters of the town about them`);
  const begins = (headerOf: (entry: Entry) => Row[]) => {
    const read = sections.map((one) => ({
      ...one,
      entries: one.entries.map((entry) => ({ ...entry, header: headerOf(entry), paragraphs: [] })),
    }));
    return [...contentNotQuantified.check({ ...rest, sections: read })].map(({ advice }) =>
      advice.includes('Begin with'),
    );
  };
  expect(begins(({ header }) => header)).toEqual([true]);
  expect(begins(({ header, paragraphs }) => [...header, ...paragraphs.flatMap(({ rows }) => rows)])).toEqual([false]);
  expect(begins(() => [])).toEqual([false]);
});

test('a few lines with amounts among few lines are not called few', () => {
  const adviceOn = (lines: string) =>
    [
      ...contentNotQuantified.check(
        resumeOf(`# Experience\n**Analyst, Harbor Works** || Jan 2016 – Mar 2023\n${lines}`),
      ),
    ]
      .map(({ advice }) => advice)
      .join();
  const bare = '- Wrote the plan of the group\n- Chose the vendors of the group\n- Drew the sails of the fleet';
  expect(adviceOn(`- Led a team of five analysts\n- Cut the cost of freight by 12%\n${bare}`)).toContain(
    'Some of the lines',
  );
  expect(adviceOn(`- Led a team of five analysts\n${bare}`)).toContain('Few of the lines');
});
