import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a line below the time that the next one goes on with in small letters is text', () => {
  expect(
    jobsIn(`
    # Experience
    **Ledger Clerk**
    HARBOR WORKS LTD
    MAY 2013 TO PRESENT
    Clerk of all the ledgers of nine mills
    and their yards in two towns and of the scales
    - Counted stock in two warehouses`),
  ).toEqual(['Ledger Clerk / HARBOR WORKS LTD / MAY 2013 TO PRESENT']);
});

test('a long line below the time that nothing goes on with stays in the header', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works Ltd**
    June 2011 – May 2014
    Senior Officer for the Ledgers of Nine Mills
    - Counted stock in two warehouses`),
  ).toEqual(['Senior Officer for the Ledgers of Nine Mills / Harbor Works Ltd / June 2011 – May 2014']);
});
