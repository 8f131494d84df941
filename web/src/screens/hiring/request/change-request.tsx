import { changeHiringRequest, type HiringRequest, type HiringWishes } from '@redmark/contract';
import { call } from '../../../api/call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { usePlainForm } from '../../../parts/form/use-plain-form.ts';
import { WishInputs } from './wish-inputs.tsx';

type Props = {
  linkKey: string;
  request: HiringRequest;
  onChanged: (request: HiringRequest) => void;
  onCancel: () => void;
};

/** The form with what the request has now. The address it was confirmed from stays. */
export function ChangeRequest({ linkKey, request, onChanged, onCancel }: Props) {
  const { field, isSending, submit } = usePlainForm<HiringWishes>({
    read: async (values) => (await import('./request-fields.ts')).readWishes(values),
    send: async (wishes) => onChanged(await call(changeHiringRequest, { body: { key: linkKey, wishes } })),
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Change request" className="flex flex-col gap-5">
      <WishInputs field={field} now={request.wishes} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>Save changes</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
