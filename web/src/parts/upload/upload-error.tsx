import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

const tips = [
  'Start the lines of your experience with bullet points. Job title, location and company need none.',
  'Do not use a two-column layout.',
  'Keep it to 1–2 pages.',
];

/** `message` is the server's own sentence, when it had one. */
export function UploadError({ message, onAgain }: { message: string | undefined; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div role="alert" className="flex flex-1 flex-col items-start gap-4 border-pen border-t-2 p-6">
      <h2 ref={title} tabIndex={-1} className="text-22">
        Something went wrong
      </h2>
      <p>There is an issue with your resume file or format that prevents us from grading it.</p>
      {message && <p className="border-pen border-l-2 pl-4 font-medium">{message}</p>}
      <div className="text-14 text-soft">
        <p className="font-semibold text-ink">What helps most files</p>
        <ul className="mt-1 list-disc pl-4">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <Button onClick={onAgain}>Upload Again</Button>
    </div>
  );
}
