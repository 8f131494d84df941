import { type Endpoint, scopes } from '@redmark/contract';
import { keyPerMinute, perMinuteOf } from '../limits/call-limits.ts';
import { refusalAnswers, refusalSchema } from './answers.ts';
import { type EndpointName, namedEndpoints } from './endpoint-names.ts';
import { operations, tags } from './operations.ts';
import { refusalsOf } from './refusals-of.ts';
import { createSchemas } from './schemas.ts';
import { uploadPath } from './upload-path.ts';

type Schemas = ReturnType<typeof createSchemas>;
type Options = {
  title: string;
  /** The origin of the installation; that of the document, if not known. */
  origin?: string | undefined;
  /** The base of all endpoints. */
  apiBase: string;
};

const description = `Grades resumes in PDF. A grading takes four calls: ask for an upload link, PUT the file to it, have its pages
drawn, start the grading; then follow it or ask for the report.

Texts are UTF-8, times are UTC in ISO 8601, boxes are \`[x1, y1, x2, y2]\` in points from the top-left corner of the page.
A call that is refused answers \`{ code, message }\`: the code is for programs, the message for people. Calls are limited
by account and by address in a minute; 429 and 503 say in \`Retry-After\` how many seconds to wait. Each answer carries
\`X-Request-Id\`.`;

const securitySchemes = {
  user: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'An access token of the user directory, which speaks the protocol of Amazon Cognito user pools. `/config.json` ' +
      'names its address and its client id; any Cognito client signs in.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'rmk_…',
    description: `An API key of an account, made on its page; at most ${keyPerMinute} calls a minute with one key. It opens the calls of its scopes: ${Object.entries(
      scopes,
    )
      .map(([scope, what]) => `\`${scope}\` (${what})`)
      .join(', ')}.`,
  },
  operator: { type: 'http', scheme: 'bearer', description: 'The token of the operator of the installation.' },
};

/** The OpenAPI 3.1 description of the API, made of the contract alone. */
export function openApiDocument({ title, origin, apiBase }: Options) {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of namedEndpoints) {
    const path = `${apiBase}${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(schemas, name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: origin ?? '/', description: 'This installation' }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: { ...paths, ...uploadPath },
    components: { securitySchemes, schemas: { Refusal: withoutDialect(refusalSchema), ...schemas.components } },
  };
}

const withoutDialect = ({ $schema, ...schema }: Record<string, unknown>) => schema;

function operationOf(schemas: Schemas, name: EndpointName, endpoint: Endpoint) {
  const { summary, body } = endpoint;
  const { address, account } = perMinuteOf(endpoint);
  const limit =
    endpoint.auth === 'bearer' || endpoint.auth === 'console'
      ? `At most ${account} calls a minute from an account, ${address} from an address.`
      : `At most ${address} calls a minute from an address.`;
  return {
    operationId: name,
    tags: [operations[name].tag],
    summary,
    description: limit,
    security: securityOf(endpoint),
    parameters: [...parametersOf(schemas, 'path', endpoint), ...parametersOf(schemas, 'query', endpoint)],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemas.of(body, 'input') } } } }
      : {}),
    responses: {
      '200': { description: summary, content: contentOf(schemas, endpoint) },
      ...refusalAnswers(refusalsOf(name, endpoint)),
    },
  };
}

function securityOf({ auth, scope }: Endpoint) {
  if (auth === 'none') return [];
  if (auth === 'operator') return [{ operator: [] }];
  return [{ user: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

function parametersOf(schemas: Schemas, where: 'path' | 'query', { params, query }: Endpoint) {
  const shape = (where === 'path' ? params : query)?.shape ?? {};
  return Object.entries(shape).map(([name, schema]) => ({
    in: where,
    name,
    required: where === 'path' || !schema.safeParse(undefined).success,
    schema: schemas.of(schema, where === 'path' ? 'output' : 'input'),
  }));
}

function contentOf(schemas: Schemas, { file, events, reply }: Endpoint) {
  if (file) return { [file]: { schema: { type: 'string', contentMediaType: file } } };
  const schema = schemas.of(reply, 'output');
  if (!events) return { 'application/json': { schema } };
  const stream = `Server-sent events named \`${events}\`; the data of each is JSON: ${JSON.stringify(schema)}. The last ends the stream.`;
  return { 'text/event-stream': { schema: { type: 'string', description: stream, contentSchema: schema } } };
}
