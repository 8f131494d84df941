import { Menu } from '@base-ui/react/menu';
import { type Endpoint, markedCopies, type ResumeOrder, reportTable } from '@redmark/contract';
import { FileArchive, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useTask } from '../../parts/calls/use-task.ts';
import type { Face } from '../../parts/controls/popup-button.tsx';

/** What of the list is downloaded: the part that a search shows, in its order. */
export type Shown = { search: string; order: ResumeOrder };
type Props = { shown: Shown; face: Face; label: string };

/** The menu of downloads, open from the start: it is loaded when somebody asks for it. */
export function DownloadMenu({ shown, face, label }: Props) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const { search, order } = shown;
  const query = { order, ...(search ? { search } : {}) };
  const save = useTask(
    async (given: { endpoint: typeof reportTable | typeof markedCopies; name: string }) =>
      await saveFile<Endpoint & { query: object }>(given.endpoint, { query }, given.name),
  );
  const item = (icon: ReactNode, text: string, given: Parameters<typeof save.mutate>[0]) => (
    <Menu.Item
      onClick={() => void save.mutate(given)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-14 font-medium data-highlighted:bg-line/60"
    >
      {icon}
      {text}
    </Menu.Item>
  );

  return (
    <div ref={setContainer}>
      {container && (
        <Menu.Root defaultOpen>
          <Menu.Trigger aria-label={label} aria-busy={save.isPending} {...face} />
          <Menu.Portal container={container}>
            <Menu.Positioner align="end" sideOffset={4} className="z-30">
              <Menu.Popup className="w-52 rounded-card border border-line bg-surface p-2 shadow-paper">
                {item(<Table className="size-5" aria-hidden="true" />, 'Table (CSV)', {
                  endpoint: reportTable,
                  name: 'reports.csv',
                })}
                {item(<FileArchive className="size-5" aria-hidden="true" />, 'Marked PDFs (ZIP)', {
                  endpoint: markedCopies,
                  name: 'marked-resumes.zip',
                })}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
    </div>
  );
}
