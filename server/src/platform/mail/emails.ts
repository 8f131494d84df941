import { createAwaitedEmails } from './awaited-emails.ts';
import { createClientEmails } from './client-emails.ts';
import { renderEmail, type Sender } from './email-template.ts';
import type { Email } from './mail.ts';
import { createRecruitingEmails } from './recruiting-emails.ts';
import { createTeamEmails } from './team-emails.ts';

type ContactMessage = { id: string; userName: string; email: string; feedback: string };
type ContactResponse = { firstName: string; feedback: string; response: string };
export type Emails = ReturnType<typeof createEmails>;

const ignore = 'If you did not ask for this, you can ignore this letter: without the code nothing happens.';
const notYou = 'If this was not you, choose "Forgot password" on the login page at once, and write to us.';

const twoSteps = {
  on: { subject: 'is on', text: 'From now on a code of your authenticator app is asked for after your password.' },
  off: { subject: 'was turned off', text: 'From now on your password alone opens your account.' },
  changed: { subject: 'was changed', text: 'From now on codes of another authenticator app open your account.' },
};

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const momentText = (at: Date) => `${format.format(at)} UTC`;

/** Every e-mail of the product. A code is on a line of its own, so that people and programs find it. */
export function createEmails(sender: Sender) {
  const { name } = sender;
  const code = (subject: string, why: string, digits: string, valid: string): Email =>
    renderEmail(sender, {
      subject,
      paragraphs: [why],
      code: digits,
      after: [`The code is valid for ${valid}.`, ignore],
    });
  const plain = (subject: string, ...paragraphs: string[]): Email =>
    renderEmail(sender, { subject, paragraphs, after: [] });

  return {
    ...createAwaitedEmails(sender),
    ...createRecruitingEmails(sender),
    ...createClientEmails(sender),
    ...createTeamEmails(sender),

    signUpCode: (digits: string) =>
      code(`Your ${name} verification code`, `Welcome. Enter this code to verify your email:`, digits, '24 hours'),

    resetCode: (digits: string) =>
      code(`Reset your ${name} password`, 'Enter this code to choose a new password:', digits, 'one hour'),

    signInCode: (digits: string) =>
      code(`Your ${name} sign-in code`, 'Enter this code to sign in:', digits, '3 minutes'),

    emailCode: (digits: string) =>
      code(`Verify your email for ${name}`, 'Enter this code to verify this email address:', digits, '24 hours'),

    welcome: (firstName: string) =>
      plain(
        `Welcome to ${name}`,
        firstName === '' ? 'Hello,' : `Hello ${firstName},`,
        'Your email is verified and your account is ready.',
        'Upload a resume, and see on the page itself what to change and how.',
      ),

    passwordChanged: () =>
      plain(
        `Your ${name} password was changed`,
        'The password of your account was just changed, and other devices were signed out.',
        notYou,
      ),

    twoSteps: (state: 'on' | 'off' | 'changed') =>
      plain(`Two-step login of your ${name} account ${twoSteps[state].subject}`, twoSteps[state].text, notYou),

    newDevice: (at: Date) =>
      plain(
        `New login to your ${name} account`,
        `Somebody logged in to your account from a device we have not seen before, on ${momentText(at)}.`,
        'If this was you, there is nothing to do.',
        notYou,
      ),

    resetGuessed: () =>
      plain(
        `Somebody tries to reset your ${name} password`,
        'Many wrong codes were entered for your account today, so no more are taken until tomorrow from where they came.',
        'Your password is as it was. If this was not you, there is nothing to do; your email alone receives the codes.',
      ),

    emailChanged: (to: string) =>
      plain(`Your ${name} email was changed`, `From now on you sign in with ${to} instead of this address.`, notYou),

    trial: () => plain(`A letter of ${name} to try the mail server`, 'Letters arrive. Nothing else is to be done.'),

    /** To an employer; whoever has the link may confirm, change and withdraw the request. */
    hiringRequestLink: ({ role, url, days }: { role: string; url: string; days: number }) =>
      plain(
        `Confirm your request for candidates to ${name}`,
        `Somebody asked us in your name for candidates: ${role}. Open this link to confirm the request:`,
        url,
        `The link is valid for ${days} days. Keep it: it also changes and withdraws the request.`,
        'If you did not ask for this, you can ignore this letter: nothing is sent to you, and the request is deleted.',
      ),

    /** To the operator. */
    hiringRequest: ({ id, email, wishes }: { id: string; email: string; wishes: [string, string][] }): Email => ({
      ...plain(
        `A request for candidates came in`,
        `${email} confirmed this request (${id}):`,
        ...wishes.flatMap(([label, text]) => paragraphsOf(`${label}: ${text}`)),
      ),
      replyTo: email,
    }),

    contactMessage: ({ id, userName, email, feedback }: ContactMessage): Email => ({
      ...plain(
        `${userName} wrote to ${name}`,
        `${userName} <${email}> wrote:`,
        ...paragraphsOf(feedback),
        `Reply to this letter, or answer through the API with this message id: ${id}`,
      ),
      replyTo: email,
    }),

    contactResponse: ({ firstName, feedback, response }: ContactResponse) =>
      plain(
        `Our answer to your message`,
        `Hello ${firstName},`,
        ...paragraphsOf(response),
        'You wrote:',
        ...paragraphsOf(feedback),
      ),

    accountDeleted: () =>
      plain(
        `Your ${name} account was deleted`,
        'Your account is gone, with every resume, file and report in it. Nothing of it can be brought back.',
        'Thank you for having been with us.',
      ),
  };
}

const paragraphsOf = (text: string) => text.split(/\s*\n\s*/).filter((line) => line !== '');
