import { addClient, clientTable, listClients } from '@redmark/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useSettled } from '../../parts/calls/use-settled.ts';
import { useTask } from '../../parts/calls/use-task.ts';
import { clientsKey } from '../../parts/clients/clients-key.ts';
import { Button } from '../../parts/controls/button.tsx';
import { Modal } from '../../parts/dialog/modal.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { ClientFilters } from './client-filters.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientTable } from './client-table.tsx';
import { clientPath } from './client-words.ts';
import { type Filters, queryOf } from './filters.ts';

const typingMilliseconds = 200;

/** Everybody for whom the account has resumes graded. */
export function Clients() {
  const [filters, setFilters] = useState<Filters>({});
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const search = useSettled(filters.search?.trim(), typingMilliseconds);
  const query = queryOf({ ...filters, search });
  const read = useQuery({
    queryKey: [...clientsKey, 'list', query],
    queryFn: async ({ signal }) => await call(listClients, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const save = useTask(async () => await saveFile(clientTable, { query }, 'clients.csv'));
  const { clients, labels, all } = read.data ?? { clients: [], labels: [], all: 0 };

  return (
    <div className="wrap flex flex-1 flex-col gap-8 py-10 laptop:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex max-w-measure flex-col gap-2">
          <ArrivalHeading className="text-36 tablet:text-48">Clients</ArrivalHeading>
          <p className="text-soft">
            The people whose resumes you have graded. You decide about their data; we keep it for you.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {all > 0 && (
            <Button look="quiet" aria-disabled={save.isPending} onClick={() => void save.mutate()}>
              Download table
            </Button>
          )}
          <Button ref={add} onClick={() => setAdding(true)}>
            New client
          </Button>
        </div>
      </div>
      {read.isPending && <SkeletonLines count={9} label="Your clients are loading" />}
      {read.isLoadingError && <LoadFailed query={read} />}
      {read.isSuccess && all === 0 && (
        <div className="flex max-w-measure flex-col gap-2 border-line border-t pt-8">
          <p className="font-serif text-22">You have no clients yet.</p>
          <p className="text-soft">
            A client has a name, labels and their resumes. Add the first, then choose which of your reports are theirs.
          </p>
        </div>
      )}
      {all > 0 && (
        <>
          <ClientFilters filters={filters} labels={labels} onChange={setFilters} />
          <p role="status" className="figures text-14 text-soft">
            {clients.length === all
              ? `${all} ${all === 1 ? 'client' : 'clients'}`
              : `${clients.length} of ${all} clients`}
          </p>
          {clients.length > 0 ? (
            <ClientTable clients={clients} filters={filters} onChange={setFilters} />
          ) : (
            <div className="flex flex-col items-start gap-3">
              <p>No client fits this choice.</p>
              <Button look="quiet" size="small" onClick={() => setFilters({})}>
                Show all
              </Button>
            </div>
          )}
        </>
      )}
      <Modal open={isAdding} onOpen={setAdding} title="New client" text="Only you see this." returnTo={add}>
        <ClientForm
          verb="Add client"
          onCancel={() => setAdding(false)}
          onSave={async (fields) => void navigate(clientPath((await call(addClient, { body: fields })).id))}
        />
      </Modal>
    </div>
  );
}
