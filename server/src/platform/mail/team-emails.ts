import { renderEmail, type Sender } from './email-template.ts';

type Offered = { team: string; by: string; email: string; url: string; days: number };
type Moved = { team: string; owner: string; email: string; wasOwner: boolean };
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

    teamOffered: ({ team, by, email, url, days }: Offered) =>
      renderEmail(sender, {
        subject: `${by} offers you the team “${team}” on ${name}`,
        paragraphs: [
          `${by} (${email}) asks whether you want to own the team “${team}”.`,
          'If you accept, everybody’s gradings use your credits from then on, and you decide who is in the team. Nothing is charged, and no plan changes hands.',
        ],
        action: { label: 'See the offer', url },
        after: [`The offer is open for ${days} days. Nothing happens without your yes.`],
      }),

    teamOfferDeclined: ({ team, by }: { team: string; by: string }) =>
      renderEmail(sender, {
        subject: `${by} does not take over the team “${team}”`,
        paragraphs: [`${by} declined your offer. You own the team “${team}” as before, and it uses your credits.`],
        after: [],
      }),

    teamMoved: ({ team, owner, email, wasOwner }: Moved) =>
      renderEmail(sender, {
        subject: `The team “${team}” on ${name} has another owner`,
        paragraphs: [
          `${owner} (${email}) owns the team “${team}” now. Gradings use the credits of that account.`,
          wasOwner
            ? 'You are a member. Your credits are yours and wait until you leave. A monthly plan of yours goes on until you end it on your account page.'
            : 'Your resumes and reports are as they were, and stay private to you.',
        ],
        after: [],
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
