import { Menu } from '@base-ui/react/menu';
import { deleteResume } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { GitCompareArrows, History, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { reportsKey } from '../../api/queries.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import type { Face } from '../../parts/controls/popup-button.tsx';
import { Question } from '../../parts/dialog/question.tsx';
import { notify } from '../../parts/toasts/notify.ts';

type Props = { resumeId: string; name: string; face: Face };

/** The menu of a report, open from the start: it is loaded when somebody asks for it. */
export function ReportMenu({ resumeId, name, face }: Props) {
  const [isAsking, setAsking] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  // The menu opens as it is mounted, so its container has to be there before.
  const [container, setContainer] = useState<HTMLDivElement | null>(null);

  const remove = useCall(deleteResume, {
    async onSuccess() {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: reportsKey });
      queries.removeQueries({ queryKey: ['report', resumeId] });
      void notify('success', `${name} was deleted`);
    },
    onError: () => setAsking(false),
  });

  return (
    <div ref={setContainer}>
      {container && (
        <Menu.Root defaultOpen>
          <Menu.Trigger ref={more} aria-label={`More about ${name}`} {...face} />
          {/* Inside its card, so that it is part of a landmark. */}
          <Menu.Portal container={container}>
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
                  render={<Link to={`/versions?id=${resumeId}`} />}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 text-14 font-medium data-highlighted:bg-line/60"
                >
                  <History className="size-5" aria-hidden="true" />
                  Versions
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
        onYes={() => remove.mutate({ params: { id: resumeId } })}
      />
    </div>
  );
}
