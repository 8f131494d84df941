import { skeletonPlaceholders } from '@redmark/contract';
import { SkeletonLines } from '../layout/skeleton-lines.tsx';
import { sizeText } from './size-text.ts';

type Props = { fileName: string; size: number; percent: number };

export function UploadProgress({ fileName, size, percent }: Props) {
  return (
    <div className="flex flex-1 flex-col justify-between gap-6 p-6">
      <SkeletonLines count={skeletonPlaceholders.screen} label="Your resume is being uploaded" />
      <div className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4 text-14">
          <p className="truncate">{fileName}</p>
          <p className="figures shrink-0 text-soft">
            {sizeText(size)} <span className="ml-2 font-semibold text-ink">{percent}%</span>
          </p>
        </div>
        <progress value={percent} max={100} aria-label="Upload" className="pen-progress" />
      </div>
    </div>
  );
}
