import { EndedGradings } from './ended-gradings.tsx';
import { QueueTable } from './queue-table.tsx';

/** What waits to be done, and the gradings that ended without a report. */
export function GradingsSection() {
  return (
    <div className="flex flex-col gap-12">
      <QueueTable />
      <EndedGradings />
    </div>
  );
}
