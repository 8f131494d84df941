import { scaleEntryOf } from '@redmark/contract';

const shape =
  'grid size-10 -rotate-6 place-items-center rounded-full font-serif text-16 font-semibold tablet:size-14 tablet:text-22';

/** A small grade seal: the letter in the colours of its band, or a dash where too little was read for one. */
export function GradeBadge({ grade }: { grade: string | null }) {
  if (grade === null) {
    return (
      <span
        role="img"
        aria-label="No final grade"
        className={`${shape} border border-edge border-dashed bg-page text-soft`}
      >
        –
      </span>
    );
  }
  const { from, to } = scaleEntryOf(grade);
  return (
    <span
      role="img"
      aria-label={`Final grade: ${grade}`}
      className={`${shape} text-page shadow-paper ring-2 ring-page`}
      style={{ backgroundImage: `linear-gradient(${from}, ${to})` }}
    >
      {grade.replace('-', '−')}
    </span>
  );
}
