type Sort = 'again' | 'final';

/**
 * The provider's errors for calls that do not reach the function: transient ones are retried, those only the operator
 * can fix are not. The status alone does not distinguish them: both come with 502.
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

/** Whether retrying a failed call may help; for errors not listed here, the client's own judgement counts. */
export function isWorthAnotherAttempt(name: string, clientSays: boolean): boolean {
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  return sort === undefined ? clientSays : sort === 'again';
}
