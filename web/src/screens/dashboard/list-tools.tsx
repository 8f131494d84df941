import type { ComponentProps } from 'react';
import type { Shown } from './download-menu.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { ReportTools } from './report-tools.tsx';

type Props = ComponentProps<typeof ReportTools> & {
  /** What there is to download, if anything. */
  downloads: Shown | undefined;
};

/** Search, order and downloads of a list: an account without reports does not load them. */
export function ListTools({ downloads, ...tools }: Props) {
  return (
    <div className="flex w-full gap-3 tablet:w-auto">
      <ReportTools {...tools} />
      {downloads && <ReportDownloads shown={downloads} />}
    </div>
  );
}
