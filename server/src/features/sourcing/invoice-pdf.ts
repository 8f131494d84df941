import type { Brand } from '@redmark/contract';
import { type PageText, textPagePdf } from '../../base/text-page-pdf.ts';
import type { PlacementRow } from './placement-records.ts';
import { invoiceName } from './present-placement.ts';

const left = 64;
const right = 531;
const small = 9;
const normal = 11;
/** From the baseline of one row of the bill to that of the next, with and without a rule between them. */
const rowStep = 20;
const ruledStep = 36;

type Seller = Pick<Brand, 'name' | 'operator' | 'address' | 'supportEmail'>;

/** An invoice on one page of A4, as it was when it was made; `brand` stands in where that was not kept. */
export function invoicePdf(row: PlacementRow, brand: Seller): Uint8Array {
  const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const money = (cents: number) => `${number.format(cents / 100)} ${row.currency}`;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
  const name = invoiceName(row);
  const [heading = '', ...seller] =
    row.seller === '' ? [brand.name, brand.operator, ...brand.address, brand.supportEmail] : row.seller.split('\n');
  const buyerNumber = row.buyer_tax_number === '' ? [] : [`${row.tax_name} number ${row.buyer_tax_number}`];
  const texts: PageText[] = [
    { text: heading, x: left, y: 80, size: 18, bold: true },
    ...seller.map((text, n): PageText => ({ text, x: right, y: 72 + n * 13, size: small, align: 'right' })),
    { text: 'Bill to', x: left, y: 170, size: small },
    ...textLines([...row.bill_to.split('\n').slice(0, 8), ...buyerNumber], 188),
    { text: `Invoice ${name}`, x: left, y: 350, size: 24, bold: true },
    ...pair('Date', dayText(row.invoiced_on), 385),
    ...pair('Due', dayText(row.due_on), 402),
    ...pair(`Placement: ${row.role}, from ${dayText(row.starts_on)}`, '', 448),
    ...pair('Salary of the first year', `${number.format(row.salary)} ${row.currency}`, 470),
    ...pair(`Fee of ${row.fee_points / 100} %`, money(row.fee_cents), 490),
  ];
  const rules = [424, 506].map((y) => ({ x: left, to: right, y }));
  let y = 490 + ruledStep;
  if (row.tax_kind === 'rate') {
    texts.push(...pair('Net', money(row.fee_cents), y));
    texts.push(...pair(`${row.tax_name} of ${row.tax_points / 100} %`, money(row.tax_cents), y + rowStep));
    rules.push({ x: left, to: right, y: y + rowStep + 16 });
    y += rowStep + ruledStep;
  }
  texts.push(...pair('Total due', money(row.gross_cents), y, true));
  if (row.tax_kind === 'reverse')
    texts.push(...textLines([`Reverse charge: the recipient accounts for ${row.tax_name}.`], y + rowStep));
  texts.push(...textLines([`Please pay by ${dayText(row.due_on)} and name invoice ${name}.`], y + 54));
  if (row.payment !== '') texts.push(...textLines(['Pay to', ...row.payment.split('\n')], y + 80));
  return textPagePdf({ title: `Invoice ${name}`, texts, rules });
}

const textLines = (texts: readonly string[], top: number): PageText[] =>
  texts.map((text, n) => ({ text, x: left, y: top + n * 15, size: normal }));

const pair = (label: string, value: string, y: number, bold = false): PageText[] => [
  { text: label, x: left, y, size: normal, bold },
  { text: value, x: right, y, size: normal, bold, align: 'right' },
];
