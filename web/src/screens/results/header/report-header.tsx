import type { Category } from '@redmark/contract';
import { ArrivalHeading } from '../../../parts/layout/arrival-heading.tsx';
import { GradeSeal } from '../../../parts/report/grade-seal.tsx';
import { useSession } from '../../../session/use-session.ts';
import { useReport } from '../report/report-context.ts';
import { CategoryCard } from './category-card.tsx';
import { HeadFrame } from './head-frame.tsx';
import { authorLook, headingLook, partialLook, sealLabel, stampLook } from './head-looks.ts';
import { handedOver, headWordsOf } from './head-words.ts';
import { ReadAsLine } from './read-as-line.tsx';
import { ReportActions } from './report-actions.tsx';
import { Strengths } from './strengths.tsx';

type Props = { onOpen: (category: Category) => void; onPrint: () => void };

export function ReportHeader({ onOpen, onPrint }: Props) {
  const { grading, fileName, resumeId, ownId, isShared, author } = useReport();
  const { user } = useSession();
  const { heading, suggestions, score, partial, lead, strengths, cards } = headWordsOf(
    grading,
    ownId && user?.firstName,
  );
  return (
    <HeadFrame
      heading={<ArrivalHeading className={headingLook}>{heading}</ArrivalHeading>}
      suggestions={suggestions}
      whose={isShared ? 'this' : 'your'}
      seal={
        // The stamp comes down once: not again where the document has drawn it already.
        <div className={ownId !== undefined && ownId === globalThis.drawnReport ? '' : stampLook}>
          <GradeSeal grade={grading.finalGrade.Cumulative} label={sealLabel} />
        </div>
      }
      score={score}
      partial={partial && <p className={partialLook}>{partial}</p>}
      cards={cards.map((words) => ({
        key: words.category,
        card: <CategoryCard words={words} onOpen={() => onOpen(words.category)} />,
      }))}
      author={
        author && (
          <p className={authorLook}>{isShared ? `${author} shares this report with you.` : handedOver(author)}</p>
        )
      }
      fileName={fileName}
      lead={lead}
      isSaved={ownId !== undefined}
    >
      {resumeId !== undefined && <ReadAsLine />}
      {strengths.length > 0 && <Strengths strengths={strengths} />}
      <ReportActions onPrint={onPrint} />
    </HeadFrame>
  );
}
