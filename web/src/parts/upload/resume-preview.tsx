import { pageSize, type Thumbnail } from '@redmark/contract';
import { ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Visit } from '../../session/visit.ts';
import { LinkButton } from '../controls/button.tsx';
import { Pager } from '../controls/pager.tsx';
import { PageImage } from '../report/page-image.tsx';
import { FileLine } from './file-line.tsx';
import { StartGrading } from './start-grading.tsx';
import { WhatItTakes } from './what-it-takes.tsx';

type Props = { visit: Visit; pages: Thumbnail | undefined; onClose: () => void };

/** The uploaded file, before anything is graded. */
export function ResumePreview({ visit, pages, onClose }: Props) {
  const [page, setPage] = useState(0);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Your resume"
      className="rise relative grid gap-6 p-6 tablet:grid-cols-[11.5rem_minmax(0,1fr)]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <div className="pr-10">
          <FileLine fileName={visit.fileName} size={visit.size} />
        </div>
        <p className="text-14 text-soft">
          {pages ? 'This is how your page reaches us. Nothing has been graded yet.' : 'Opening your file…'}
        </p>
        {/* On phones the page comes after the button, which would be below the fold otherwise. */}
        <div className="mt-auto flex flex-col gap-3">
          {visit.step === 'uploaded' && <WhatItTakes visit={visit} />}
          <NextStep visit={visit} ready={pages !== undefined} />
        </div>
      </div>
      <div className="flex flex-col items-center gap-2 tablet:order-first">
        <div className="w-full max-w-72 border border-page-line">
          <PageImage src={pages?.mid[page]} alt={`Page ${page + 1} of ${visit.fileName}`} size={pageSize.desktop} />
        </div>
        <Pager page={page} count={pages?.big.length || 1} onPage={setPage} />
      </div>
      <button
        type="button"
        aria-label="Close and choose another file"
        onClick={onClose}
        className="absolute top-3 right-3 grid size-10 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </section>
  );
}

function NextStep({ visit, ready }: { visit: Visit; ready: boolean }) {
  if (visit.step === 'uploaded') return <StartGrading visit={visit} ready={ready} />;
  return (
    <LinkButton to={visit.step === 'graded' ? '/results' : '/preprocessing'}>
      {visit.step === 'graded' ? 'Open your report' : 'See how far it is'}
      <ArrowRight aria-hidden="true" className="size-5" />
    </LinkButton>
  );
}
