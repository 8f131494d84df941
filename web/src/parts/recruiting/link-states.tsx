import type { ReactNode } from 'react';
import { messageOf } from '../../api/refused.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../layout/notice.tsx';

/** What a link of a letter shows when it opens nothing any more. */
export function LinkEnded({
  words,
  title,
  text,
  children,
}: {
  words: string;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Notice sketch={{ words, pen: 'strike' }}>
      <div role="alert" className="flex flex-col items-start gap-6">
        <h1 className="text-36 tablet:text-48">{title}</h1>
        <p className="max-w-measure text-18 text-soft">{text}</p>
      </div>
      {children}
    </Notice>
  );
}

/** What it shows when the server could not be asked. */
export function LinkFailed({
  words,
  query,
}: {
  words: string;
  query: { error: Error | null; refetch: () => unknown };
}) {
  return (
    <LinkEnded words={words} title="We could not open this page" text={messageOf(query.error)}>
      <Button onClick={() => void query.refetch()}>Try again</Button>
    </LinkEnded>
  );
}

export function LinkOpening({ text }: { text: string }) {
  return (
    <div className="wrap flex-1 py-16">
      <p role="status" className="breathe text-18 text-soft">
        {text}
      </p>
    </div>
  );
}
