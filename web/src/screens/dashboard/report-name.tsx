import { fileNameMaxLength, resumeNameMaxWidth } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reportsKey } from '../../api/queries.tsx';
import { useTask } from '../../parts/calls/use-task.ts';
import { nameOf } from '../../parts/report/report-words.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { fileNameFrom } from './file-name.ts';

/** The name in a field that looks like text: leaving it or Enter saves, Escape takes the change back. */
export function ReportName({ resumeId, fileName }: { resumeId: string; fileName: string }) {
  const [text, setText] = useState(nameOf(fileName));
  const queries = useQueryClient();
  useEffect(() => setText(nameOf(fileName)), [fileName]);

  const rename = useTask(
    async (next: string) => await (await import('../../api/resume-calls.ts')).renameResume(resumeId, next),
    {
      onSuccess: () => notify('success', 'Resume file name updated successfully'),
      onError: () => setText(nameOf(fileName)),
      async onSettled() {
        await queries.invalidateQueries({ queryKey: reportsKey });
        queries.removeQueries({ queryKey: ['report', resumeId] });
      },
    },
  );

  function save() {
    const next = fileNameFrom(text, fileName);
    setText(nameOf(next));
    if (next !== fileName) void rename.mutate(next);
  }

  return (
    <div className="flex min-w-0 items-baseline">
      <input
        aria-label="File name"
        value={text}
        placeholder="No Name"
        maxLength={fileNameMaxLength - '.pdf'.length}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setText(nameOf(fileName));
        }}
        style={{ maxWidth: resumeNameMaxWidth }}
        className="-ml-1 min-w-8 truncate rounded-control border border-transparent px-1 font-medium field-sizing-content placeholder:text-soft hover:border-edge focus:border-edge focus:bg-surface"
      />
      <span className="-ml-1 text-soft">.pdf</span>
    </div>
  );
}
