import { answerOffer, interviewWishMaxLength, type Offer } from '@redmark/contract';
import { type FormEvent, useId } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextArea } from '../../../parts/form/text-area.tsx';
import { notify } from '../../../parts/toasts/notify.ts';

type Props = { linkKey: string; candidate: Offer['candidates'][number]; onAnswered: (offer: Offer) => void };

/** One candidate: who, the pages of the resume, and the employer's answer. */
export function Candidate({ linkKey, candidate, onAnswered }: Props) {
  const { id, card, pages, interested, interviewWish } = candidate;
  const titleId = useId();
  const name = `${card.firstName} ${card.lastName}`;
  const answering = useCall(answerOffer, {
    onSuccess(offer) {
      onAnswered(offer);
      void notify('success', 'Thank you. We have your answer.');
    },
  });
  const say = (isWanted: boolean, wish: string) =>
    void answering.mutate({ body: { key: linkKey, candidateId: id, interested: isWanted, interviewWish: wish } });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    say(true, String(new FormData(event.currentTarget).get('wish') ?? ''));
  }

  return (
    <section
      aria-labelledby={titleId}
      className="grid items-start gap-8 border-line border-t pt-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <div className="flex flex-col gap-4 laptop:sticky laptop:top-24">
        <h2 id={titleId} className="break-words text-28">
          {name}
        </h2>
        <a href={`mailto:${card.email}`} className="break-all underline underline-offset-4">
          {card.email}
        </a>
        {interested !== null && (
          <p role="status" className="text-soft">
            {interested ? 'You would like to meet.' : 'You answered: not for this job.'} You can change your answer.
          </p>
        )}
        <form onSubmit={submit} className="flex flex-col gap-3">
          <TextArea
            label={`When would you like to meet ${card.firstName}?`}
            name="wish"
            rows={3}
            maxLength={interviewWishMaxLength}
            defaultValue={interviewWish}
            hint="Days, times, by phone or on site. You may leave it empty."
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton busy={answering.isPending}>Ask for an interview</SubmitButton>
            <Button look="quiet" aria-pressed={interested === false} onClick={() => say(false, '')}>
              Not for this job
            </Button>
          </div>
        </form>
      </div>
      <div className="flex flex-col gap-6">
        {pages.map((page, at) => (
          <img
            key={page}
            src={page}
            alt={`Page ${at + 1} of the resume of ${name}`}
            loading="lazy"
            className="w-full bg-page shadow-paper"
          />
        ))}
      </div>
    </section>
  );
}
