import { fileNameMaxLength, resumeNameMaxWidth } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notify } from '../../parts/notify.ts';
import { nameOf } from '../../parts/report-words.ts';
import { reportsKey } from '../../session/report-key.ts';
import { fileNameFrom } from './file-name.ts';

/** The name is a field that looks like text: leaving it or Enter saves, Escape takes the change back. */
export function ReportName({ resumeId, fileName }: { resumeId: string; fileName: string }) {
  const [text, setText] = useState(nameOf(fileName));
  const queries = useQueryClient();
  useEffect(() => setText(nameOf(fileName)), [fileName]);

  async function save() {
    const next = fileNameFrom(text, fileName);
    setText(nameOf(next));
    if (next === fileName) return;
    try {
      const { renameReport } = await import('./report-calls.ts');
      await renameReport(resumeId, next);
      void notify('success', 'Resume file name updated successfully');
    } catch (refused) {
      setText(nameOf(fileName));
      void notify('error', (refused as Error).message);
    }
    await queries.invalidateQueries({ queryKey: reportsKey });
    queries.removeQueries({ queryKey: ['report', resumeId] });
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
        onBlur={() => void save()}
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
