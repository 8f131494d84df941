import type { Finding } from '@redmark/contract';
import type { ReactNode } from 'react';
import { noteId } from '../report/element-ids.ts';
import { Note } from './note.tsx';

const headings: Partial<Record<Finding['group'], string>> = {
  'formatting.horizontal': 'Along the lines',
  'formatting.vertical': 'Vertical alignment',
  'writing.grammar': 'Grammar and spelling',
  'writing.overused': 'Repetition feedback',
};

/** Notes in one column, under a heading for each kind where a tab has two. Those about the whole resume come first. */
export function NoteList({ findings, below }: { findings: Finding[]; below?: (finding: Finding) => ReactNode }) {
  const sorted = findings.toSorted((a, b) => Number(a.boxes.length > 0) - Number(b.boxes.length > 0));
  return [...Map.groupBy(sorted, ({ group }) => group)].map(([group, notes]) => (
    <section key={group} aria-label={headings[group] ?? 'Notes'} className="flex flex-col gap-3">
      {headings[group] && <h2 className="text-18">{headings[group]}</h2>}
      <ol className="flex flex-col gap-3">
        {notes.map((finding) => (
          <li key={finding.number} id={noteId(finding.number)} className="scroll-my-24">
            <Note finding={finding}>{below?.(finding)}</Note>
          </li>
        ))}
      </ol>
    </section>
  ));
}
