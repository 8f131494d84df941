import type { InvoiceDefaults } from '@redmark/contract';
import { useState } from 'react';
import { SelectField } from '../../../parts/form/select-field.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import type { usePlainForm } from '../../../parts/form/use-plain-form.ts';

type Props = { defaults: InvoiceDefaults; field: ReturnType<typeof usePlainForm>['field'] };

const kinds = [
  ['rate', 'At a rate'],
  ['reverse', 'Reverse charge'],
  ['none', 'No tax'],
] as const;

/** How an invoice is taxed, and what that choice needs besides. */
export function TaxFields({ defaults: { taxName, taxPercent, hasTaxNumber }, field }: Props) {
  const start = taxPercent === null ? 'none' : 'rate';
  const [kind, setKind] = useState<string>(start);
  if (!hasTaxNumber)
    return (
      <p className="text-14 text-soft">
        <input type="hidden" name="taxKind" value="none" />
        The invoice has no tax. To charge it, set <code>INVOICE_TAX_NUMBER</code> on the server.
      </p>
    );
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <SelectField
        label="Tax"
        options={kinds}
        defaultValue={start}
        {...field('taxKind')}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
      />
      <div hidden={kind !== 'rate'}>
        <TextField
          label={`${taxName} in percent`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={taxPercent ?? ''}
          {...field('taxPercent')}
        />
      </div>
      <div hidden={kind !== 'reverse'}>
        <TextField
          label="Tax number of who pays"
          autoComplete="off"
          hint={`They account for ${taxName}, and the invoice says so. Check the number with the authorities first.`}
          {...field('buyerTaxNumber')}
        />
      </div>
    </div>
  );
}
