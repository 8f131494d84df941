import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentBulletNoActionVerb } from './content-bullet-no-action-verb.ts';

testRule(contentBulletNoActionVerb, {
  accepts: {
    'titles of what was published, a long name before its verb, and where to look': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - “The lamps of the harbor and how they are kept” – read by nine thousand people
      - College of Harbor Works Records & Lamps Management System - Builds a shop for the keepers of lamps
      - My drawings are listed in my portfolio of the town`,
    'a label that a full stop parts from its line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Stock Room. Counted the goods of nine sheds every evening
      - Customer Letters. Answering what the shops of the town ask`,
    'a sentence that names a job': `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - I have worked for Delta Foods as a stock clerk from March 2014 to January 2016`,
    'a degree among jobs': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Doctor of the science of soils in the north of Kent`,
    'a verb behind two adverbs': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Quickly and safely moved the goods of the harbor to the town
      - Carefully, patiently taught the children of the harbor`,
    'a line that says before a dash what it is about': `
      # Experience
      **Lecturer, Elm University** || Jan 2020 – Mar 2023
      - Lab Demonstrator – Supervised thirty students in the workshops of the first year`,
    'skills among the lines of a project': `
      # Projects
      **Test Bench, Elm College** || 2020
      - Good knowledge of writing test cases and of reviewing them
      - Built a bench for twelve kinds of sensors`,
    'verbs in any form': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      - Successfully manages the store of nine offices
      - Replatformed the shop for a new market
      - Managing the till of a large store`,
    'labels, tools and short lines': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Tools: Python, SQL and the rest of the stack
      - Python, SQL, Excel, Tableau
      - Employee of the Month`,
    'a verb in two words': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Over see the lamps and the ledgers of the yard`,
    'lists of clubs': `
      # Activities
      **Chess Club, State University** || 2019
      - President of the club for two years`,
  },
  flags: {
    'a pronoun and an article': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - I lead a team of five analysts
        - The budget of nine offices was mine to plan
        - Built the model of the group`,
      findings: ['minor: I', 'minor: The'],
    },
    'a role described in nouns, once': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Preparation of the monthly report for the board
        - Management of a team in two plants
        - Coordination of vendors for the whole group`,
      findings: ['minor: Preparation'],
    },
  },
});

test('a line is offered without its pronoun only where a verb then opens it', () => {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - I lead a team of five analysts
    - I was tasked with the planning of meetings
    - Built the model of the group`);
  const rewrites = [...contentBulletNoActionVerb.check(resume)].map(({ rewrite }) => rewrite);
  expect(rewrites).toEqual(['Led a team of five analysts', undefined]);
});

test('a quality is told apart from a noun, and a second “I” leaves no better text', () => {
  const adviceOn = (line: string) =>
    [
      ...contentBulletNoActionVerb.check(
        resumeOf(`
          # Experience
          **Analyst, Harbor Works** || Jan 2020 – Mar 2023
          - ${line}`),
      ),
    ].map(({ advice }) => advice);
  expect(adviceOn('Ability to keep calm in a busy harbor')).toEqual([
    '“Ability to keep calm in a busy harbor” is a quality and nothing that you did. Begin with what you did that shows it, or leave it out.',
  ]);
  expect(adviceOn('I built the ledger of the yard. I trained its clerks.')).toEqual([
    expect.not.stringContaining('Start with the verb'),
  ]);
  expect(adviceOn('Additionally, the ledgers of the yard were kept in order')).toEqual([
    expect.stringContaining('begins with “Additionally, the”'),
  ]);
});
