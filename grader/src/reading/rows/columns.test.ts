import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

test('titles side by side inside a column part it again', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    maria@example.com
    <<<
    **EDUCATION**
    BSc Economics, Elm University || 2014
    Thesis on the prices of grain in three towns
    **SKILLS** || **INTERESTS**
    Planning || Chess
    Ledgers || Rowing
    Stock || Sailing
    Routes || Choir
    Letters || Cooking
    >>>
    **EXPERIENCE** {gap=5}
    **Analyst, Harbor Works** || Jan 2018 – Mar 2021
    - Led a team of five people in two towns
    - Counted 300 crates a week for the ledger
    - Wrote letters to 40 suppliers every month
    **Clerk, Delta Foods** || Jan 2015 – Dec 2017
    - Answered 40 letters of suppliers a day
    - Kept the books of three shops in town`);
  expect(sections.map(({ kind, rows }) => `${kind} ${rows.length}`)).toEqual([
    'education 2',
    'skills 5',
    'interests 5',
    'experience 7',
  ]);
});
