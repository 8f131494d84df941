import { renderEmail, type Sender } from './email-template.ts';

type Handover = { author: string; fileName: string; url: string; days: number };

/** Letters to the clients of an account. */
export function createClientEmails(sender: Sender) {
  const { name } = sender;
  return {
    /** Whoever reads the mail of this address may take the report over. */
    handedOver: ({ author, fileName, url, days }: Handover) =>
      renderEmail(sender, {
        subject: `${author} hands a resume report over to you`,
        paragraphs: [
          'Hello,',
          `${author} had a resume graded with ${name} and hands the report over to you: ${fileName}, with their notes.`,
          'Take it, and it is in an account of your own: yours to read, keep and delete. It costs nothing.',
        ],
        action: { label: 'Take the report', url },
        after: [
          `The link is valid for ${days} days and works once, for an account with this email address.`,
          'If you do not know who this is, you can ignore this letter: nothing happens without you.',
        ],
      }),
  };
}
