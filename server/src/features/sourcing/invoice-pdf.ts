import type { Brand } from '@redmark/contract';
import { type PageText, textPagePdf } from '../../base/text-page-pdf.ts';
import type { PlacementRow } from './placement-records.ts';
import { invoiceName } from './present-placement.ts';

const left = 64;
const right = 531;
const small = 9;
const normal = 11;

/** An invoice on one page of A4. */
export function invoicePdf(
  row: PlacementRow,
  brand: Pick<Brand, 'name' | 'operator' | 'address' | 'supportEmail'>,
): Uint8Array {
  const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
  const fee = `${money.format(row.fee_cents / 100)} ${row.currency}`;
  const name = invoiceName(row);
  const lines = (texts: readonly string[], top: number): PageText[] =>
    texts.map((text, n) => ({ text, x: left, y: top + n * 15, size: normal }));
  const pair = (label: string, value: string, y: number, bold = false): PageText[] => [
    { text: label, x: left, y, size: normal, bold },
    { text: value, x: right, y, size: normal, bold, align: 'right' },
  ];
  return textPagePdf({
    title: `Invoice ${name}`,
    texts: [
      { text: brand.name, x: left, y: 80, size: 18, bold: true },
      ...[brand.operator, ...brand.address, brand.supportEmail].map(
        (text, n): PageText => ({
          text,
          x: right,
          y: 72 + n * 13,
          size: small,
          align: 'right',
        }),
      ),
      { text: 'Bill to', x: left, y: 170, size: small },
      ...lines(row.bill_to.split('\n').slice(0, 8), 188),
      { text: `Invoice ${name}`, x: left, y: 350, size: 24, bold: true },
      ...pair('Date', dayText(row.invoiced_on), 385),
      ...pair('Due', dayText(row.due_on), 402),
      ...pair(`Placement: ${row.role}, from ${dayText(row.starts_on)}`, '', 448),
      ...pair('Salary of the first year', `${money.format(row.salary)} ${row.currency}`, 470),
      ...pair(`Fee of ${row.fee_points / 100} %`, fee, 490),
      ...pair('Total due', fee, 526, true),
      { text: `Please pay by ${dayText(row.due_on)} and name invoice ${name}.`, x: left, y: 580, size: normal },
    ],
    rules: [
      { x: left, to: right, y: 424 },
      { x: left, to: right, y: 506 },
    ],
  });
}
