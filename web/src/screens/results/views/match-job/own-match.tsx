import { type Match, matchAdvert } from '@redmark/contract';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../../parts/calls/use-call.ts';
import { type Marks, ReadPage, type Spot } from '../read-page.tsx';
import { ViewHead } from '../view-head.tsx';
import { AdvertForm } from './advert-form.tsx';
import { MatchResult } from './match-result.tsx';
import { SavedAdverts } from './saved-adverts.tsx';
import { useAdverts } from './use-adverts.ts';

type Matched = { match: Match; text: string };

/** The form for an advert with those that were kept, and then the match beside the page. */
export function OwnMatch({ resumeId }: { resumeId: string }) {
  const [matched, setMatched] = useState<Matched>();
  const [spot, setSpot] = useState<Spot>();
  const top = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const adverts = useAdverts(resumeId);
  const matching = useCall(matchAdvert, {
    onSuccess: (match, { body: { text } }) => setMatched({ match, text }),
  });
  const ask = (text: string) => void matching.mutate({ params: { id: resumeId }, body: { text } });

  // What replaces the form is brought into view, and read first by a screen reader.
  useEffect(() => {
    if (!matched) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [matched]);

  function show(shown: Spot) {
    setSpot(shown);
    pages.current?.scrollIntoView({ block: 'nearest' });
  }

  function again() {
    setMatched(undefined);
    setSpot(undefined);
  }

  return (
    <div className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] desktop:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] desktop:gap-12">
      <div ref={top} tabIndex={-1} className="flex min-w-0 scroll-mt-6 flex-col gap-8 outline-none">
        {matched ? (
          <MatchResult
            {...matched}
            resumeId={resumeId}
            adverts={adverts}
            onSpot={setSpot}
            onShow={show}
            onAgain={again}
          />
        ) : (
          <>
            <ViewHead title="Match a job">
              Paste a job advert and see, line by line, what your resume proves of it. Your grade stays as it is, and
              nobody else sees this.
            </ViewHead>
            <AdvertForm busy={matching.isPending} onMatch={ask} />
            <SavedAdverts adverts={adverts} busy={matching.isPending} onMatch={ask} />
          </>
        )}
      </div>
      <div ref={pages} className="laptop:sticky laptop:top-6">
        <ReadPage spot={spot} marks={matched ? marksOf(matched.match) : []} />
      </div>
    </div>
  );
}

function marksOf({ demands }: Match): Marks[] {
  const boxesOf = (status: 'shown' | 'listed') => {
    const all = demands.filter((demand) => demand.status === status).flatMap(({ proofs }) => proofs);
    return [...new Map(all.map(({ text, boxes }) => [text, boxes])).values()].flat();
  };
  const shown = boxesOf('shown');
  const drawn = new Set(shown.map(({ page, box }) => `${page} ${box.join(' ')}`));
  const listed = boxesOf('listed').filter(({ page, box }) => !drawn.has(`${page} ${box.join(' ')}`));
  return [
    { look: 'listed', boxes: listed },
    { look: 'shown', boxes: shown },
  ];
}
