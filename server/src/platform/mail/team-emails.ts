import { renderEmail, type Sender } from './email-template.ts';

type Invited = { team: string; by: string; email: string; url: string; days: number };

/** Letters about teams. Names in them were typed by strangers to the reader, so the e-mail stands beside them. */
export function createTeamEmails(sender: Sender) {
  const { name } = sender;
  return {
    teamInvitation: ({ team, by, email, url, days }: Invited) =>
      renderEmail(sender, {
        subject: `An invitation to the team “${team}” on ${name}`,
        paragraphs: [
          `${by} (${email}) invites you to the team “${team}” on ${name}.`,
          'As a member you have resumes graded with the team’s credits. Your resumes and reports stay private to you.',
        ],
        action: { label: 'See the invitation', url },
        after: [
          `The link is valid for ${days} days and for this address alone.`,
          'If you do not know who this is, you can ignore this letter: nothing happens without your yes.',
        ],
      }),

    teamOver: ({ team }: { team: string }) =>
      renderEmail(sender, {
        subject: `You are no longer in the team “${team}” on ${name}`,
        paragraphs: [
          `You were removed from the team “${team}”, or it has ended.`,
          'Your account, resumes and reports are as they were. From now on gradings use your own credits.',
        ],
        after: [],
      }),
  };
}
