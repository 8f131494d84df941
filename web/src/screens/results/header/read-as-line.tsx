import { useReport } from '../report/report-context.ts';
import { useCloseReading } from '../report/use-close-reading.ts';
import { takenFor } from './read-as-text.ts';
import { WhatThisChanges } from './what-this-changes.tsx';

/** Career stage, language and kind of document, which decide what is asked of the resume. */
export function ReadAsLine() {
  const { data, isPending } = useCloseReading();
  const { stage, locale, finalGrade } = useReport().grading;
  const hasWriting = finalGrade.Writing !== null;
  const all = takenFor({ stage, locale, english: hasWriting, ...data?.reading?.readAs });
  // Where writing has no grade, the text may be in another language or short: only the close reading knows.
  const taken = isPending && !hasWriting ? all.slice(0, 1) : all;
  return (
    <p className="text-14 text-soft">
      Read as: <span className="font-medium text-ink">{taken.map(({ name }) => name).join(', ')}</span>
      {/* The kind of document, and at times the language, arrives with the close reading; its space is reserved, so that nothing shifts. */}
      {isPending && (
        <span className="invisible font-medium" aria-hidden="true">
          {hasWriting ? ', resume' : ', US English, resume'}
        </span>
      )}
      . <WhatThisChanges taken={taken} />
    </p>
  );
}
