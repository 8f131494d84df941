import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { GradeSeal } from '../../../parts/report/grade-seal.tsx';
import { CardFace, CardFigures, NoGrade } from '../header/category-card.tsx';
import { HeadFrame } from '../header/head-frame.tsx';
import { authorLook, cardLook, headingLook, partialLook, sealLabel, stampLook } from '../header/head-looks.ts';
import { strengthsShown } from '../header/head-words.ts';
import { Strengths } from '../header/strengths.tsx';
import { tabs } from '../report/report-tabs.ts';
import { Slot } from './slots.tsx';

export const firstSightId = 'first-sight';

/**
 * The head of a report without its words. It is drawn into the document at build, unseen; `results-early.ts` fills and
 * shows it as soon as the report has been answered, which is long before the script of the screen has arrived.
 */
export function FirstSight() {
  return (
    <template id={firstSightId}>
      <div className="min-h-dvh">
        <HeadFrame
          heading={
            <h1 className={headingLook}>
              <Slot name="heading" />
            </h1>
          }
          suggestions={<Slot name="suggestions" />}
          whose="your"
          seal={
            <div className={stampLook}>
              <GradeSeal grade={null} label={sealLabel} />
            </div>
          }
          score={<Slot name="score" />}
          partial={
            <p className={partialLook}>
              <Slot name="partial" />
            </p>
          }
          cards={tabs.map(({ category }) => ({ key: category, card: <EmptyCard /> }))}
          author={
            <p className={authorLook}>
              <Slot name="author" />
            </p>
          }
          fileName={<Slot name="fileName" />}
          lead={<Slot name="lead" />}
          isSaved
        >
          {/* As tall as the line on what the resume was read as, which follows, so that nothing moves. */}
          <p className="min-h-[1lh] text-14" />
          <Strengths strengths={Array.from({ length: strengthsShown }, () => strength)} />
          <div className="mt-1 min-h-9" />
        </HeadFrame>
        <div className="border-line border-t">
          <div className="wrap py-12">
            <SkeletonLines count={5} label="The notes are being opened" />
          </div>
        </div>
      </div>
    </template>
  );
}

const strength = <Slot name="strength" />;

function EmptyCard() {
  return (
    <div data-card className={cardLook}>
      <CardFace name={<Slot name="name" />} badge={<NoGrade />}>
        <span data-figures>
          <CardFigures found={<Slot name="found" />} outOf={<Slot name="outOf" />} />
        </span>
      </CardFace>
    </div>
  );
}
