import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../parts/controls/button.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { signOf } from '../remarks/remark-finding.ts';
import { useSelection } from '../report/selection.ts';
import type { LayoutProps } from './layout-props.ts';
import { TabSummary } from './tab-summary.tsx';

const load = () => import('./page-popup.tsx');
const PagePopup = lazy(async () => ({ default: (await load()).PagePopup }));

/** Phones: the notes as a list, and the page in a sheet that slides up. */
export function Stacked({ tab, findings, isEmpty, guides, page, onPage, zoom, setZoom }: LayoutProps) {
  // Undefined until the sheet is asked for; it is loaded then, or when somebody reaches for its button.
  const [open, setOpen] = useState<boolean>();
  const reach = () => void load().catch(() => undefined);
  const { selectNote } = useSelection();
  return (
    <div className="wrap flex flex-col gap-6 pt-6 pb-24">
      <TabSummary tab={tab} guides={guides} isEmpty={isEmpty} />
      <NoteList
        findings={findings}
        below={(finding) =>
          finding.boxes.length > 0 && (
            <Button
              look="quiet"
              size="small"
              className="mt-3"
              onClick={() => {
                selectNote(finding);
                setOpen(true);
              }}
            >
              Show on the page<span className="sr-only">, note {signOf(finding.number)}</span>
            </Button>
          )
        }
      />
      <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper p-3">
        <Button className="w-full" onPointerEnter={reach} onFocus={reach} onClick={() => setOpen(true)}>
          View Graded Resume
        </Button>
      </div>
      {open !== undefined && (
        <Suspense>
          <PagePopup
            open={open}
            onOpen={setOpen}
            findings={findings}
            guides={guides}
            page={page}
            onPage={onPage}
            zoom={zoom}
            setZoom={setZoom}
          />
        </Suspense>
      )}
    </div>
  );
}
