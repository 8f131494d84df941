import type * as contract from '@redmark/contract';
import { url } from './account.ts';

/** One call of the API, as a program makes it; returns what it answers. */
export async function callApi(endpoint: contract.Endpoint, body?: object, token?: string, id = '') {
  const response = await fetch(`${url}/api${endpoint.path.replace(':id', id)}`, {
    method: endpoint.method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${endpoint.path} answered ${JSON.stringify(answer)}`);
  return answer;
}
