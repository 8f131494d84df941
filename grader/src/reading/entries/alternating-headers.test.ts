import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('employers and dated posts that alternate are a job each, also where a post has a single year', () => {
  expect(
    jobsIn(`
# Experience
Harbor City Plus
Computer Technician (2015)
Quill Tech LTD
Stock Clerk (2014-2015)
Delta Price LTD
Merchandiser (2013-2014)`),
  ).toEqual([
    'Computer Technician / Harbor City Plus / 2015',
    'Stock Clerk / Quill Tech LTD / 2014-2015',
    'Merchandiser / Delta Price LTD / 2013-2014',
  ]);
});

test('a line below a dated post that ends its header begins no job', () => {
  expect(
    jobsIn(`
# Experience
Harbor Works Ltd
Stock Clerk (2014-2015)
Leeds
Delta Foods Ltd
Merchandiser (2013-2014)`)[0],
  ).toBe('Stock Clerk / Harbor Works Ltd / 2014-2015');
});

test('employers with their places and posts with a year behind a comma alternate, too', () => {
  expect(
    jobsIn(`
    # Experience
    Norvale Sportswear | Hilliard, OH
    Stores Clerk, 2014
    Teskell Wool | Columbus, OH
    Night Porter, 2011 – 2013`),
  ).toEqual(['Stores Clerk / Norvale Sportswear / 2014', 'Night Porter / Teskell Wool / 2011 – 2013']);
});
