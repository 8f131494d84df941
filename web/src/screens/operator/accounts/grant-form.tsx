import { consoleGrant, grantedCreditsMost, grantReasonMaxLength } from '@redmark/contract';
import { useRef } from 'react';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { creditsText } from '../../../parts/billing/money.ts';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { notify } from '../../../parts/toasts/notify.ts';

const howMany = `Type a whole number up to ${grantedCreditsMost}; with a minus sign credits are taken.`;
const fields = z.object({
  credits: z
    .string()
    .trim()
    .regex(/^[+-]?\d{1,4}$/, howMany)
    .refine((text) => Number(text) !== 0 && Math.abs(Number(text)) <= grantedCreditsMost, howMany),
  reason: z
    .string()
    .trim()
    .min(3, 'Say why, so that the owner and the next operator understand it.')
    .max(grantReasonMaxLength, 'This reason is too long.'),
});
const loadFields = async () => ({ fields });
const start = { credits: '', reason: '' };

export function GrantForm({ id, onDone }: { id: string; onDone: () => unknown }) {
  const { register, handleSubmit, formState, setError, reset } = useFields(loadFields, start);
  // The same for every try of one deed, so that a lost answer does not give twice.
  const reference = useRef(crypto.randomUUID());

  const send = handleSubmit(async ({ credits, reason }) => {
    const body = { credits: Number(credits), reason, reference: reference.current };
    try {
      const { credits: balance } = await call(consoleGrant, { params: { id }, body });
      void notify('success', `The account has ${creditsText(balance)} now`);
      reference.current = crypto.randomUUID();
      reset();
      await onDone();
    } catch (refused) {
      setError('credits', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex max-w-xl flex-col gap-4">
      <TextField
        label="Credits to give"
        hint="With a minus sign they are taken."
        autoComplete="off"
        error={formState.errors.credits?.message}
        {...register('credits')}
      />
      <TextField label="Reason" autoComplete="off" error={formState.errors.reason?.message} {...register('reason')} />
      <SubmitButton busy={formState.isSubmitting} className="self-start">
        Book
      </SubmitButton>
    </form>
  );
}
