import { expect, test } from 'vitest';
import type { NextStep } from '../../session/identity.ts';
import { titleOf } from './step-text.ts';

test.each([
  ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'Enter your code', 'We sent it to your email.'],
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'Enter your code', 'We sent it to your email.'],
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'Enter your code', 'We sent it to your phone.'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'Enter your code', 'Your authenticator app shows it.'],
  [
    'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
    'Set up your authenticator',
    'Add this key to your app, then enter the code it shows.',
  ],
  [
    'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    'Choose a new password',
    'The one you used was for the first time only.',
  ],
  ['CONTINUE_SIGN_IN_WITH_MFA_SELECTION', 'How do you want to confirm?', 'Choose where your code comes from.'],
] as const)('%s asks in plain words', (signInStep, title, lead) => {
  expect(titleOf({ signInStep } as NextStep)).toEqual({ title, lead });
});
