import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const sidebar = (title: string) => `
    >>>
    # ${title} {gap=5}
    Layout and print
    Posters and maps
    Books and signs
    # Hobbies
    Two of five tools
    Three of five tools
    Four of five tools`;

test('main text goes on from page to page, and sidebars on the right are read behind it', () => {
  const { sections } = resumeOf(`
    <<<
    # Experience
    **Clerk, Delta Foods** || 2019 – 2022
    - Counted stock in two warehouses every month for the whole county
    - Ordered flour for nine bakeries and paid their bills in time
    - Wrote the manual that three offices of the county still use
    - Trained six new colleagues on the ledger of the harbor office
    ${sidebar('Skills')}
    ~~~
    <<<
    **Analyst, Harbor Works** || 2015 – 2019
    - Built twelve weekly reports for a team of forty people in all
    - Cut the time to close the books from nine days to four days
    - Moved nine hundred records into a new database in one week
    - Answered thirty letters of suppliers in the county each week
    ${sidebar('Tools')}`);
  const [jobs] = sections.filter(({ kind }) => kind === 'experience');
  expect(jobs?.entries.map(({ organisation }) => organisation?.text)).toEqual(['Delta Foods', 'Harbor Works']);
});
