import { scaleEntryOf } from '@redmark/contract';
import { ChevronRight } from 'lucide-react';

type Props = { name: string; grade: string; score: number; count: number; onOpen: () => void };

export function CategoryCard({ name, grade, score, count, onOpen }: Props) {
  const { to, borderColor, backgroundColor } = scaleEntryOf(grade);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex w-full items-center gap-4 rounded-card border border-line bg-surface p-3 text-left transition-colors hover:border-ink"
    >
      <span
        className="figures grid size-12 shrink-0 place-items-center rounded-control border font-serif text-22 font-semibold"
        style={{ color: to, borderColor, backgroundColor }}
      >
        <span className="sr-only">Grade </span>
        {grade.replace('-', '−')}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="figures block text-14 text-soft">
          {count} found · {score.toFixed(0)}/100
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-edge group-hover:text-ink" aria-hidden="true" />
    </button>
  );
}
