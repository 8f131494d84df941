import { sql } from 'kysely';

/** The full name of an account, of a table or its alias; the e-mail where none was given. Null where it is joined to nothing. */
export const nameOf = (account: string) => sql<string | null>`coalesce(nullif(trim(
  ${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}), ''), ${sql.ref(`${account}.email`)})`;
