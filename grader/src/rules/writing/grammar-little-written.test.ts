import { partsList } from '../../testing/parts-list.ts';
import { testRule } from '../../testing/test-rule.ts';
import { grammarLittleWritten } from './grammar-little-written.ts';

const lines = `
        - Planned the night shift of the bakery for nine shops and kept the bread on time for two years
        - Trained two apprentices in sourdough, who both passed their examination at the first attempt
        - Bought a second oven at an auction and so doubled the number of loaves baked in a night
        - Wrote down the recipes of fourteen kinds of bread, which are used by all shops of the chain
        - Negotiated the price of flour with three mills and cut what we paid for it by a tenth
        - Introduced a list of allergens that the inspectors of the county now recommend to other bakers
        - Repaired the dough mixers myself instead of waiting a week for the service of their maker
        - Answered for the hygiene of the bakery in four inspections without a single objection
        - Counted what came back unsold every evening and adapted the plan of the next night to it`;
const job = '# Experience\n        **Baker, Mill Bakery** || May 2019 – Present';
const skills = Array.from({ length: 40 }, (_, at) => `- Oven ${at}, dough ${at}, mill ${at}, flour ${at}, yeast ${at}`);

testRule(grammarLittleWritten, {
  accepts: {
    'the parts of an actor': partsList,
    'nine lines under a job': `
        ${job}${lines}`,
    'the same told in a profile': `
        # Summary
        ${lines.replaceAll(/\n\s+- /g, '. ').slice(2)}`,
  },
  flags: {
    'a job without a line': {
      resume: `
        ${job}`,
      findings: ['minor: Write more in lines and sentences'],
    },
    'long lists of skills': {
      resume: `
        ${job}

        # Skills
        ${skills.join('\n        ')}`,
      findings: ['minor: Write more in lines and sentences'],
    },
    'the same line nine times': {
      resume: `
        ${job}
        ${Array.from({ length: 9 }, () => '- Planned the night shift of the bakery for nine shops').join('\n        ')}`,
      findings: ['minor: Write more in lines and sentences'],
    },
  },
});
