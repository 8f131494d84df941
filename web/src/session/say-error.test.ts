import { expect, test } from 'vitest';
import { sayError } from './say-error.ts';

const recognised = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidPasswordException',
  'UsernameExistsException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
  'AliasExistsException',
  'InvalidParameterException',
  'ResourceNotFoundException',
  'UserUnAuthenticatedException',
  'UserAlreadyAuthenticatedException',
  'DeviceMetadataNotFoundException',
  'AutoSignInException',
  'InvalidRedirectException',
  'InvalidOriginException',
  'OAuthSignOutException',
  'TokenRefreshException',
  'InvalidTokens',
];

test.each(recognised)('%s is shown in the words of the directory', (name) => {
  expect(sayError(Object.assign(new Error('Its own sentence.'), { name }))).toBe('Its own sentence.');
});

test('a directory out of reach, and an error without words, are shown in ours', () => {
  expect(sayError(Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' }))).toBe(
    'We could not reach the server. Check your connection and try again.',
  );
  expect(sayError(new Error(''))).toBe('Something went wrong. Please try again');
});
