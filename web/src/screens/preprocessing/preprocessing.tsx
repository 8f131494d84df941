import { mobileBreakpoint, pageSize } from '@redmark/contract';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { usePreload } from '../../parts/layout/preload-screen.ts';
import { useMedia } from '../../parts/layout/use-media.ts';
import { PageImage } from '../../parts/report/page-image.tsx';
import { Seal } from '../../parts/report/seal.tsx';
import { readPages, type Visit } from '../../session/visit.ts';
import { Sealed } from './sealed.tsx';
import { SignUpOffer } from './sign-up-offer.tsx';
import { StageList } from './stage-list.tsx';
import { stageText } from './stage-text.ts';
import { useGrading } from './use-grading.ts';

export function Preprocessing({ visit }: { visit: Visit }) {
  const { progress, percent, lost, isSealed } = useGrading(visit);
  usePreload(visit.owned ? '/results' : '/signup');
  const isMobile = useMedia(`(max-width: ${mobileBreakpoint}px)`);
  const size = isMobile ? pageSize.mobile : pageSize.desktop;
  const waiting = progress?.queuePosition ?? null;
  const now = lost ? 'The connection was lost. We keep asking.' : stageText[progress?.stage ?? 'uploaded'];

  return (
    <div className="wrap grid flex-1 grid-cols-1 items-center gap-12 py-12 laptop:grid-cols-[minmax(0,1fr)_auto] laptop:gap-16 laptop:py-16">
      {!visit.owned && <SignUpOffer isReady={isSealed} />}
      {isSealed ? (
        <Sealed fileName={visit.fileName} />
      ) : (
        <div className="flex flex-col gap-6">
          <ArrivalHeading className="text-36 tablet:text-48">Preprocessing your resume</ArrivalHeading>
          <p className="max-w-measure text-18 text-soft">
            This usually takes about a second. You can stay here: the report opens by itself.
          </p>
          <div className="flex flex-col gap-3">
            <div className="flex items-baseline justify-between gap-4">
              <p aria-live="polite" className="font-medium">
                {waiting === null || waiting < 1 ? now : queueText(waiting)}
              </p>
              <p className="figures text-14 font-semibold" aria-hidden="true">
                {percent}%
              </p>
            </div>
            <progress value={percent} max={100} aria-label="Grading" className="pen-progress" />
          </div>
          <StageList now={progress?.stage ?? 'uploaded'} />
        </div>
      )}
      <div className="relative mx-auto" style={{ width: size.width, maxWidth: '100%' }}>
        <PageImage src={readPages()?.big[0]} alt={`Page 1 of ${visit.fileName}`} size={size}>
          {!isSealed && <span aria-hidden="true" className="scan-line" />}
        </PageImage>
        {isSealed && (
          <div className="stamp absolute -top-6 -right-2 w-24 tablet:-right-4 tablet:w-32">
            <Seal />
          </div>
        )}
      </div>
    </div>
  );
}

function queueText(position: number): string {
  return position === 1 ? 'You are next in the queue.' : `You are number ${position} in the queue.`;
}
