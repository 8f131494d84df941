import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

test('a title in a colour of its own is one among bold labels that are as black as the text', () => {
  const { sections } = resumeOf(`
    **Skills:** {x=30}
    Ledgers, stock, letters
    **Languages:** {x=30}
    English, Spanish
    **Interests:** {x=30}
    Ropes, chess
    **Work experience** {color=2266cc}
    May 2016 – June 2019
    Taught to keep lamps: learnt of many lamps, and of the ropes and sails of a yard
    - Counted the crates of nine ships a week
    **Lamp Matters** {color=2266cc}
    - Kept nine lamps
    **Ropes and Sails** {color=2266cc}
    - Cut nine sails`);
  expect(sections.map(({ kind }) => kind)).toContain('experience');
});
