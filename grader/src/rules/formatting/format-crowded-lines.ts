import { stepsOf } from '../../model/layout/row-steps.ts';
import type { Rule } from '../../model/rule.ts';

/** A step from one line to the next of less than so many text sizes leaves no white between them. */
const tight = 1.12;
/** Share of tight steps that single lines of a usual page have, and from which on all of it is crowded. */
const usual = 0.35;
const whole = 0.9;
const max = 3;
/** Single spacing of some fonts is hardly more than their size; below this loss it is no more than that. */
const leastLoss = 1.2;
const fewestSteps = 12;
const shown = 6;

/** White between lines is what leads the eye from the end of one to the start of the next. */
export const formatCrowdedLines: Rule = {
  name: 'format-crowded-lines',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 1.5 * max },
  about: {
    title: 'Lines have room',
    finds: 'Text whose lines follow one another at hardly more than the size of the letters.',
    why: 'Crowded lines are skipped, and the eye loses its place in them.',
  },

  *check(resume) {
    const steps = stepsOf(resume);
    const crowded = steps.filter(({ step, row }) => step < tight * row.size);
    const share = crowded.length / Math.max(1, steps.length);
    const loss = max * Math.min(1, Math.max(0, (share - usual) / (whole - usual)));
    if (steps.length < fewestSteps || loss < leastLoss) return;
    yield {
      title: 'Give the lines room',
      advice: `${Math.round(share * 100)} % of the lines follow the one above with hardly any white between. Set a line spacing of 1.15 to 1.3 and some space above each title.`,
      text: '',
      at: crowded.slice(0, shown).map(({ row }) => row),
      loss,
    };
  },
};
