import { Menu } from '@base-ui/react/menu';
import { deleteResume } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { GitCompareArrows, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { notify } from '../../parts/notify.ts';
import { Question } from '../../parts/question.tsx';
import { reportsKey } from '../../session/report-key.ts';
import { MoreFace, moreClass } from './more-face.tsx';

/** Opens at once: it is loaded when somebody asks for it. */
export function ReportMenu({ resumeId, name }: { resumeId: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  // Known before the menu opens, which it does at once.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);

  async function remove() {
    try {
      await call(deleteResume, { params: { id: resumeId } });
      setAsking(false);
      await queries.invalidateQueries({ queryKey: reportsKey });
      queries.removeQueries({ queryKey: ['report', resumeId] });
      void notify('success', `${name} was deleted`);
    } catch (refused) {
      setAsking(false);
      void notify('error', (refused as Error).message);
    }
  }

  return (
    <div ref={setPlace}>
      {place && (
        <Menu.Root defaultOpen>
          <Menu.Trigger ref={more} aria-label={`More about ${name}`} className={moreClass}>
            <MoreFace />
          </Menu.Trigger>
          {/* Inside its card, so that it belongs to a landmark. */}
          <Menu.Portal container={place}>
            <Menu.Positioner align="end" sideOffset={4} className="z-30">
              <Menu.Popup className="w-48 rounded-card border border-line bg-surface p-2 shadow-paper">
                <Menu.Item
                  render={<Link to={`/compare?before=${resumeId}`} />}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 text-14 font-medium data-highlighted:bg-line/60"
                >
                  <GitCompareArrows className="size-5" aria-hidden="true" />
                  Compare with…
                </Menu.Item>
                <Menu.Item
                  onClick={() => setAsking(true)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-14 font-medium text-pen data-highlighted:bg-pen-wash"
                >
                  <Trash2 className="size-5" aria-hidden="true" />
                  Delete
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Delete this report?"
        text={`${name}.pdf, its page images and its report are deleted for good.`}
        verb="Delete"
        isGrave
        returnTo={more}
        onYes={remove}
      />
    </div>
  );
}
