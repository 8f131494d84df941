import type { NextStep } from '../../session/identity.ts';

/** What each step asks for, in everyday words. */
export function titleOf({ signInStep }: NextStep): { title: string; lead: string } {
  switch (signInStep) {
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { title: 'Choose a new password', lead: 'The one you used was for the first time only.' };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { title: 'How do you want to confirm?', lead: 'Choose where your code comes from.' };
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { title: 'Set up your authenticator', lead: 'Add this key to your app, then enter the code it shows.' };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { title: 'Enter your code', lead: 'Your authenticator app shows it.' };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { title: 'Enter your code', lead: 'We sent it to your phone.' };
    default:
      return { title: 'Enter your code', lead: 'We sent it to your email.' };
  }
}
