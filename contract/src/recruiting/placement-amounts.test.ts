import { expect, test } from 'vitest';
import { placementAmounts } from './placement-amounts.ts';
import { TaxChoice } from './placement-tax.ts';

const at = (percent: number) => ({ kind: 'rate', percent }) as const;

test.each([
  ['a whole number', { salary: 70_000, feePercent: 18, tax: at(20) }, [1_260_000, 252_000, 1_512_000]],
  [
    'a fee of three quarters of a cent',
    { salary: 80_001, feePercent: 18.25, tax: at(20) },
    [1_460_018, 292_004, 1_752_022],
  ],
  ['half a cent of tax', { salary: 1, feePercent: 50, tax: at(19) }, [50, 10, 60]],
  ['a little less than half a cent', { salary: 1, feePercent: 24, tax: at(18.7) }, [24, 4, 28]],
  ['a rate no binary fraction has', { salary: 100, feePercent: 1, tax: at(8.25) }, [100, 8, 108]],
  ['the most there is', { salary: 10_000_000, feePercent: 100, tax: at(50) }, [1e9, 5e8, 1.5e9]],
  [
    'reverse charge',
    { salary: 70_000, feePercent: 18, tax: TaxChoice.parse({ kind: 'reverse', buyerTaxNumber: 'GB123456789' }) },
    [1_260_000, 0, 1_260_000],
  ],
  ['no tax', { salary: 70_000, feePercent: 18, tax: { kind: 'none' } }, [1_260_000, 0, 1_260_000]],
] as const)('%s is rounded once', (_, placed, [fee, tax, gross]) => {
  expect(placementAmounts(placed)).toEqual({ fee, tax, gross });
});

test('reverse charge demands the tax number of who pays, and takes it as it is typed', () => {
  const read = (buyerTaxNumber?: string) => TaxChoice.safeParse({ kind: 'reverse', buyerTaxNumber }).data;
  for (const number of ['gb 123 4567 89', ' ATU12345678', 'CHE-123.456.788 MWST', '12/345/67890'])
    expect(read(number)).toMatchObject({ buyerTaxNumber: number.trim().toUpperCase() });
  for (const number of [undefined, '', 'GB', 'none yet', 'GB12\n3456', '-1234', '1'.repeat(40)])
    expect(read(number)).toBeUndefined();
});

test('a rate is a percentage with up to two decimals', () => {
  const read = (percent: number) => TaxChoice.safeParse({ kind: 'rate', percent }).success;
  expect([0.01, 8.25, 20, 50].map(read)).toEqual([true, true, true, true]);
  expect([-1, 0, 8.255, 50.01, Number.NaN].map(read)).toEqual([false, false, false, false, false]);
});
