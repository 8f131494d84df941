import { type Client, type ClientPart, type ClientQuery, letters } from '@redmark/contract';

/** The clients that a query asks for, in its order. Those without a report or a letter come last in either direction. */
export function shownClients(clients: readonly Client[], query: ClientQuery): Client[] {
  const { search = '', label, part = 'Cumulative', grade, since, order = 'name', direction = 'up' } = query;
  const wanted = search.toLowerCase();
  const kept = clients.filter((client) => {
    const texts = [client.name, client.email, ...client.labels];
    if (wanted && !texts.some((text) => text.toLowerCase().includes(wanted))) return false;
    if (label !== undefined && !client.labels.includes(label)) return false;
    if (grade !== undefined && (gradeOf(client, part)?.charAt(0) ?? 'none') !== grade) return false;
    return since === undefined || (client.newest !== null && client.newest.createdAt >= since);
  });
  const sign = direction === 'up' ? 1 : -1;
  const placeOf = {
    name: () => 0,
    date: ({ newest }: Client) => newest && Date.parse(newest.createdAt),
    grade: (client: Client) => rankOf(client, part),
  }[order];
  return kept.toSorted((a, b) => {
    const [mine, theirs] = [placeOf(a), placeOf(b)];
    if (order === 'name') return sign * byName(a, b);
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null) || byName(a, b);
    return sign * (mine - theirs) || byName(a, b);
  });
}

const gradeOf = ({ newest }: Client, part: ClientPart) => newest?.grades[part] ?? null;

function rankOf(client: Client, part: ClientPart): number | null {
  const grade = gradeOf(client, part);
  if (grade === null) return null;
  // Of the final grade the score tells more than the letter.
  return part === 'Cumulative' && client.newest ? 100 - client.newest.score : letters.indexOf(grade);
}

const byName = (one: Client, other: Client) => {
  const [mine, theirs] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return mine < theirs ? -1 : Number(mine > theirs);
};
