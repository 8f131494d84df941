import { scaleEntryOf } from '@redmark/contract';

/** A small grade seal: the letter in the colours of its band. */
export function GradeBadge({ grade }: { grade: string }) {
  const { from, to } = scaleEntryOf(grade);
  return (
    <span
      role="img"
      aria-label={`Final grade: ${grade}`}
      className="grid size-10 -rotate-6 place-items-center rounded-full font-serif text-16 font-semibold text-page shadow-paper ring-2 ring-page tablet:size-14 tablet:text-22"
      style={{ backgroundImage: `linear-gradient(${from}, ${to})` }}
    >
      {grade.replace('-', '−')}
    </span>
  );
}
