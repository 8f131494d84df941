import type { ShareLink } from '@redmark/contract';
import { Button } from '../../../parts/controls/button.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { CopyButton } from '../notes/copy-button.tsx';

export function LinkField({ link, onEnd }: { link: ShareLink; onEnd: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <input
          aria-label="Link to this report"
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-paper px-3 text-14"
        />
        <CopyButton text={link.url} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-14 text-soft">Open since {dayText(link.createdAt)}</p>
        <Button look="quiet" size="small" onClick={onEnd}>
          End the link
        </Button>
      </div>
    </div>
  );
}
