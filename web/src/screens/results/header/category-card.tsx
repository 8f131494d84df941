import { scaleEntryOf } from '@redmark/contract';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { badgeLook, cardLook } from './head-looks.ts';
import { type CardWords, letterOf } from './head-words.ts';

type Props = { words: CardWords; onOpen: () => void };

/** The grade of a category; it opens the notes on it. */
export function CategoryCard({ words: { name, grade, why, found, outOf }, onOpen }: Props) {
  return (
    <button type="button" onClick={onOpen} className={cardLook}>
      <CardFace name={name} badge={<Badge grade={grade} />}>
        {grade === null ? why : <CardFigures found={found} outOf={outOf} />}
      </CardFace>
    </button>
  );
}

/** What a card shows: its name, the letter, and the figures below the name. */
export function CardFace({ name, badge, children }: { name: ReactNode; badge: ReactNode; children: ReactNode }) {
  return (
    <>
      {badge}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="figures block text-14 text-soft wrap-anywhere">{children}</span>
      </span>
      <ChevronRight className="hidden size-5 tablet:block shrink-0 text-edge group-hover:text-ink" aria-hidden="true" />
    </>
  );
}

export function CardFigures({ found, outOf }: { found: ReactNode; outOf: ReactNode }) {
  return (
    <>
      <span className="max-tablet:block">{found}</span>
      <span className="max-tablet:hidden"> · </span>
      {outOf}
    </>
  );
}

/** The letter in the colours of its band; a dash where nothing was graded. */
function Badge({ grade }: { grade: string | null }) {
  if (grade === null) return <NoGrade />;
  const { to, borderColor, backgroundColor } = scaleEntryOf(grade);
  return (
    <span className={badgeLook} style={{ color: to, borderColor, backgroundColor }}>
      <span className="sr-only">Grade </span>
      {letterOf(grade)}
    </span>
  );
}

export function NoGrade() {
  return (
    <span className={`${badgeLook} border-edge border-dashed text-soft`}>
      <span className="sr-only">Not graded</span>
      <span aria-hidden="true">–</span>
    </span>
  );
}
