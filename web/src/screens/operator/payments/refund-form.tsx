import { type ConsolePayment, consoleRefund, refundReasonMaxLength } from '@redmark/contract';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { money } from '../../../parts/billing/money.ts';
import { Question } from '../../../parts/dialog/question.tsx';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { notify } from '../../../parts/toasts/notify.ts';
import { centsOf } from './cents-of.ts';

const fields = z.object({
  amount: z.string().refine((text) => centsOf(text) !== undefined, 'Type an amount such as 4.99.'),
  reason: z
    .string()
    .trim()
    .min(3, 'Say why, so that the next operator understands it.')
    .max(refundReasonMaxLength, 'This reason is too long.'),
});
const loadFields = async () => ({ fields });

type Props = { payment: ConsolePayment; who: string; onDone: () => unknown; onCancel: () => void };
type Wanted = { cents: number; reason: string };

export function RefundForm({ payment: { id, cents, refundedCents, currency }, who, onDone, onCancel }: Props) {
  const left = cents - refundedCents;
  const start = { amount: (left / 100).toFixed(2), reason: '' };
  const { register, handleSubmit, formState, setError } = useFields(loadFields, start);
  const [wanted, setWanted] = useState<Wanted>();
  // The same for every try of one deed, so that a lost answer does not refund twice.
  const reference = useRef({ id: crypto.randomUUID(), of: '' });

  const ask = handleSubmit(({ amount, reason }) => {
    const asked = centsOf(amount) ?? 0;
    if (asked > left) return setError('amount', { message: `At most ${money(left, currency)} is left.` });
    setWanted({ cents: asked, reason });
  });

  async function refund() {
    if (!wanted) return;
    const of = JSON.stringify(wanted);
    if (reference.current.of !== of) reference.current = { id: crypto.randomUUID(), of };
    try {
      await call(consoleRefund, { params: { id }, body: { ...wanted, reference: reference.current.id } });
      void notify('success', `${money(wanted.cents, currency)} was refunded`);
      await onDone();
    } catch (refused) {
      setError('amount', { message: messageOf(refused) });
      setWanted(undefined);
    }
  }

  return (
    <form noValidate onSubmit={ask} className="flex max-w-xl flex-col gap-4">
      <TextField
        label={`Amount in ${currency.toUpperCase()}`}
        inputMode="decimal"
        autoComplete="off"
        hint="Credits are taken back in proportion, as far as they are not spent. A monthly plan goes on."
        error={formState.errors.amount?.message}
        {...register('amount')}
      />
      <TextField
        label="Reason"
        autoComplete="off"
        hint="For operators alone."
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <FormEnd verb="Refund" busy={formState.isSubmitting} onCancel={onCancel} />
      <Question
        open={wanted !== undefined}
        onOpen={(open) => open || setWanted(undefined)}
        title={`Refund ${money(wanted?.cents ?? 0, currency)}?`}
        text={`The money goes back to ${who} through the payment service. This cannot be undone.`}
        verb="Refund"
        isGrave
        onYes={refund}
      />
    </form>
  );
}
