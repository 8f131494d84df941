import type { BodyOf, Profile, updateUser } from '@redmark/contract';
import type { Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { AccountRow } from './account-records.ts';

/** The fields its owner fills in. */
type Filled = Omit<BodyOf<typeof updateUser>, 'credits'>;

/** The profile fields its owner fills in, read from the row. */
export function profileIn(row: AccountRow) {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    industry: row.industry,
    jobTitle: row.job_title,
    companySize: row.company_size,
  } satisfies Partial<Profile>;
}

/** The columns to update for the given fields; an empty field leaves its column unchanged. */
export function columnsOf(fields: Filled): Updateable<Tables['account']> {
  return given({
    first_name: fields.firstName,
    last_name: fields.lastName,
    industry: fields.industry,
    job_title: fields.jobTitle,
    company_size: fields.companySize,
  });
}

/** The fields with a value; an empty one counts as not given. */
export function given<Key extends string>(fields: Record<Key, string | undefined>): Partial<Record<Key, string>> {
  const filled: Partial<Record<Key, string>> = {};
  for (const name in fields) if (fields[name]) filled[name] = fields[name];
  return filled;
}
