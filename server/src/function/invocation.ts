import { FunctionError } from './function-error.ts';

const types = ['RequestResponse', 'Event', 'DryRun'] as const;
type InvocationType = (typeof types)[number];

/** The provider's size limits of requests and replies; that of an event is smaller. */
export const payloadBytes = { RequestResponse: 6_291_456, Event: 1_048_576, DryRun: 6_291_456, answer: 6_291_556 };

const latest = '$LATEST';
const reference =
  /^(?:(?:arn:aws[\w-]*:lambda:([\w-]+):)?(\d{12}):function:)?([\w-]{1,64})(?::(\$LATEST|[\w-]{1,128}))?$/;
const mediaTypes =
  /^(?:application\/json|application\/(?:octet-stream|x-amz-json-1\.[01])|binary\/octet-stream)\s*(?:;|$)/i;

type Named = { name: string; qualifier: string | undefined; region: string; functions: ReadonlySet<string> };

/**
 * The function a call names, by name, by ARN or by a part of it, with the version in it or beside it. Each has one
 * version, the latest.
 */
export function functionMeant({ name, qualifier, region, functions }: Named): string {
  const [, inRegion, , plain = '', version] = reference.exec(name) ?? [];
  if (plain === '') throw new FunctionError('InvalidParameterValueException', 'The function name is not valid.');
  if (version !== undefined && qualifier !== undefined && version !== qualifier)
    throw new FunctionError(
      'InvalidParameterValueException',
      'The derived qualifier from the function name does not match the specified qualifier.',
    );
  const wanted = version ?? qualifier ?? latest;
  if (!functions.has(plain) || wanted !== latest || (inRegion ?? region) !== region)
    throw new FunctionError('ResourceNotFoundException', `Function not found: ${name.slice(0, 170)}`);
  return plain;
}

export function invocationTypeOf(header: string | undefined): InvocationType {
  const type = types.find((known) => known === (header ?? 'RequestResponse'));
  if (type) return type;
  throw new FunctionError('InvalidParameterValueException', `The invocation type is none of ${types.join(', ')}.`);
}

/**
 * Parses the event from a body. An empty body is an empty event; the official client labels every body as a stream of
 * bytes.
 */
export function eventIn(body: Uint8Array, mediaType: string | undefined, type: InvocationType): unknown {
  if (mediaType !== undefined && !mediaTypes.test(mediaType))
    throw new FunctionError('UnsupportedMediaTypeException', 'The content type of the request body is not JSON.');
  const most = payloadBytes[type];
  if (body.length > most)
    throw new FunctionError(
      'RequestTooLargeException',
      `Request must be smaller than ${most} bytes for the InvokeFunction operation`,
    );
  if (body.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // The parser's own message would quote the content.
    throw new FunctionError('InvalidRequestContentException', 'Could not parse request body into json.');
  }
}
