import { scaleEntryOf } from '@redmark/contract';
import { ChevronRight } from 'lucide-react';

/** `grade` is null where nothing was graded; `why` says why. */
type Props = { name: string; grade: string | null; why: string; score: number; count: number; onOpen: () => void };

export function CategoryCard({ name, grade, why, score, count, onOpen }: Props) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex h-full w-full min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-3 text-left transition-colors hover:border-ink tablet:flex-row tablet:items-center tablet:gap-3 laptop:py-2"
    >
      <Badge grade={grade} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="figures block text-14 text-soft wrap-anywhere">
          {grade === null ? (
            why
          ) : (
            <>
              <span className="max-tablet:block">{count} found</span>
              <span className="max-tablet:hidden"> · </span>
              {score.toFixed(0)}/100
            </>
          )}
        </span>
      </span>
      <ChevronRight className="hidden size-5 tablet:block shrink-0 text-edge group-hover:text-ink" aria-hidden="true" />
    </button>
  );
}

/** The letter in the colours of its band; a dash where nothing was graded. */
function Badge({ grade }: { grade: string | null }) {
  const shape =
    'figures grid size-10 shrink-0 place-items-center rounded-control border font-serif text-22 font-semibold';
  if (grade === null) {
    return (
      <span className={`${shape} border-edge border-dashed text-soft`}>
        <span className="sr-only">Not graded</span>
        <span aria-hidden="true">–</span>
      </span>
    );
  }
  const { to, borderColor, backgroundColor } = scaleEntryOf(grade);
  return (
    <span className={shape} style={{ color: to, borderColor, backgroundColor }}>
      <span className="sr-only">Grade </span>
      {grade.replace('-', '−')}
    </span>
  );
}
