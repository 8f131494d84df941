/** HTTP statuses of Cognito's exceptions; all others are sent with 400. */
const statuses: Record<string, number> = {
  TooManyRequestsException: 429,
  UnauthorizedException: 401,
  InternalErrorException: 500,
  ServiceUnavailableException: 503,
};

/** A refusal of the directory, with Cognito's exact name and message: official clients match on both. */
export class IdentityError extends Error {
  readonly status: number;

  constructor(name: string, message: string) {
    super(message);
    this.name = name;
    this.status = statuses[name] ?? 400;
  }
}

export const unavailable = () =>
  new IdentityError(
    'ServiceUnavailableException',
    'A part of this website does not answer right now. Please try again in a moment.',
  );
export const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message);
export const unknownUser = () =>
  new IdentityError('UserNotFoundException', 'Username/client id combination not found.');
export const wrongPassword = () => notAuthorized('Incorrect username or password.');
export const invalidSession = () => notAuthorized('Invalid session for the user.');
export const noSuchDevice = () => new IdentityError('ResourceNotFoundException', 'Device does not exist.');
export const codeMismatch = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const codeExpired = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = () =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
