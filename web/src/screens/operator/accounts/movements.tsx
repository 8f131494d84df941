import type { Movement } from '@redmark/contract';
import { momentText } from '../moment-text.ts';

const shown = 10;
const reasons: Record<Movement['reason'], string> = {
  welcome: 'Welcome credits',
  purchase: 'Purchase',
  renewal: 'Renewal of a plan',
  hold: 'Set aside for a grading',
  settlement: 'Grading done',
  release: 'Given back: no report',
  refund: 'Taken back with a refund',
  restore: 'Given back: dispute won',
  grant: 'Given or taken by an operator',
};

/** The newest movements of an account's credits. */
export function Movements({ movements }: { movements: Movement[] }) {
  if (movements.length === 0) return <p className="text-soft">No credit has moved yet.</p>;
  return (
    <ul aria-label="Credit movements" className="border-line border-b">
      {movements.slice(0, shown).map(({ id, at, credits, reason, note }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-t py-3 tablet:grid-cols-[11rem_minmax(0,1fr)_auto]"
        >
          <time
            dateTime={at}
            className="figures order-last col-span-2 text-14 text-soft tablet:order-none tablet:col-span-1"
          >
            {momentText(at)}
          </time>
          <span className="break-words">
            {reasons[reason]}
            {note && <span className="block text-14 text-soft">{note}</span>}
          </span>
          <span className="figures text-right font-semibold">{credits > 0 ? `+${credits}` : credits}</span>
        </li>
      ))}
    </ul>
  );
}
