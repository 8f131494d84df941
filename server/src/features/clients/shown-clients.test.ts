import type { Client } from '@redmark/contract';
import { expect, test } from 'vitest';
import { shownClients } from './shown-clients.ts';

type Newest = NonNullable<Client['newest']>;
const newest = (
  day: string,
  final: Newest['grades']['Cumulative'],
  content: Newest['grades']['Content'],
  score: number,
) => ({
  resumeId: '0d2a4f6e-1111-4222-8333-444455556666',
  createdAt: `2026-11-${day}T12:00:00.000Z`,
  grades: { Cumulative: final, Content: content, Format: 'B' as const, Writing: 'B' as const },
  score,
});
const client = (name: string, labels: string[], report: Client['newest']): Client => ({
  id: '0d2a4f6e-1111-4222-8333-444455556666',
  name,
  email: `${name.toLowerCase()}@example.com`,
  labels,
  ground: 'consent',
  createdAt: '2026-11-01T12:00:00.000Z',
  resumes: 1,
  newest: report,
});

const clients = [
  client('Mira', ['spring'], newest('20', 'B', 'A', 84)),
  client('ada', ['spring', 'remote'], newest('10', 'A-', 'C', 91)),
  client('Owen', [], null),
  client('Bela', ['remote'], newest('15', null, null, 40)),
  client('Zoe', [], newest('21', 'B', 'D', 85)),
];
const namesOf = (query: Parameters<typeof shownClients>[1]) => shownClients(clients, query).map(({ name }) => name);

test.each([
  [{}, ['ada', 'Bela', 'Mira', 'Owen', 'Zoe']],
  [{ direction: 'down' }, ['Zoe', 'Owen', 'Mira', 'Bela', 'ada']],
  [{ order: 'grade' }, ['ada', 'Zoe', 'Mira', 'Bela', 'Owen']],
  [{ order: 'grade', direction: 'down' }, ['Mira', 'Zoe', 'ada', 'Bela', 'Owen']],
  [{ order: 'grade', part: 'Content' }, ['Mira', 'ada', 'Zoe', 'Bela', 'Owen']],
  [{ order: 'date', direction: 'down' }, ['Zoe', 'Mira', 'Bela', 'ada', 'Owen']],
  [{ search: 'ADA@' }, ['ada']],
  [{ search: 'remo' }, ['ada', 'Bela']],
  [{ label: 'spring' }, ['ada', 'Mira']],
  [{ grade: 'B' }, ['Mira', 'Zoe']],
  [{ grade: 'none' }, ['Bela', 'Owen']],
  [{ grade: 'A', part: 'Content' }, ['Mira']],
  [{ since: '2026-11-20' }, ['Mira', 'Zoe']],
] as const)('%j shows %j', (query, names) => expect(namesOf(query)).toEqual(names));
