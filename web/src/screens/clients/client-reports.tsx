import { type Client, giveToClient, takeFromClient } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportsKey } from '../../api/queries.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import { useSettled } from '../../parts/calls/use-settled.ts';
import { clientsKey } from '../../parts/clients/clients-key.ts';
import { controlClass } from '../../parts/form/field-frame.tsx';
import { ReportRows } from './report-rows.tsx';

const typingMilliseconds = 200;

/** The reports of a client, and those of nobody yet, to choose from. */
export function ClientReports({ client: { id, name } }: { client: Client }) {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const wanted = useSettled(search.trim(), typingMilliseconds);
  const onSettled = async () => {
    await Promise.all([reportsKey, clientsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const give = useCall(giveToClient, { onSettled });
  const take = useCall(takeFromClient, { onSettled });
  const isBusy = give.isPending || take.isPending;

  return (
    <>
      <section aria-labelledby="reports" className="flex flex-col gap-4">
        <h2 id="reports" className="text-28">
          Reports
        </h2>
        <ReportRows
          search=""
          client={id}
          none="No report is theirs yet. Choose from yours below."
          verb="Take out"
          isBusy={isBusy}
          onAct={(resumeId) => void take.mutate({ params: { id, resumeId } })}
        />
      </section>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="rounded-control py-2 font-medium underline decoration-edge underline-offset-4 hover:decoration-ink">
          Add reports of {name}
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-4 pt-3">
            <input
              type="search"
              aria-label="Search your reports by file name"
              placeholder="Search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              className={`${controlClass} max-w-md placeholder:text-soft`}
            />
            <ReportRows
              search={wanted}
              client="none"
              none={wanted ? `No file name contains “${wanted}”.` : 'Every report of yours belongs to a client.'}
              verb="Add"
              isBusy={isBusy}
              onAct={(resumeId) => void give.mutate({ params: { id }, body: { resumeId } })}
            />
          </div>
        )}
      </details>
    </>
  );
}
