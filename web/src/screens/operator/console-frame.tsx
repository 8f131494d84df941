import { useSearchParams } from 'react-router';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { SectionNav } from './section-nav.tsx';
import { sections } from './sections.ts';

/** The console of an operator who came in: the sections, and the open one. */
export function ConsoleFrame({ email }: { email: string }) {
  const [search] = useSearchParams();
  const open = sections.find(({ id }) => id === search.get('section')) ?? sections[0];

  return (
    <div className="wrap grid flex-1 content-start gap-6 py-6 tablet:py-12 laptop:grid-cols-[14rem_minmax(0,1fr)] laptop:gap-16">
      <SectionNav openId={open.id} />
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-2">
          <ArrivalHeading className="text-36 tablet:text-48">{open.label}</ArrivalHeading>
          <p className="break-words text-14 text-soft">What you do and open here is on record as done by {email}.</p>
        </div>
        <open.View key={open.id} />
      </div>
    </div>
  );
}
