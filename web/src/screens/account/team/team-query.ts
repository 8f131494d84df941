import { readTeam, type Team } from '@redmark/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { userQuery } from '../../../session/read-user.ts';

export const teamQuery = {
  queryKey: ['team'],
  queryFn: async () => (await call(readTeam, {})).team,
  staleTime: 0,
};

/** Shows a team as it is after a change; null: the account is in none. */
export function useKeepTeam() {
  const queries = useQueryClient();
  return (team: Team | null) => keepTeam(queries, team);
}

async function keepTeam(queries: QueryClient, team: Team | null) {
  queries.setQueryData(teamQuery.queryKey, team);
  // The profile tells whose credits are used.
  await queries.invalidateQueries({ queryKey: userQuery.queryKey });
}
