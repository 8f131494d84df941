import { testRule } from '../../testing/test-rule.ts';
import { spellingVariantMixed } from './spelling-variant-mixed.ts';

const role = (...lines: string[]) => `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
${lines.map((line) => `      - ${line}`).join('\n')}`;

testRule(spellingVariantMixed, {
  accepts: {
    'British throughout, with -ize': role('Analysed colour data', 'Organized the centre', 'Modelled behaviour'),
    'American throughout': role('Analyzed color data', 'Organized the center', 'Modeled behavior'),
    'a name in the other spelling': role(
      'Analyzed color data for the Labour Party',
      'Modeled behavior at Centre Pompidou',
    ),
    'one word as all others outside the lines': `${role('Analysed colour data', 'Modelled behaviour', 'Painted the new color')}
      # Interests
      Modeling of behavior, center of towns, color of lamps, organizing of fairs`,
    'American words beside many that are spelled in -ize': role(
      'Analyzing lamps at the center',
      'Organized a programme in colour',
      'Summarized and standardized the fibre',
      'Optimized what it cost',
      'Modelled behaviour',
    ),
    'one of each': role('Analyzed the data', 'Measured the colour'),
  },
  flags: {
    'one British word among American ones': {
      resume: role('Analyzed color data', 'Modeled behavior', 'Painted the new colour'),
      findings: ['minor: colour'],
    },
    'one American word among British ones': {
      resume: role('Analysed colour data', 'Organised the centre', 'Changed the behavior of staff'),
      findings: ['minor: behavior'],
    },
  },
});
