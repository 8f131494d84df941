import { skeletonPlaceholders } from '@redmark/contract';
import { SkeletonLines } from '../skeleton-lines.tsx';

export function UploadProgress({ fileName, percent }: { fileName: string; percent: number }) {
  return (
    <div className="flex flex-1 flex-col justify-between gap-6 p-6">
      <SkeletonLines count={skeletonPlaceholders.screen} label="Your resume is being uploaded" />
      <div className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4 text-14">
          <p className="truncate">{fileName}</p>
          <p className="figures font-semibold">{percent}%</p>
        </div>
        <progress value={percent} max={100} aria-label="Upload" className="pen-progress" />
      </div>
    </div>
  );
}
