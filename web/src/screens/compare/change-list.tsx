import type { ComparedFinding } from '@redmark/contract';
import { Check, Equal, Plus } from 'lucide-react';

type Kind = 'fixed' | 'added' | 'kept';
type Note = { finding: ComparedFinding; was?: ComparedFinding };

const words = {
  fixed: { title: 'Fixed', none: 'Nothing was fixed yet.', Icon: Check, color: 'text-good' },
  added: { title: 'New', none: 'Nothing new came up.', Icon: Plus, color: 'text-pen' },
  kept: { title: 'Still there', none: 'Nothing is left of the first report.', Icon: Equal, color: 'text-soft' },
} as const;
const names = { content: 'Content', formatting: 'Formatting', writing: 'Writing' } as const;

/** The notes of one kind, with the numbers they have in their reports. */
export function ChangeList({ kind, notes }: { kind: Kind; notes: Note[] }) {
  const { title, none, Icon, color } = words[kind];
  return (
    <section aria-labelledby={kind} className="flex min-w-0 flex-col gap-4">
      <h2 id={kind} className="flex items-center gap-2 text-22">
        <Icon className={`size-5 ${color}`} aria-hidden="true" />
        {title}
        <span className="figures rounded-full bg-line px-2 font-sans text-12 font-semibold tracking-normal">
          {notes.length}
        </span>
      </h2>
      {notes.length === 0 ? (
        <p className="text-14 text-soft">{none}</p>
      ) : (
        <ul className="border-line border-t">
          {notes.map(({ finding, was }) => (
            <li key={finding.number} className="flex gap-3 border-line border-b py-3">
              <span className="chip mt-0.5">
                <span className="sr-only">Note </span>
                {finding.number}
              </span>
              <div className="min-w-0 flex-1">
                <h3
                  className={`font-sans text-14 font-semibold tracking-normal ${kind === 'fixed' ? 'line-through decoration-good decoration-2' : ''}`}
                >
                  {finding.title}
                </h3>
                {finding.text && (
                  <p className="mt-0.5 line-clamp-2 text-14 break-words">
                    <q className="font-serif">{finding.text}</q>
                  </p>
                )}
                <p className="figures mt-0.5 text-12 text-soft">
                  {names[finding.category]}
                  {finding.page !== null && `, page ${finding.page + 1}`}
                  {was && was.number !== finding.number && `, was note ${was.number}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
