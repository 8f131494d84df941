import { testRule } from '../../testing/test-rule.ts';
import { formatEntryGaps } from './format-entry-gaps.ts';

const job = (post: string, time: string) => `**${post}** || ${time}
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Wrote the manual that 3 offices still use`;
const jobs = [
  job('Analyst, Harbor Works', 'Jan 2020 – Mar 2023'),
  job('Clerk, Delta Foods', 'Feb 2017 – Dec 2019'),
  job('Storekeeper, Elm Ropes', 'Jan 2015 – Jan 2017'),
  job('Trainee, Mill Works', 'Jan 2013 – Dec 2014'),
];

testRule(formatEntryGaps, {
  accepts: {
    'jobs with a gap above each': `
      # Experience
      ${jobs.join('\n\n      ')}`,
    'one gap that is missing': `
      # Experience
      ${jobs.slice(0, 3).join('\n\n      ')}
      ${jobs[3]}`,
    'two jobs': `
      # Experience
      ${jobs.slice(0, 2).join('\n      ')}`,
    'a list of jobs that nothing is told of': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      **Clerk, Delta Foods** || Feb 2017 – Dec 2019
      **Storekeeper, Elm Ropes** || Jan 2015 – Jan 2017
      **Trainee, Mill Works** || Jan 2013 – Dec 2014
      **Porter, Mill Works** || Jan 2011 – Dec 2012`,
  },
  flags: {
    'four jobs that run into each other': {
      resume: `
        # Experience
        ${jobs.join('\n        ')}`,
      findings: ['minor: Clerk, Delta Foods Feb 2017 – Dec 2019'],
    },
  },
});
