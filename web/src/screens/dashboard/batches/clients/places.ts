import { type BatchFile, type BodyOf, type Client, clientNameMaxLength, type sortIntoClients } from '@redmark/contract';

/** Whose a resume is: nobody's yet, a new client's of the name on it, or that of the client with this id. */
export type Choice = 'nobody' | 'new' | (string & {});

type Known = Pick<Client, 'id' | 'name'>;

/** What is proposed: the client it has, else one of the name on it, else a new one of that name. */
export function proposed({ clientId, person }: BatchFile, clients: readonly Known[]): Choice {
  if (clientId !== null) return clientId;
  if (person === '') return 'nobody';
  return clients.find(({ name }) => name.toLowerCase() === person.toLowerCase())?.id ?? 'new';
}

/** What changes by the choices, as it is sent. */
export function placesOf(files: readonly BatchFile[], choiceOf: (file: BatchFile) => Choice) {
  return files.flatMap((file): BodyOf<typeof sortIntoClients>['places'] => {
    const choice = choiceOf(file);
    if (file.resumeId === null || choice === 'nobody' || choice === file.clientId) return [];
    if (choice === 'new')
      return [{ resumeId: file.resumeId, clientId: null, name: file.person.slice(0, clientNameMaxLength) }];
    return [{ resumeId: file.resumeId, clientId: choice, name: '' }];
  });
}
