import { useEffect, useRef } from 'react';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../controls/button.tsx';

const tips = [
  'Start the lines of your experience with bullet points. Job title, location and company need none.',
  'Do not use a two-column layout.',
  'Keep it to 1–2 pages.',
];

type Props = {
  /** The server's own sentence, when it had one. */
  message: string | undefined;
  /** The server or the network failed, so the file may well be fine. */
  isOurs?: boolean;
  onAgain: () => void;
};

export function UploadError({ message, isOurs = false, onAgain }: Props) {
  const { isSignedIn } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div role="alert" className="flex flex-1 flex-col items-start gap-4 border-pen border-t-2 p-6">
      <h2 ref={title} tabIndex={-1} className="text-22">
        Something went wrong
      </h2>
      <p>
        {isOurs
          ? 'This was not your file: it did not reach us whole, or we could not look at it just now.'
          : 'There is an issue with your resume file or format that prevents us from grading it.'}
        {isSignedIn && ' You were not charged.'}
      </p>
      {message && <p className="border-pen border-l-2 pl-4 font-medium">{message}</p>}
      {!isOurs && <Tips />}
      <Button onClick={onAgain}>Upload Again</Button>
    </div>
  );
}

function Tips() {
  return (
    <div className="text-14 text-soft">
      <p className="font-semibold text-ink">What helps most files</p>
      <ul className="mt-1 list-disc pl-4">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
