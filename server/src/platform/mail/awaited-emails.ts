import { renderEmail, type Sender } from './email-template.ts';

type Batch = { graded: number; refused: number; left: number; url: string };
type Taken = { client: string; fileName: string; email: string; gives: boolean; url: string };
type Renewal = { plan: string; credits: number; cents: number; currency: string; at: Date; url: string };

const resumes = (count: number) => (count === 1 ? '1 resume' : `${count} resumes`);
const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Letters that people wait for and can turn off. */
export function createAwaitedEmails(sender: Sender) {
  return {
    reportReady: ({ fileName, url }: { fileName: string; url: string }) =>
      renderEmail(sender, {
        subject: 'Your report is ready',
        paragraphs: [`We graded ${fileName}.`, 'The report shows on the page itself what to change first, and how.'],
        action: { label: 'Open your report', url },
        after: [],
      }),

    batchDone: ({ graded, refused, left, url }: Batch) =>
      renderEmail(sender, {
        subject: `${resumes(graded)} graded`,
        paragraphs: [
          `The files you chose together are done: ${resumes(graded)} graded.`,
          ...(refused > 0 ? [`${refused} could not be graded and cost nothing. The list tells why.`] : []),
          ...(left > 0
            ? [`${left} ${left === 1 ? 'is not graded yet and waits' : 'are not graded yet and wait'} in the list.`]
            : []),
        ],
        action: { label: 'See the list', url },
        after: [],
      }),

    handoverTaken: ({ client, fileName, email, gives, url }: Taken) =>
      renderEmail(sender, {
        subject: `${client} has the report you handed over`,
        paragraphs: [
          `The report of ${fileName} was taken into the account of ${email}, with your notes and the name you gave.`,
          gives
            ? 'You gave it away, so it left your account with its files.'
            : 'Yours stays in your account. What you change in it from now on does not reach theirs.',
        ],
        action: { label: `See ${client}`, url },
        after: [],
      }),

    creditsLow: ({ left, url }: { left: number; url: string }) =>
      renderEmail(sender, {
        subject: left === 0 ? 'You have no credits left' : `You have ${credits(left)} left`,
        paragraphs: [
          left === 0 ? 'Your last credit is used.' : `Your account has ${credits(left)} left, one for each resume.`,
          'Reports you have stay open, whatever your balance.',
        ],
        action: { label: 'See prices', url },
        after: [],
      }),

    renewalAhead: ({ plan, credits: more, cents, currency, at, url }: Renewal) =>
      renderEmail(sender, {
        subject: `Your ${plan} plan renews on ${day.format(at)}`,
        paragraphs: [
          `On ${day.format(at)} you pay ${money(cents, currency)} for the next month and get ${credits(more)}.`,
          'If you want no further month, end the plan before. Your credits stay.',
        ],
        action: { label: 'See your plan', url },
        after: [],
      }),
  };
}
