import { type BatchFile, type Client, grounds, listClients, sortIntoClients } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { queryClient, reportsKey } from '../../../../api/queries.tsx';
import { LoadFailed } from '../../../../parts/calls/load-failed.tsx';
import { useCall } from '../../../../parts/calls/use-call.ts';
import { clientsKey } from '../../../../parts/clients/clients-key.ts';
import { groundWords } from '../../../../parts/clients/ground-words.ts';
import { Button } from '../../../../parts/controls/button.tsx';
import { Modal } from '../../../../parts/dialog/modal.tsx';
import { FormEnd } from '../../../../parts/form/form-end.tsx';
import { SelectField } from '../../../../parts/form/select-field.tsx';
import { SkeletonLines } from '../../../../parts/layout/skeleton-lines.tsx';
import { notify } from '../../../../parts/toasts/notify.ts';
import { readAgain } from '../batches-cache.ts';
import { type Choice, placesOf, proposed } from './places.ts';

type Props = {
  files: BatchFile[];
  open: boolean;
  onOpen: (open: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** Chooses a client for each resume: one that is there, or a new one of the name on it. */
export function SortDialog({ files, open, onOpen, returnTo }: Props) {
  const read = useQuery({
    queryKey: [...clientsKey, 'all'],
    enabled: open,
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(listClients, {}, { signal })).clients,
  });
  return (
    <Modal
      open={open}
      onOpen={onOpen}
      title="Put under clients"
      text="We propose a client by the name we read on each resume. Nothing is changed before you save."
      returnTo={returnTo}
    >
      {read.isPending && <SkeletonLines count={4} label="Your clients are loading" />}
      {read.isError && <LoadFailed query={read} size="small" />}
      {read.data && <Choices files={files} clients={read.data} onDone={() => onOpen(false)} />}
    </Modal>
  );
}

function Choices({ files, clients, onDone }: { files: BatchFile[]; clients: Client[]; onDone: () => void }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [ground, setGround] = useState<string>(groundWords.consent);
  const choiceOf = (file: BatchFile) => chosen.get(file.number) ?? proposed(file, clients);
  const places = placesOf(files, choiceOf);
  const choose = (some: BatchFile[], choice: Choice) =>
    setChosen(new Map([...chosen, ...some.map(({ number }) => [number, choice] as const)]));
  // With many files, one click for all whose names are of nobody yet.
  const unknown = files.filter((file) => proposed(file, clients) === 'new');
  const isMaking = unknown.some((file) => choiceOf(file) === 'new');
  const sort = useCall(sortIntoClients, {
    async onSuccess({ made }) {
      onDone();
      await Promise.all([
        readAgain(),
        ...[clientsKey, reportsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ]);
      const count = `${places.length} ${places.length === 1 ? 'resume' : 'resumes'}`;
      void notify('success', made > 0 ? `${count} sorted, ${made} new in your clients` : `${count} sorted`);
    },
  });

  function save(event: FormEvent) {
    event.preventDefault();
    if (places.length === 0) return onDone();
    const body = { ground: grounds.find((one) => groundWords[one] === ground) ?? 'consent', places };
    void sort.mutate({ body });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      {unknown.length > 1 && (
        <Button
          look="quiet"
          size="small"
          className="self-start"
          onClick={() => choose(unknown, isMaking ? 'nobody' : 'new')}
        >
          {isMaking ? 'Make no new clients' : 'Make a client from each name'}
        </Button>
      )}
      <ul aria-label="Resumes" className="flex flex-col gap-4">
        {files.map((file) => (
          <li key={file.number}>
            <SelectField
              label={file.fileName}
              value={choiceOf(file)}
              onChange={({ target }) => choose([file], target.value)}
              options={[
                ...(file.clientId === null ? [['nobody', 'Nobody’s yet'] as const] : []),
                ...(file.person === '' ? [] : [['new', `New client: ${file.person}`] as const]),
                ...clients.map(({ id, name }) => [id, name] as const),
              ]}
            />
          </li>
        ))}
      </ul>
      {places.some(({ clientId }) => clientId === null) && (
        <SelectField
          label="On what ground you hold the data of new clients"
          options={grounds.map((one) => groundWords[one])}
          value={ground}
          onChange={({ target }) => setGround(target.value)}
        />
      )}
      <FormEnd verb="Save" busy={sort.isPending} isInDialog onCancel={onDone} />
    </form>
  );
}
