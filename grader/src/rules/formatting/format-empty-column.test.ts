import { testRule } from '../../testing/test-rule.ts';
import { formatEmptyColumn } from './format-empty-column.ts';

const lines = Array.from({ length: 30 }, (_, at) => `- Built report ${at} for a team of people`);
const side = (words: string) => Array.from({ length: 12 }, (_, at) => `${words} ${at}`);
const page = (left: string[], right: string[]) => ['<<<', ...left, '>>>', ...right].join('\n        ');

testRule(formatEmptyColumn, {
  accepts: {
    'two pages with two columns': `
        ${page(['# Skills', ...side('Excel')], ['# Experience', '**Analyst, Harbor Works** || 2020 – 2023', ...lines])}
        ~~~
        ${page(['# Languages', ...side('English')], ['**Clerk, Elm Works** || 2016 – 2019', ...lines])}`,
    'a second page over the whole width': `
        ${page(['# Skills', ...side('Excel')], ['# Experience', '**Analyst, Harbor Works** || 2020 – 2023', ...lines])}
        ~~~
        **Clerk, Elm Works** || 2016 – 2019
        ${lines.join('\n        ')}`,
  },
  flags: {
    'a second page whose left column is empty': {
      resume: `
        ${page(['# Skills', ...side('Excel')], ['# Experience', '**Analyst, Harbor Works** || 2020 – 2023', ...lines])}
        ~~~
        ${page([], ['**Clerk, Elm Works** || 2016 – 2019', ...lines])}`,
      findings: ['minor: Let the text use the whole page'],
    },
  },
});
