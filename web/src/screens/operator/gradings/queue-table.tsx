import { consoleQueue, type QueueLine } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { Button } from '../../../parts/controls/button.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { ageText } from '../age-text.ts';

const names: Record<QueueLine['name'], string> = {
  review: 'Gradings',
  bulk: 'Gradings of many',
  webhook: 'Webhooks',
  letter: 'Letters',
};
const columns = ['Waiting', 'Oldest', 'Running', 'Later'];

export function QueueTable() {
  const query = useQuery({
    queryKey: ['console', 'queue'],
    queryFn: async () => await call(consoleQueue, {}),
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">Queue</h2>
        <Button look="quiet" size="small" aria-disabled={query.isFetching} onClick={() => void query.refetch()}>
          Look again
        </Button>
      </div>
      {query.isPending && <SkeletonLines count={5} label="The queue is loading" />}
      {query.isError && <LoadFailed query={query} size="small" />}
      {query.data && (
        <>
          <table className="w-full text-left">
            <thead>
              <tr className="border-line border-b text-14 text-soft">
                <th scope="col" className="py-2 font-normal">
                  Kind
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pl-2 text-right font-normal">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {query.data.lines.map((line) => (
                <tr key={line.name} className="border-line border-b">
                  <th scope="row" className="py-3 font-medium">
                    {names[line.name]}
                  </th>
                  {[line.waiting, line.waiting === 0 ? '–' : ageText(line.oldestSeconds), line.running, line.later].map(
                    (value, at) => (
                      <td key={columns[at]} className="figures py-3 pl-2 text-right">
                        {value}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="max-w-measure text-14 text-soft">
            Of all hosts together. Grading threads of the host that answered: {query.data.threads.all}, idle{' '}
            {query.data.threads.idle}.
          </p>
        </>
      )}
    </section>
  );
}
