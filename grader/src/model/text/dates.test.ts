import { describe, expect, test } from 'vitest';
import { findDates } from './dates.ts';

const ranges = [
  'Jan 2020 – Mar 2023',
  'January 2020 - March 2023',
  'Jan. 2020 to Present',
  '06/2018 – 02/2021',
  '2016-2019',
  '2014–18',
  '2019/20',
  'June–August 2022',
  'Sept 2016 - Current',
  'Summer 2019 – Fall 2020',
  'Fall 2018 to date',
  '2020-01 – 2021-06',
  "Jan '19 – Mar '21",
  '1 May 2019 – 30 June 2020',
  'Oct 2014 until Dec 2015',
  'Feb 2017 through Aug 2017',
];
const singles = ['May 2019', 'Expected May 2027', '2018', 'Q3 2020', 'Spring 2021', '05/2020', 'Since 2019'];
const negatives = [
  '555-0143',
  '(512) 555-0143',
  '$2,019.50',
  'ISO 9001',
  'room 2019b',
  '#2019',
  '12345-2019',
  '99.97%',
];

describe('dates', () => {
  test.each(ranges)('%s is one whole range', (text) => {
    expect(findDates(text)).toMatchObject([{ start: 0, end: text.length, isRange: true }]);
  });

  test.each(singles)('%s is one date', (text) => {
    expect(findDates(text)).toHaveLength(1);
  });

  test.each(negatives)('%s is no date', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  test('a month borrows the year of the other end', () => {
    expect(findDates('June–August 2022')[0]).toMatchObject({
      from: { year: 2022, month: 6 },
      to: { year: 2022, month: 8 },
    });
  });

  test('ranges with short years end after they begin', () => {
    expect(findDates('1998–02')[0]).toMatchObject({ from: { year: 1998 }, to: { year: 2002 } });
  });

  test('day and month that could be either are ambiguous', () => {
    expect(findDates('03/04/2020')[0]).toMatchObject({ ambiguous: true });
    expect(findDates('25/04/2020')[0]).toMatchObject({ ambiguous: false });
  });
});
