import { type BodyOf, billToMaxLength, placeCandidate, type RequestDesk, salaryCurrencies } from '@redmark/contract';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { money } from '../../../parts/billing/money.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { SelectField } from '../../../parts/form/select-field.tsx';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextArea } from '../../../parts/form/text-area.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { usePlainForm } from '../../../parts/form/use-plain-form.ts';
import { notify } from '../../../parts/toasts/notify.ts';
import { TaxFields } from './tax-fields.tsx';

type Props = {
  params: { id: string; entryId: string };
  desk: RequestDesk;
  onPlaced: () => unknown;
  onClose: () => void;
};

/** What an invoice needs, once somebody was hired. */
export function PlacementForm({ params, desk, onPlaced, onClose }: Props) {
  const { company, person, currency } = desk.request.request.wishes;
  const [sum, setSum] = useState<string>();
  const { field, isSending, submit } = usePlainForm<BodyOf<typeof placeCandidate>>({
    read: async (values) => (await import('./placement-fields.ts')).readPlacement(values),
    async send(body) {
      const { invoice } = await call(placeCandidate, { params, body });
      void notify('success', `Invoice ${invoice} is made. It is under Placements.`);
      onClose();
      await onPlaced();
    },
  });

  /** An invoice cannot be changed, so what it will say is told before. */
  async function addUp({ currentTarget }: FormEvent<HTMLFormElement>) {
    const { amountsIn } = await import('./placement-fields.ts');
    const values = Object.fromEntries(new FormData(currentTarget));
    const amounts = amountsIn(values);
    const [fee, tax, gross] = [amounts?.fee, amounts?.tax, amounts?.gross].map((cents = 0) =>
      money(cents, String(values.currency)),
    );
    setSum(amounts && (amounts.tax === 0 ? `Total due: ${gross}` : `Fee ${fee}, tax ${tax}. Total due: ${gross}`));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={(event) => void addUp(event)}
      aria-label="Placement"
      className="flex max-w-xl flex-col gap-4"
    >
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField label="Salary of the first year" inputMode="numeric" autoComplete="off" {...field('salary')} />
        <SelectField label="Currency" options={salaryCurrencies} defaultValue={currency} {...field('currency')} />
        <TextField label="Fee in percent" inputMode="decimal" autoComplete="off" {...field('feePercent')} />
        <TextField label="First day of work" type="date" {...field('startsOn')} />
      </div>
      <TextArea
        label="Bill to"
        rows={4}
        maxLength={billToMaxLength}
        defaultValue={`${company}\n${person}`}
        hint="Name and address, as the invoice shows them."
        {...field('billTo')}
      />
      <TaxFields defaults={desk.invoicing} field={field} />
      <div role="status" className="figures font-medium">
        {sum}
      </div>
      <p className="text-14 text-soft">The invoice keeps what you type here; it cannot be changed afterwards.</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSending}>Make the invoice</SubmitButton>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
