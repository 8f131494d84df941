import type { Finding } from '@redmark/contract';
import { CopyButton } from './copy-button.tsx';
import { OpenQuestions } from './open-questions.tsx';

/** The words the note is about, unless its advice quotes them, and the better line where there is one. */
export function NoteDetails({ finding: { advice, text, rewrite } }: { finding: Finding }) {
  return (
    <>
      {text && !advice.includes(`“${text}”`) && (
        <p className="mt-3 text-14">
          <span className="sr-only">It says: </span>
          <q className="font-serif break-words">{text}</q>
        </p>
      )}
      {rewrite && (
        <div className="relative mt-3 border-good border-l-2 bg-good-wash p-3">
          <div className="flex items-center justify-between gap-3">
            <p className="text-12 font-semibold text-good">Better</p>
            <CopyButton text={rewrite.replaceAll('**', '')} />
          </div>
          <p className="mt-1 font-serif text-14 break-words">
            <OpenQuestions text={rewrite.replaceAll('**', '')} />
          </p>
        </div>
      )}
    </>
  );
}
