import { changeClient, markedCopies, readClient, reportTable } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useTask } from '../../parts/calls/use-task.ts';
import { clientsKey } from '../../parts/clients/clients-key.ts';
import { groundWords } from '../../parts/clients/ground-words.ts';
import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { Modal } from '../../parts/dialog/modal.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientReports } from './client-reports.tsx';
import { DeleteClient } from './delete-client.tsx';
import { HandOver } from './handover/hand-over.tsx';

/** One client: what is kept about them, and their reports. */
export function OneClient() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const read = useQuery({
    queryKey: [...clientsKey, 'one', id],
    queryFn: async ({ signal }) => await call(readClient, { params: { id } }, { signal }),
    staleTime: 0,
  });
  const query = { client: id };
  const table = useTask(async () => await saveFile(reportTable, { query }, 'reports.csv'));
  const copies = useTask(async () => await saveFile(markedCopies, { query }, 'marked-resumes.zip'));
  const client = read.data;

  return (
    <div className="wrap flex flex-1 flex-col gap-10 py-10 laptop:py-12">
      <Link to="/clients" className="self-start text-14 font-medium underline decoration-edge underline-offset-4">
        All clients
      </Link>
      {read.isPending && <SkeletonLines count={9} label="The client is loading" />}
      {read.isLoadingError && (
        <LoadFailed query={read}>
          <LinkButton look="quiet" to="/clients">
            Your clients
          </LinkButton>
        </LoadFailed>
      )}
      {client && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-6">
            <div className="flex min-w-0 flex-col gap-2">
              <ArrivalHeading className="text-36 break-words tablet:text-48">{client.name}</ArrivalHeading>
              {client.email && <p className="break-words">{client.email}</p>}
              <p className="text-14 text-soft">Ground for their data: {groundWords[client.ground].toLowerCase()}</p>
              {client.labels.length > 0 && (
                <ul aria-label="Labels" className="flex flex-wrap gap-2">
                  {client.labels.map((label) => (
                    <li key={label} className="rounded-full bg-line px-3 py-0.5 text-14">
                      {label}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div className="flex flex-wrap gap-3">
              {client.newest && (
                <>
                  <Button look="quiet" size="small" aria-disabled={table.isPending} onClick={() => void table.mutate()}>
                    Table (CSV)
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-disabled={copies.isPending}
                    onClick={() => void copies.mutate()}
                  >
                    Marked PDFs (ZIP)
                  </Button>
                </>
              )}
              <Button ref={edit} look="quiet" size="small" onClick={() => setEditing(true)}>
                Change
              </Button>
              <DeleteClient client={client} />
            </div>
          </div>
          <ClientReports client={client} />
          <HandOver client={client} />
          <Modal open={isEditing} onOpen={setEditing} title="Change client" text="Only you see this." returnTo={edit}>
            <ClientForm
              client={client}
              verb="Save"
              onCancel={() => setEditing(false)}
              onSave={async (fields) => {
                await call(changeClient, { params: { id }, body: fields });
                await queries.invalidateQueries({ queryKey: clientsKey });
                setEditing(false);
              }}
            />
          </Modal>
        </>
      )}
    </div>
  );
}
