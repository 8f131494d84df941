import type { Advert } from '@redmark/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../../../parts/calls/load-failed.tsx';
import { Button } from '../../../../parts/controls/button.tsx';
import { Question } from '../../../../parts/dialog/question.tsx';
import { dateText } from '../../../../parts/report/report-words.ts';
import type { Adverts } from './use-adverts.ts';

type Props = { adverts: Adverts; busy: boolean; onMatch: (text: string) => void };

/** The adverts that are kept with the report, to be matched again or removed. */
export function SavedAdverts({ adverts: { query, remove }, busy, onMatch }: Props) {
  const [leaving, setLeaving] = useState<Advert>();
  if (query.isError) return <LoadFailed query={query} size="small" />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="saved-adverts" className="flex flex-col gap-3">
      <h3 id="saved-adverts" className="text-22">
        Saved adverts
      </h3>
      <ul className="border-line border-t">
        {query.data.map((advert) => (
          <li key={advert.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium break-words">{advert.title}</span>
              <span className="figures text-14 text-soft">Saved {dateText(advert.savedAt)}</span>
            </span>
            <Button look="quiet" size="small" aria-disabled={busy} onClick={() => busy || onMatch(advert.text)}>
              Match<span className="sr-only"> {advert.title}</span>
            </Button>
            <Button look="ghost" size="small" aria-label={`Remove ${advert.title}`} onClick={() => setLeaving(advert)}>
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <Question
        open={leaving !== undefined}
        onOpen={(open) => open || setLeaving(undefined)}
        title="Remove this advert?"
        text={`“${leaving?.title ?? ''}” is removed from this report. This cannot be undone.`}
        verb="Remove"
        isGrave
        onYes={async () => {
          if (leaving) await remove(leaving.id);
          setLeaving(undefined);
        }}
      />
    </section>
  );
}
