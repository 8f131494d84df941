import { testRule } from '../../testing/test-rule.ts';
import { formatScatteredBold } from './format-scattered-bold.ts';

const jobOf = (...lines: string[]) => `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${lines.map((line) => `- ${line}`).join('\n      ')}`;

testRule(formatScatteredBold, {
  accepts: {
    'parts of an orchestra in bold, with their years': jobOf(
      ...Array.from(
        { length: 6 },
        () => '**Principal flute** (May 2018 to Dec 2018), **Second flute** (May 2019 to Mar 2022)',
      ),
    ),
    'bold labels at the start of lines': jobOf(
      '**Reports:** Built 12 weekly reports for forty people',
      '**Ledgers:** Cut the closing time from 9 days to 4',
      '**Training:** Trained six new colleagues on the ledger',
      '**Manual:** Wrote the manual that 3 offices still use',
      '**Stock:** Counted the stock of two yards every month',
      '**Letters:** Answered 30 letters of suppliers each week',
    ),
    'two figures in bold among six lines': jobOf(
      'Built **12 weekly reports** for a team of forty people',
      'Cut the closing time **from 9 days to 4** in a year',
      'Trained six new colleagues on the ledger of the yard',
      'Wrote the manual that 3 offices of the firm still use',
      'Counted the stock of two yards at the end of every month',
      'Answered 30 letters of suppliers and customers each week',
    ),
  },
  flags: {
    'bold words in most lines': {
      resume: jobOf(
        'Built **weekly reports** for a **team** of forty people',
        'Cut the **closing time** from 9 days to 4 in a year',
        'Trained six **new colleagues** on the ledger of the yard',
        'Wrote the **manual** that 3 offices of the firm still use',
        'Counted the **stock** of two yards at the end of every month',
        'Answered 30 letters of suppliers and customers each week',
      ),
      findings: ['minor: Built weekly reports for a team of forty people'],
    },
  },
});
