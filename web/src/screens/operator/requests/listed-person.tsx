import { askCandidate, dropCandidate, type RequestDesk, type ShortlistEntry } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { momentText } from '../moment-text.ts';
import { InterviewForm } from './interview-form.tsx';
import { PlacementForm } from './placement-form.tsx';
import { stateText } from './request-words.ts';

type Props = {
  desk: RequestDesk;
  entry: ShortlistEntry;
  onChanged: (desk: RequestDesk) => void;
  onPlaced: () => unknown;
};

/** Somebody on the shortlist, and what comes next with them. */
export function ListedPerson({ desk, entry, onChanged, onPlaced }: Props) {
  const [form, setForm] = useState<'interview' | 'placement'>();
  const [isDropping, setIsDropping] = useState(false);
  const params = { id: desk.request.id, entryId: entry.id };
  const name = `${entry.firstName} ${entry.lastName}`;
  const asking = useCall(askCandidate, {
    onSuccess(desk) {
      onChanged(desk);
      void notify('success', `${entry.firstName} gets a letter.`);
    },
  });
  const dropping = useCall(dropCandidate, { onSuccess: onChanged });
  const canBeAsked = entry.state !== 'accepted' && entry.state !== 'declined';
  const close = () => setForm(undefined);

  return (
    <li className="flex flex-col gap-3 border-line border-t py-4">
      <div className="min-w-0">
        <h3 className="break-words text-18">
          {name} <span className="break-all font-sans font-normal text-14 text-soft">{entry.email}</span>
        </h3>
        <p className="break-words text-14 text-soft">{stateText(entry)}</p>
        {entry.interviewWish !== '' && <p className="whitespace-pre-line break-words">“{entry.interviewWish}”</p>}
        {entry.interviewAt && <p>Interview: {momentText(entry.interviewAt)}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {canBeAsked && (
          <Button
            size="small"
            aria-label={`${entry.state === 'chosen' ? 'Ask by mail' : 'Ask again'}: ${name}`}
            aria-busy={asking.isPending}
            onClick={() => void asking.mutate({ params })}
          >
            {entry.state === 'chosen' ? 'Ask by mail' : 'Ask again'}
          </Button>
        )}
        {entry.state === 'accepted' && (
          <>
            <Button
              size="small"
              look="quiet"
              aria-label={`Interview with ${name}`}
              onClick={() => setForm('interview')}
            >
              Interview
            </Button>
            <Button size="small" look="quiet" aria-label={`Hired: ${name}`} onClick={() => setForm('placement')}>
              Hired
            </Button>
          </>
        )}
        <Button size="small" look="bare" aria-label={`Take off ${name}`} onClick={() => setIsDropping(true)}>
          Take off
        </Button>
      </div>
      {form === 'interview' && <InterviewForm params={params} entry={entry} onChanged={onChanged} onClose={close} />}
      {form === 'placement' && <PlacementForm params={params} desk={desk} onPlaced={onPlaced} onClose={close} />}
      <Question
        open={isDropping}
        onOpen={setIsDropping}
        title={`Take ${name} off the shortlist?`}
        text="Their answer and the employer's are deleted, and a link that was sent shows them no more."
        verb="Take off"
        isGrave
        onYes={async () => {
          await dropping.mutate({ params });
          setIsDropping(false);
        }}
      />
    </li>
  );
}
