import type { DemandMatch } from '@redmark/contract';
import type { Spot } from '../read-page.tsx';
import { DemandRow } from './demand-row.tsx';

type Props = {
  status: DemandMatch['status'];
  title: string;
  lead: string;
  demands: DemandMatch[];
  /** The job title of the resume that is closest to the advert's. */
  closest: string | null;
  onSpot: (spot: Spot | undefined) => void;
  /** Brings the page into view, too. */
  onShow: (spot: Spot) => void;
};

/** The demands with one status. */
export function DemandGroup({ status, title, lead, demands, closest, onSpot, onShow }: Props) {
  const id = `demands-${status}`;
  if (demands.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id} className="text-22">
          {title} <span className="figures text-soft">{demands.length}</span>
        </h3>
        <p className="text-14 text-soft">{lead}</p>
      </div>
      <ul className="border-line border-t">
        {demands.map((demand) => (
          <DemandRow
            key={`${demand.kind} ${demand.text} ${demand.line}`}
            demand={demand}
            closest={closest}
            onSpot={onSpot}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
}
