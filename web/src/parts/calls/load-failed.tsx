import type { ReactNode } from 'react';
import { messageOf } from '../../api/refused.ts';
import { Button } from '../controls/button.tsx';

type Props = {
  query: { error: Error | null; refetch: () => unknown };
  size?: 'small' | 'normal';
  say?: (error: unknown) => string;
  /** What else can be done, beside trying again. */
  children?: ReactNode;
};

/** The message in place of something that could not be loaded, with a way to try again. */
export function LoadFailed({ query: { error, refetch }, size = 'normal', say = messageOf, children }: Props) {
  return (
    <div role="alert" className={`flex flex-col items-start ${size === 'small' ? 'gap-3' : 'gap-4'}`}>
      <p>{say(error)}</p>
      <div className="flex gap-3">
        <Button look="quiet" size={size} onClick={() => void refetch()}>
          Try again
        </Button>
        {children}
      </div>
    </div>
  );
}
