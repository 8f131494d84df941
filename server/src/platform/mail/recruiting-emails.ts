import { renderEmail, type Sender } from './email-template.ts';

type Job = { company: string; role: string; place: string; salary: string };

/** Letters between candidates, employers and the operator. */
export function createRecruitingEmails(sender: Sender) {
  const { name } = sender;
  return {
    /** To a candidate. */
    mayWeShowYou: ({ firstName, job, url, days }: { firstName: string; job: Job; url: string; days: number }) =>
      renderEmail(sender, {
        subject: `${job.company} looks for a ${job.role}: may we show you?`,
        paragraphs: [
          firstName === '' ? 'Hello,' : `Hello ${firstName},`,
          `${job.company} asked us for candidates: ${job.role}, ${job.place}, ${job.salary} a year. Your resume fits.`,
          'You decide. The page shows what the employer would see of you; nothing is shown unless you accept.',
        ],
        action: { label: 'See the job and answer', url },
        after: [
          `The link is valid for ${days} days and needs no login. Without an answer nothing is shown.`,
          `You get this letter because you agreed to be considered for jobs. You can end that on your ${name} profile at any time.`,
        ],
      }),

    /** To an employer; whoever has the link sees the candidates. */
    shortlist: ({
      person,
      role,
      count,
      url,
      days,
    }: {
      person: string;
      role: string;
      count: number;
      url: string;
      days: number;
    }) =>
      renderEmail(sender, {
        subject: count === 1 ? `A candidate for ${role}` : `${count} candidates for ${role}`,
        paragraphs: [
          `Hello ${person},`,
          count === 1
            ? `we found a candidate for ${role} who agreed to be shown to you.`
            : `we found ${count} candidates for ${role}, who all agreed to be shown to you.`,
          'See their resumes, and tell us whom you would like to meet.',
        ],
        action: { label: 'See the candidates', url },
        after: [
          `The link is valid for ${days} days. It is for you alone: please do not pass it on.`,
          'A candidate who changes their mind disappears from the page.',
        ],
      }),

    /** To the operator. */
    shortlistAnswered: ({ company, role, url }: { company: string; role: string; url: string }) =>
      renderEmail(sender, {
        subject: `${company} answered about candidates for ${role}`,
        paragraphs: [`${company} said of a candidate whether an interview is wanted.`],
        action: { label: 'Open the request', url },
        after: [],
      }),

    /** To the operator. */
    candidateAnswered: ({ company, role, url }: { company: string; role: string; url: string }) =>
      renderEmail(sender, {
        subject: `A candidate answered: ${role} at ${company}`,
        paragraphs: ['Somebody on the shortlist accepted or declined.'],
        action: { label: 'Open the request', url },
        after: [],
      }),
  };
}
