import type { Finding } from '@redmark/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Emphasis } from '../../notes/emphasis.tsx';
import { gainText, penOf, tabs, weights } from '../../report/report-tabs.ts';

type Props = { finding: Finding; later: number; isTicked: boolean; onTick: () => void; onShow: () => void };

/** One finding to tick. `later`: the points it adds once the graver ones are fixed, where alone it adds none. */
export function FixRow({ finding, later, isTicked, onTick, onShow }: Props) {
  const id = useId();
  const { number, title, advice, category, severity, boxes, gain: alone } = finding;
  const gain = gainText(alone);
  const afterwards = gainText(later);
  const part = tabs.find((tab) => tab.category === category)?.name;
  return (
    <div
      className="flex gap-3 border-l-2 bg-surface p-4 data-[pen=amber]:border-amber data-[pen=red]:border-pen data-[pen=amber]:border-dashed"
      data-pen={penOf(finding)}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          onChange={onTick}
          className="peer size-6 cursor-pointer appearance-none rounded-control border border-edge bg-surface checked:border-good checked:bg-good"
        />
        <Check
          className="pointer-events-none absolute hidden size-4 text-paper peer-checked:block"
          aria-hidden="true"
        />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="cursor-pointer font-semibold">
            <span className="chip mr-2 align-[0.15em]">
              <span className="sr-only">Note </span>
              {number}
            </span>
            {title}
          </label>
          {gain ? (
            <span className="figures text-14 font-semibold text-good">{gain}</span>
          ) : (
            afterwards && <span className="figures text-14 text-soft">{afterwards} after the graver ones</span>
          )}
        </div>
        <p className="mt-1 text-14 text-soft">
          <Emphasis text={advice} />
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-soft">
          <span>
            {part} · {weights[severity]}
          </span>
          {boxes.length > 0 && (
            <button
              type="button"
              onClick={onShow}
              className="min-h-8 rounded-control font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              Show on the page<span className="sr-only">, note {number}</span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
