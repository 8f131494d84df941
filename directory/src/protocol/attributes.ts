import { linePattern } from '@redmark/contract';
import { invalidParameter, notAuthorized } from './identity-error.ts';

export type Attribute = { Name: string; Value?: string | undefined };

const longest = 2048;
const readOnly = new Set(['sub', 'email_verified', 'phone_number_verified']);
const writable = new Set([
  'email',
  'given_name',
  'family_name',
  'name',
  'locale',
  'zoneinfo',
  'custom:privacy_policy',
  'custom:regular_tips',
  'custom:resume_key',
  'custom:thumbnail_keys',
]);

/** Validates the attributes users may change themselves; an empty value removes one. */
export function writtenAttributes(list: Attribute[]): Record<string, string> {
  for (const { Name, Value = '' } of list) {
    requireWritable(Name);
    if (Value.length > longest) throw doesNotConform(`${Name}: The attribute is too long`);
    if (!linePattern.test(Value)) throw doesNotConform(`${Name}: The attribute holds control characters`);
    if (Name === 'email') requireEmail(Value, 'Invalid email address format.');
  }
  return Object.fromEntries(list.map(({ Name, Value = '' }) => [Name, Value.normalize('NFC')]));
}

export function requireWritable(name: string) {
  if (readOnly.has(name)) throw notAuthorized('A client attempted to write unauthorized attribute');
  if (!writable.has(name)) throw doesNotConform(`${name}: Attribute does not exist in the schema.`);
}

export function requireEmail(text: string, complaint: string) {
  const isEmail =
    text.length <= 254 &&
    /^[^\s@<>()[\],;:\\"\p{C}]+@[^\s@<>()[\],;:\\"\p{C}]+\.[^\s@.<>()[\],;:\\"\p{C}]+$/u.test(text);
  if (!isEmail) throw invalidParameter(complaint);
}

const doesNotConform = (why: string) => invalidParameter(`Attributes did not conform to the schema: ${why}`);

/** Masks an address as Cognito does: `ada@example.com` becomes `a***@e***`. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.charAt(0)}***@${domain.charAt(0)}***`;
}

export const deliveredTo = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskedEmail(email),
});
