import { Dialog } from '@base-ui/react/dialog';
import type { Finding, PageGuide } from '@redmark/contract';
import { X } from 'lucide-react';
import { Pager } from '../../../parts/controls/pager.tsx';
import { MarkedPage } from '../marked-page/marked-page.tsx';
import { Note } from '../notes/note.tsx';
import { useReport } from '../report/report-context.ts';
import { useSelection } from '../report/selection.ts';
import { PageFrame } from '../zoom/page-frame.tsx';
import type { Zoom } from '../zoom/use-zoom.ts';
import { ZoomTools } from '../zoom/zoom-tools.tsx';

type Props = Zoom & {
  open: boolean;
  onOpen: (open: boolean) => void;
  findings: Finding[];
  guides: PageGuide[];
  page: number;
  onPage: (page: number) => void;
};

/** The page in a sheet that slides up; touching a mark on it opens the note below the page. */
export function PagePopup({ open, onOpen, findings, guides, page, onPage, zoom, setZoom }: Props) {
  const { fileName, images } = useReport();
  const { selected } = useSelection();
  const finding = findings.find(({ number }) => number === selected);
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-[var(--calm)] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] flex-col rounded-t-card bg-paper transition-transform duration-[var(--calm)] ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full">
          <div className="flex flex-wrap items-center justify-end gap-x-3 border-line border-b py-2 pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 basis-40 truncate font-sans text-14 font-semibold tracking-normal">
              {fileName}
            </Dialog.Title>
            <div className="flex shrink-0 items-center">
              <Pager page={page} count={Math.max(images.length, 1)} onPage={onPage} />
              <Dialog.Close
                aria-label="Close"
                className="grid size-10 place-items-center rounded-control hover:bg-line/60"
              >
                <X className="size-5" aria-hidden="true" />
              </Dialog.Close>
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <PageFrame zoom={zoom}>
              <MarkedPage page={page} findings={findings} guides={guides} />
            </PageFrame>
          </div>
          <div className="flex justify-center border-line border-t">
            <ZoomTools zoom={zoom} setZoom={setZoom} />
          </div>
          {finding && (
            <div className="max-h-[40dvh] overflow-y-auto border-line border-t">
              <Note finding={finding} />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
