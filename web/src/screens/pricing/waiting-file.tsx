import { useEffect, useState } from 'react';
import { readVisit, type Visit } from '../../session/visit.ts';

/** Tells people who were sent here for lack of credits that their file is not lost. */
export function WaitingFile() {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => setVisit(readVisit()), []);
  if (!visit) return null;
  return (
    <p role="status" className="max-w-measure border-good border-l-2 pl-4">
      <span className="font-medium break-words">{visit.fileName}</span> waits for you: buy credits, come back to the
      dashboard, and go on where you were.
    </p>
  );
}
