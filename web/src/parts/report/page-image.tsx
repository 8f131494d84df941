import { imageFallbackMilliseconds, mobileBreakpoint, skeletonLines } from '@redmark/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { SkeletonLines } from '../layout/skeleton-lines.tsx';
import { useMedia } from '../layout/use-media.ts';

type Props = {
  /** Undefined until its link is known. */
  src: string | undefined;
  alt: string;
  size: { width: number; height: number };
  onBroken?: (() => void) | undefined;
  children?: ReactNode;
};

/** One page as a white sheet. Its height is reserved before the image arrives, so nothing shifts. */
export function PageImage({ src, alt, size, onBroken, children }: Props) {
  const narrow = useMedia(`(max-width: ${mobileBreakpoint}px)`);
  const [shown, setShown] = useState<string>();
  const waiting = src === undefined || shown !== src;

  useEffect(() => {
    if (src === undefined) return;
    // Some browsers fire no load event for a cached image, which would leave the skeleton there for ever.
    const timer = setTimeout(() => setShown(src), imageFallbackMilliseconds);
    return () => clearTimeout(timer);
  }, [src]);

  return (
    <div
      className="@container relative w-full overflow-clip bg-page shadow-paper [overflow-clip-margin:2rem]"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {src !== undefined && (
        <img
          src={src}
          alt={alt}
          width={size.width}
          height={size.height}
          className="absolute inset-0 size-full"
          onLoad={() => setShown(src)}
          onError={onBroken}
        />
      )}
      {waiting && (
        <div className="absolute inset-0 overflow-hidden bg-page p-[10%]">
          <SkeletonLines
            count={narrow ? skeletonLines.mobile : skeletonLines.desktop}
            label="The page is loading"
            className="h-full justify-between [&_.breathe]:bg-page-line"
          />
        </div>
      )}
      {children}
    </div>
  );
}
