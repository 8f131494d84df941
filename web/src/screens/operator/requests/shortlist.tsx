import { type RequestDesk, sendShortlist } from '@redmark/contract';
import { useCall } from '../../../parts/calls/use-call.ts';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { momentText } from '../moment-text.ts';
import { ListedPerson } from './listed-person.tsx';

type Props = { desk: RequestDesk; onChanged: (desk: RequestDesk) => void; onPlaced: () => unknown };

/** Who is on the shortlist, and the letter to the employer. */
export function Shortlist({ desk, onChanged, onPlaced }: Props) {
  const { request, entries, sent, placements } = desk;
  const { id } = request;
  const sending = useCall(sendShortlist, {
    onSuccess(changed) {
      onChanged(changed);
      void notify('success', 'The shortlist is on its way to the employer.');
    },
  });
  if (entries.length === 0)
    return <p className="text-soft">Nobody yet. Add two or three people from the search below.</p>;
  return (
    <div className="flex flex-col gap-6">
      <ul aria-label="Shortlist" className="border-line border-b">
        {entries.map((entry) => (
          <ListedPerson key={entry.id} desk={desk} entry={entry} onChanged={onChanged} onPlaced={onPlaced} />
        ))}
      </ul>
      {placements.length > 0 && (
        <p role="status">Placed: {placements.map(({ role, invoice }) => `${role}, invoice ${invoice}`).join('; ')}.</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sending.mutate({ params: { id } });
        }}
        className="flex flex-col items-start gap-2"
      >
        <SubmitButton busy={sending.isPending}>{sent ? 'Send the shortlist again' : 'Send the shortlist'}</SubmitButton>
        <p className="text-14 text-soft">
          {sent
            ? `Sent ${momentText(sent.at)}; its link works until ${momentText(sent.expiresAt)}. A new letter ends it.`
            : 'The employer gets a link to those who accepted.'}
        </p>
      </form>
    </div>
  );
}
