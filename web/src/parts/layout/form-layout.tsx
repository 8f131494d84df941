import type { ReactNode } from 'react';
import { ArrivalHeading } from './arrival-heading.tsx';
import { Shell } from './shell.tsx';

type Props = { title: string; lead?: ReactNode; aside: ReactNode; children: ReactNode };

/** A screen with one form, and a sketch beside it where there is room. */
export function FormLayout({ title, lead, aside, children }: Props) {
  return (
    <Shell>
      <div className="for-unknown wrap grid flex-1 items-start gap-12 py-10 laptop:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] laptop:gap-24 laptop:py-16">
        <div className="mx-auto flex w-full max-w-md flex-col gap-8 laptop:mx-0">
          <div className="flex flex-col gap-3">
            <ArrivalHeading key={title} className={title.length > 24 ? 'text-36' : 'text-36 tablet:text-48'}>
              {title}
            </ArrivalHeading>
            {lead && <div className="text-18 text-soft">{lead}</div>}
          </div>
          {children}
        </div>
        <div className="hidden justify-items-center laptop:grid">{aside}</div>
      </div>
    </Shell>
  );
}

export const inlineLink = 'font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink';
