/** The provider's errors for calls that do not reach the function, with their HTTP statuses. */
const functionErrors = {
  InvalidParameterValueException: 400,
  InvalidRequestContentException: 400,
  IncompleteSignatureException: 403,
  InvalidSignatureException: 403,
  MissingAuthenticationTokenException: 403,
  UnrecognizedClientException: 403,
  ResourceNotFoundException: 404,
  UnknownOperationException: 404,
  RequestTooLargeException: 413,
  UnsupportedMediaTypeException: 415,
  TooManyRequestsException: 429,
  ServiceException: 500,
} as const satisfies Record<string, number>;
type FunctionErrorName = keyof typeof functionErrors;

/** The error of a call that did not reach the function. */
export class FunctionError extends Error {
  override readonly name: FunctionErrorName;
  readonly status: number;
  readonly reason: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(name: FunctionErrorName, message: string, more: { reason?: string; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = name;
    this.status = functionErrors[name];
    this.reason = more.reason;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  /** The body of the reply. The provider's own descriptions spell the field both ways, `message` and `Message`. */
  get body() {
    return {
      Type: this.status >= 500 ? 'Service' : 'User',
      message: this.message,
      Message: this.message,
      ...(this.reason ? { Reason: this.reason } : {}),
    };
  }
}
