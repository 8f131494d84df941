import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as contract from '@redmark/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { invoiceTermsOf } from '../../config/invoice-terms.ts';
import { startDesk } from '../../testing/recruiting/hiring-desk.ts';
import { createPlacements } from './placements.ts';

const hired = {
  salary: 80_001,
  currency: 'USD',
  feePercent: 18.25,
  startsOn: '2027-01-04',
  billTo: 'Erie Lanes Inc.\n12 Dock Street\nCleveland, OH 44114',
  tax: { kind: 'none' },
} as const;
const seller = {
  INVOICE_SELLER: 'Ockham Careers Ltd',
  INVOICE_ADDRESS: '3 Mill Lane; Leeds LS1 4AB',
  INVOICE_TAX_NUMBER: 'GB123456789',
  INVOICE_TAX_RATE: '20',
  INVOICE_PAYMENT: 'Northern Bank; Sort code 00-00-00; Account 12345678',
  INVOICE_PREFIX: 'OC-',
};

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Somebody who accepted, and what is needed to place them. */
async function startHired(settings: Record<string, string> = {}) {
  const desk = await startDesk(1, settings);
  const entryId = await desk.entryOf();
  await desk.accept();
  const place = (tax: contract.TaxChoice) => ({
    params: { ...desk.params, entryId },
    body: { ...hired, tax },
    token: desk.token,
  });
  const pdfOf = async (id: string) => await invoiceText(desk, id);
  return { ...desk, entryId, place, pdfOf };
}

async function invoiceText({ send, token }: Pick<Desk, 'send' | 'token'>, id: string): Promise<string> {
  return (await send(contract.placementInvoice, { params: { id }, token })).rawPayload.toString('latin1');
}

test('a placement is made once, with its fee, and its invoice is a PDF', async () => {
  const { accept, call, send, params, token, entryOf, codeOf, desk } = await startDesk();
  const entryId = await entryOf();
  const asked = { params: { ...params, entryId }, body: hired, token };
  expect(await codeOf(contract.placeCandidate, asked)).toBe('not_accepted');
  await accept();
  const at = '2026-12-01T15:00:00.000Z';
  await call(contract.noteInterview, { params: { ...params, entryId }, body: { at }, token });
  expect((await desk()).entries[0]?.interviewAt).toBe(at);
  const placed = await call(contract.placeCandidate, asked);
  expect(placed).toMatchObject({ invoice: '2026-0001', feeCents: 1_460_018, dueOn: '2026-12-21', paidOn: null });
  expect(await call(contract.placeCandidate, { ...asked, body: { ...hired, salary: 1 } })).toEqual(placed);
  const invoice = await send(contract.placementInvoice, { params: { id: placed.id }, token });
  expect(invoice.headers['content-type']).toBe('application/pdf');
  expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(invoice.rawPayload.toString('latin1')).toContain('14,600.18 USD');
  expect((await call(contract.listPlacements, { token })).sums).toEqual([
    { currency: 'USD', due: 1_460_018, overdue: 0, paid: 0 },
  ]);
  await call(contract.notePayment, { params: { id: placed.id }, body: { paidOn: '2026-12-10' }, token });
  expect((await call(contract.listPlacements, { token })).sums).toMatchObject([{ due: 0, paid: 1_460_018 }]);
});

test('tax at a rate is on the invoice, in what is due, and in the list', async () => {
  const { place, call, pdfOf, desk, token } = await startHired(seller);
  expect((await desk()).invoicing).toEqual({ taxName: 'VAT', taxPercent: 20, hasTaxNumber: true });
  const placed = await call(contract.placeCandidate, place({ kind: 'rate', percent: 20 }));
  const tax = { kind: 'rate', name: 'VAT', percent: 20, cents: 292_004, buyerTaxNumber: '' };
  expect(placed).toMatchObject({ invoice: 'OC-2026-0001', feeCents: 1_460_018, tax, grossCents: 1_752_022 });
  const pdf = await pdfOf(placed.id);
  for (const text of ['Net', '14,600.18 USD', 'VAT of 20 %', '2,920.04 USD', 'Total due', '17,520.22 USD'])
    expect(pdf).toContain(`(${text}) Tj`);
  for (const text of ['Ockham Careers Ltd', 'Leeds LS1 4AB', 'VAT number GB123456789', 'Pay to', 'Account 12345678'])
    expect(pdf).toContain(`(${text}) Tj`);
  const list = await call(contract.listPlacements, { token });
  expect(list.sums).toEqual([{ currency: 'USD', due: 1_752_022, overdue: 0, paid: 0 }]);
});

test('reverse charge adds nothing and names both tax numbers; it is refused without that of who pays', async () => {
  const { place, call, codeOf, pdfOf } = await startHired(seller);
  expect(await codeOf(contract.placeCandidate, place({ kind: 'reverse', buyerTaxNumber: ' ' }))).toBe('bad_request');
  const placed = await call(contract.placeCandidate, place({ kind: 'reverse', buyerTaxNumber: 'atu12345678' }));
  expect(placed).toMatchObject({ tax: { cents: 0, buyerTaxNumber: 'ATU12345678' }, grossCents: 1_460_018 });
  const pdf = await pdfOf(placed.id);
  for (const text of [
    'Reverse charge: the recipient accounts for VAT.',
    'VAT number ATU12345678',
    'VAT number GB123456789',
  ])
    expect(pdf).toContain(`(${text}) Tj`);
  expect(pdf).not.toContain('(Net)');
});

test('who has no tax number makes no invoice with tax, and nothing is noted', async () => {
  const { place, call, codeOf, desk, token } = await startHired();
  expect((await desk()).invoicing).toEqual({ taxName: 'VAT', taxPercent: null, hasTaxNumber: false });
  for (const tax of [
    { kind: 'rate', percent: 20 },
    { kind: 'reverse', buyerTaxNumber: 'ATU12345678' },
  ] as const)
    expect(await codeOf(contract.placeCandidate, place(tax))).toBe('tax_number_missing');
  expect((await call(contract.listPlacements, { token })).placements).toEqual([]);
});

test('an invoice stays as it was made when the settings change', async () => {
  const { place, call, pdfOf, platform } = await startHired(seller);
  const { id } = await call(contract.placeCandidate, place({ kind: 'rate', percent: 20 }));
  const before = await pdfOf(id);
  const invoicing = invoiceTermsOf(readConfig({ INVOICE_SELLER: 'Somebody else', INVOICE_PREFIX: 'XX-' }));
  const brand = { ...platform.services.brand, name: 'Fairpage', operator: 'Fairpage GmbH' };
  const { chunks } = await createPlacements({ ...platform.services, invoicing, brand }).invoice(id);
  expect((await buffer(Readable.from(chunks))).toString('latin1')).toBe(before);
});

test('a placement of an earlier version has no tax and names the operator of the brand', async () => {
  const desk = await startDesk(0);
  const { db, call, token } = desk;
  const id = crypto.randomUUID();
  await sql`insert into placement (id, number, request_id, entry_id, company, role, bill_to, salary, currency, fee_points,
    fee_cents, starts_on, invoiced_on, due_on) values (${id}, 7, ${id}, ${id}, 'Erie Lanes', 'Analyst', 'Erie Lanes', 1000,
    'EUR', 1000, 10000, '2026-10-01', '2026-09-01', '2026-10-01')`.execute(db);
  const { placements, sums } = await call(contract.listPlacements, { token });
  expect(placements).toMatchObject([{ invoice: '2026-0007', tax: { kind: 'none', cents: 0 }, grossCents: 10_000 }]);
  expect(sums).toEqual([{ currency: 'EUR', due: 10_000, overdue: 10_000, paid: 0 }]);
  expect(await invoiceText(desk, id)).toContain('(Redmark) Tj');
});
