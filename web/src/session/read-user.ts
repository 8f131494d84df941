import { getUser, type Profile } from '@redmark/contract';
import { call } from '../api/call.ts';
import { keepUser } from './session-store.ts';

export const userQuery = { queryKey: ['user'], queryFn: readUser, staleTime: 0 };

/** Fetches the profile and caches it for the header, which must not wait. */
export async function readUser(): Promise<Profile> {
  const user = await call(getUser, {});
  keepUser(user);
  return user;
}
