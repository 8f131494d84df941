import type { Profile } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../../session/read-user.ts';
import { keepUser } from '../../session/session-store.ts';

/** Updates the cached profile that screens and the header show. */
export function useKeepProfile() {
  const queries = useQueryClient();
  return (profile: Profile) => {
    queries.setQueryData(userQuery.queryKey, profile);
    keepUser(profile);
  };
}
