import { neededWords, slipsByWord } from './needed-words.ts';

/** In place of words that hide a number: nobody but the author knows it. */
export const countable = '[number of]';

/** Words that add length and no meaning. Those with `often` count only when repeated. */
const fillers: { pattern: string; better: string; often?: boolean }[] = [
  { pattern: 'in order to', better: 'to' },
  { pattern: 'due to the fact that', better: 'because' },
  { pattern: 'for the purpose of', better: 'for' },
  { pattern: 'at this point in time|at the present time', better: 'now' },
  { pattern: 'on a daily basis', better: 'daily' },
  { pattern: 'on a weekly basis', better: 'weekly' },
  { pattern: 'on a monthly basis', better: 'monthly' },
  { pattern: 'on a regular basis|on a consistent basis|on a day-to-day basis', better: 'regularly' },
  { pattern: 'in a timely (?:manner|fashion)', better: 'on time' },
  { pattern: 'in an? (?:efficient|effective|professional|accurate|courteous|organized) manner', better: '' },
  { pattern: 'any and all', better: 'all' },
  { pattern: 'each and every', better: 'every' },
  { pattern: '(?:such as|including),? but not limited to', better: 'including' },
  { pattern: 'a (?:wide |broad )?variety of', better: countable },
  { pattern: 'was able to|were able to', better: '' },
  { pattern: 'very|really|actually|basically|extremely', better: '' },
  { pattern: 'etc\\.?', better: '', often: true },
  { pattern: 'successfully|effectively|efficiently', better: '', often: true },
  {
    pattern: 'highly(?! available| availab| regulated| sensitive| rated| concurrent| confidential| scalable)',
    better: '',
    often: true,
  },
  { pattern: 'various|numerous', better: countable, often: true },
  { pattern: 'as well as', better: 'and', often: true },
];

/** The fillers that the words of a line allow. */
export const fillerWords = slipsByWord(
  fillers.map(({ pattern, better, often = false }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, 'giu'),
    better,
    often,
    needs: neededWords(`(?<w>${pattern})`),
  })),
);
