import type { Movement } from '@redmark/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../parts/controls/button.tsx';
import { dayText } from '../../parts/report/report-words.ts';
import { movementText, shownMovements, signedCredits } from './movement-text.ts';

const shownAtFirst = 8;

export function MovementList({ movements }: { movements: Movement[] }) {
  const [isWhole, setWhole] = useState(false);
  const all = shownMovements(movements);
  if (all.length === 0) return <p className="text-soft">No credit has moved yet.</p>;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-18">Where your credits went</h3>
      <ul aria-label="Credit movements" className="border-line border-b">
        {(isWhole ? all : all.slice(0, shownAtFirst)).map((movement) => (
          <li
            key={movement.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-3 tablet:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <span className="figures order-2 col-span-2 text-14 text-soft tablet:order-none tablet:col-span-1 tablet:text-16">
              {dayText(movement.at)}
            </span>
            <span className="order-1 min-w-0 tablet:order-none">
              {movementText(movement)}
              <ResumeOf movement={movement} />
            </span>
            <span className="figures order-1 text-right font-semibold tablet:order-none">
              {signedCredits(movement.credits)}
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && all.length > shownAtFirst && (
        <Button look="quiet" size="small" className="self-start" onClick={() => setWhole(true)}>
          Show all {all.length}
        </Button>
      )}
    </div>
  );
}

function ResumeOf({ movement: { resume, reason, pending, member } }: { movement: Movement }) {
  if (member)
    return <span className="block truncate text-14 text-soft">{member.name ?? 'a deleted account'}, in your team</span>;
  if (!resume) return null;
  if (resume.fileName === null) return <span className="block text-14 text-soft">a resume you deleted</span>;
  const isReport = reason === 'hold' && !pending;
  return (
    <span className="block truncate text-14 text-soft">
      {isReport ? (
        <Link to={`/results?id=${resume.resumeId}`} className="underline underline-offset-4">
          {resume.fileName}
        </Link>
      ) : (
        resume.fileName
      )}
    </span>
  );
}
