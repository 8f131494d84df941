type Sort = 'again' | 'final';

/**
 * What the provider says when a call does not reach the function: what may pass by itself is tried again, what only
 * the operator can mend is not. The status alone does not tell: both come with 502.
 */
const sorts: Record<string, Sort> = {
  TooManyRequestsException: 'again',
  ServiceException: 'again',
  ResourceConflictException: 'again',
  ResourceNotReadyException: 'again',
  EC2ThrottledException: 'again',
  EC2UnexpectedException: 'again',
  EFSIOException: 'again',
  EFSMountConnectivityException: 'again',
  EFSMountTimeoutException: 'again',
  ENILimitReachedException: 'again',
  ENINotReadyException: 'again',
  SnapStartNotReadyException: 'again',
  SnapStartTimeoutException: 'again',
  SubnetIPAddressLimitReachedException: 'again',

  CodeSigningConfigNotFoundException: 'final',
  CodeStorageExceededException: 'final',
  CodeVerificationFailedException: 'final',
  EC2AccessDeniedException: 'final',
  EFSMountFailureException: 'final',
  InvalidCodeSignatureException: 'final',
  InvalidParameterValueException: 'final',
  InvalidRequestContentException: 'final',
  InvalidRuntimeException: 'final',
  InvalidSecurityGroupIDException: 'final',
  InvalidSubnetIDException: 'final',
  InvalidZipFileException: 'final',
  KMSAccessDeniedException: 'final',
  KMSDisabledException: 'final',
  KMSInvalidStateException: 'final',
  KMSNotFoundException: 'final',
  PolicyLengthExceededException: 'final',
  PreconditionFailedException: 'final',
  ProvisionedConcurrencyConfigNotFoundException: 'final',
  RecursiveInvocationException: 'final',
  RequestTooLargeException: 'final',
  ResourceInUseException: 'final',
  ResourceNotFoundException: 'final',
  SnapStartException: 'final',
  SnapStartRegenerationFailureException: 'final',
  UnsupportedMediaTypeException: 'final',
};

export const namedErrors = Object.keys(sorts);

/** Whether a failed call may go better the next time; of what has no name here the client's own view counts. */
export function isWorthAnotherAttempt(name: string, clientSays: boolean): boolean {
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  return sort === undefined ? clientSays : sort === 'again';
}
