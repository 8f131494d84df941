import { feedbackMinLength, messageMaxLength, type Rating, submitFeedback } from '@redmark/contract';
import { type FormEvent, useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { lines } from '../../../parts/form/rules.ts';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextArea } from '../../../parts/form/text-area.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { StarRating } from './star-rating.tsx';

type Props = { open: boolean; onOpen: (open: boolean) => void };
type Complaints = { rating?: string | undefined; message?: string | undefined };

export function FeedbackModal({ open, onOpen }: Props) {
  const [rating, setRating] = useState<Rating>();
  const [complaints, setComplaints] = useState<Complaints>({});
  const send = useCall(submitFeedback, {
    onSuccess(said) {
      onOpen(false);
      void notify('success', said.message);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (send.isPending) return;
    const message = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    const found = { rating: rating ? undefined : 'Please choose one to five stars', message: complaintAbout(message) };
    setComplaints(found);
    if (!rating || found.message) {
      const first = found.rating ? 'input[name="rating"]' : 'textarea';
      return event.currentTarget.querySelector<HTMLElement>(first)?.focus();
    }
    void send.mutate({ body: { rating, message } });
  }

  return (
    <Modal
      open={open}
      onOpen={onOpen}
      title="How satisfied are you with these results?"
      text="It helps us to find out which marks help, and which do not."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <StarRating
          rating={rating}
          error={complaints.rating}
          onRate={(given) => {
            setRating(given);
            setComplaints((now) => ({ ...now, rating: undefined }));
          }}
        />
        <TextArea
          label="Your feedback"
          name="message"
          rows={4}
          maxLength={messageMaxLength}
          error={complaints.message}
          onBlur={({ currentTarget: { value } }) =>
            setComplaints((now) => ({ ...now, message: complaintAbout(value) }))
          }
        />
        <SubmitButton busy={send.isPending} className="self-start">
          Submit Feedback
        </SubmitButton>
      </form>
    </Modal>
  );
}

const rule = lines({ minLength: feedbackMinLength });
const complaintAbout = (message: string) => rule.safeParse(message).error?.issues[0]?.message;
