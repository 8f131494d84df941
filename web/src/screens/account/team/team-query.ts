import { readTeam, type Team } from '@redmark/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { notify } from '../../../parts/toasts/notify.ts';
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

/** What follows a call that changed a team: a note says so, and the team is shown as it is now. */
export function useTeamChanged() {
  const keep = useKeepTeam();
  return (text: string | ((team: Team) => string)) => async (team: Team) => {
    void notify('success', typeof text === 'string' ? text : text(team));
    await keep(team);
  };
}

async function keepTeam(queries: QueryClient, team: Team | null) {
  queries.setQueryData(teamQuery.queryKey, team);
  // The profile tells whose credits are used.
  await queries.invalidateQueries({ queryKey: userQuery.queryKey });
}
