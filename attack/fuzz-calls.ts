import { brokenBody, type Dice, type JsonText, nastyHeader, nastyText, nastyValue, oneOf } from './nasty-values.ts';

export type Call = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

/** The part of JSON Schema that the description of the API uses. */
type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

type Parameter = { name: string; in: string; schema?: Schema };
export type Described = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  security?: unknown[];
};

/** Every call of the document as [method, path, description]. */
export type Calls = [string, string, Described][];

/** What an attacker who knows the product sends: ids and links that exist, and valid tokens. */
export type Known = { ids: string[]; token: string | undefined; links: string[] };

/** Share of valid values, so that the others are looked at and not refused because of their neighbours. */
const goodShare = 0.6;
const headerShare = 0.15;
const brokenShare = 0.05;

export function apiCall(dice: Dice, calls: Calls, known: Known): Call {
  const [method, pattern, described] = oneOf(dice, calls);
  const path = pattern.replace(/\{([^}]+)\}/g, () =>
    encodeURIComponent(dice() < goodShare ? goodId(dice, known) : nastyText(dice)),
  );
  const schema = Object.values(described.requestBody?.content ?? {})[0]?.schema;
  return {
    method: method.toUpperCase(),
    path: dice() < 0.05 ? `${path}?${encodeURIComponent(nastyText(dice))}` : path,
    headers: {
      'content-type': 'application/json',
      ...(known.token && dice() < 0.8 ? { authorization: `Bearer ${known.token}` } : {}),
      ...(dice() < headerShare ? nastyHeader(dice) : {}),
    },
    body: schema && (dice() < brokenShare ? brokenBody(dice) : sampleOf(dice, schema, known)),
  };
}

const goodId = (dice: Dice, { ids }: Known) => oneOf(dice, ids.length > 0 ? ids : [crypto.randomUUID()]);

function sampleOf(dice: Dice, schema: Schema, known: Known): JsonText {
  if (schema.anyOf) return sampleOf(dice, oneOf(dice, schema.anyOf), known);
  if (schema.properties) {
    const members = Object.entries(schema.properties)
      .filter(([name]) => schema.required?.includes(name) || dice() < 0.5)
      .filter(() => dice() < 0.97)
      .map(([name, inner]) => {
        const value = dice() < goodShare ? sampleOf(dice, inner, known) : nastyValue(dice);
        return `${JSON.stringify(name)}:${value}`;
      });
    if (dice() < 0.05) members.push(`"__proto__":${nastyValue(dice)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(goodValue(dice, schema, known)) ?? 'null';
}

function goodValue(dice: Dice, schema: Schema, known: Known): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(dice, schema.enum);
  const format = schema.format ?? schema.allOf?.find((one) => one.format)?.format;
  if (format === 'uuid') return goodId(dice, known);
  if (format === 'email') return 'ada@example.com';
  if (format === 'base64') return 'JVBERi0xLjcK';
  if (schema.type === 'integer' || schema.type === 'number') return Math.floor(dice() * 1000);
  if (schema.type === 'boolean') return dice() < 0.5;
  if (schema.type === 'array') return [];
  return 'application/pdf and a text of more than ten letters'.slice(0, 15 + Math.floor(dice() * 40));
}

/** Operations of the user directory, with the members of each. */
const directoryOperations: Record<string, string[]> = {
  SignUp: ['ClientId', 'Username', 'Password', 'UserAttributes'],
  ConfirmSignUp: ['ClientId', 'Username', 'ConfirmationCode'],
  ResendConfirmationCode: ['ClientId', 'Username'],
  InitiateAuth: ['ClientId', 'AuthFlow', 'AuthParameters'],
  RespondToAuthChallenge: ['ClientId', 'ChallengeName', 'ChallengeResponses', 'Session'],
  GetTokensFromRefreshToken: ['ClientId', 'RefreshToken'],
  RevokeToken: ['ClientId', 'Token'],
  GlobalSignOut: ['AccessToken'],
  ForgotPassword: ['ClientId', 'Username'],
  ConfirmForgotPassword: ['ClientId', 'Username', 'ConfirmationCode', 'Password'],
  ChangePassword: ['AccessToken', 'PreviousPassword', 'ProposedPassword'],
  GetUser: ['AccessToken'],
  UpdateUserAttributes: ['AccessToken', 'UserAttributes'],
  GetUserAttributeVerificationCode: ['AccessToken', 'AttributeName'],
  VerifyUserAttribute: ['AccessToken', 'AttributeName', 'Code'],
  DeleteUserAttributes: ['AccessToken', 'UserAttributeNames'],
  DeleteUser: ['AccessToken'],
  AssociateSoftwareToken: ['AccessToken', 'Session'],
  VerifySoftwareToken: ['AccessToken', 'UserCode', 'Session'],
  SetUserMFAPreference: ['AccessToken', 'SoftwareTokenMfaSettings'],
  ConfirmDevice: ['AccessToken', 'DeviceKey', 'DeviceSecretVerifierConfig'],
  GetDevice: ['AccessToken', 'DeviceKey'],
  ListDevices: ['AccessToken', 'Limit', 'PaginationToken'],
  UpdateDeviceStatus: ['AccessToken', 'DeviceKey', 'DeviceRememberedStatus'],
  ForgetDevice: ['AccessToken', 'DeviceKey'],
  AdminGetUser: ['UserPoolId', 'Username'],
  AdminCreateUser: ['UserPoolId', 'Username'],
};

const flows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'];
const challenges = ['PASSWORD_VERIFIER', 'SOFTWARE_TOKEN_MFA', 'DEVICE_SRP_AUTH', 'NEW_PASSWORD_REQUIRED', 'MFA_SETUP'];
const parameterNames = ['USERNAME', 'PASSWORD', 'SRP_A', 'REFRESH_TOKEN', 'DEVICE_KEY', 'PASSWORD_CLAIM_SIGNATURE'];
const attributeNames = ['email', 'given_name', 'family_name', 'custom:resume_key', 'custom:privacy_policy'];

export function directoryCall(dice: Dice, clientId: string, { token }: Known): Call {
  const operation = oneOf(dice, Object.keys(directoryOperations));
  const members = (directoryOperations[operation] ?? []).map((name) => {
    const value = dice() < goodShare ? directoryValue(dice, name, clientId, token) : nastyValue(dice);
    return `"${name}":${value}`;
  });
  return {
    method: 'POST',
    path: '/identity/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${dice() < 0.97 ? operation : encodeURI(nastyText(dice))}`,
      ...(dice() < headerShare ? nastyHeader(dice) : {}),
    },
    body: dice() < brokenShare ? brokenBody(dice) : `{${members.join(',')}}`,
  };
}

function directoryValue(dice: Dice, name: string, clientId: string, token: string | undefined): JsonText {
  const text = () => (dice() < 0.5 ? JSON.stringify('ada@example.com') : nastyValue(dice));
  if (name === 'ClientId') return JSON.stringify(clientId);
  if (name === 'AccessToken' && token) return JSON.stringify(token);
  if (name === 'AuthFlow') return JSON.stringify(oneOf(dice, flows));
  if (name === 'ChallengeName') return JSON.stringify(oneOf(dice, challenges));
  if (name === 'AuthParameters' || name === 'ChallengeResponses')
    return `{${parameterNames.map((one) => `"${one}":${text()}`).join(',')}}`;
  if (name === 'UserAttributes')
    return `[${attributeNames.map((one) => `{"Name":"${one}","Value":${text()}}`).join(',')}]`;
  if (name === 'UserAttributeNames') return `[${text()}]`;
  if (name === 'ConfirmationCode' || name.endsWith('Code')) return '"123456"';
  if (name === 'Session') return JSON.stringify('x'.repeat(40));
  if (name.endsWith('Password')) return '"Correct horse 1!"';
  return text();
}

const pagePaths = [
  '/sandbox/pay/',
  '/sandbox/portal/',
  '/sandbox/receipt/',
  '/files/',
  '/shared/',
  '/results/',
  '/api/',
  '/identity/',
  '/dev/',
  '/',
];

/** Pages of the payment sandbox, links to files, and arbitrary paths. */
export function pageCall(dice: Dice, { links, ids }: Known): Call {
  const known = links.length > 0 && dice() < 0.3 ? oneOf(dice, links) : undefined;
  const path = known === undefined ? oneOf(dice, pagePaths) + tail(dice, ids) : changed(dice, known);
  const method = oneOf(dice, ['GET', 'GET', 'POST', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'PATCH']);
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return {
    method,
    path,
    headers: {
      'content-type': oneOf(dice, ['application/x-www-form-urlencoded', 'application/pdf', 'application/json']),
      ...(dice() < headerShare ? nastyHeader(dice) : {}),
    },
    body: hasBody ? `card=${encodeURIComponent(nastyText(dice))}&plan=${nastyText(dice)}&what=renew` : undefined,
  };
}

function tail(dice: Dice, ids: string[]): string {
  const rest = dice() < 0.3 && ids.length > 0 ? oneOf(dice, ids) : encodeURIComponent(nastyText(dice));
  return oneOf(dice, [
    rest,
    `${rest}/original.pdf`,
    `${rest}?signature=%ff&expires=NaN`,
    '%',
    '%ff',
    '%00',
    '..%2f..%2f',
  ]);
}

/** A link with one character changed, or unchanged. */
function changed(dice: Dice, link: string): string {
  if (dice() < 0.3) return link;
  const at = Math.floor(dice() * link.length);
  return `${link.slice(0, at)}${oneOf(dice, ['', 'A', '%00', '%', '..', '&signature='])}${link.slice(at + 1)}`;
}
