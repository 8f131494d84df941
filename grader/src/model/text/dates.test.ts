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
  'Jan- June 2018',
  'June 16 - Current',
  'July 10 – May 14',
  'Aug11 to Nov 12',
  '2008 JAN. To 2010 FEB.',
  '22-Jan 2011 to 19 -Nov 2011',
  'July 01, 2015 to onwards',
  'Sept 2016 - Current',
  '6 March .2017 to 9 August .2019',
  'Summer 2019 – Fall 2020',
  'Fall 2018 to date',
  'Spring/Summer 2018 – Fall 2019',
  '2020-01 – 2021-06',
  '2020/10-2021/06',
  '12th May to 30th June 2019',
  '4 Nov 2011, to 19 May 2013',
  'January 2014 / August 2017',
  "Jan '19 – Mar '21",
  'Jan’19-Mar‘21',
  'July ‘2012 to August ‘2014',
  '07/04/ 2011 to 19/08/2014',
  "Nov '15 - Till",
  '1 May 2019 – 30 June 2020',
  'Oct 2014 until Dec 2015',
  'Feb 2017 through Aug 2017',
  'Jan 2020 - Till Date',
  '2014 to till date',
  '03/2021 – till now',
  "Aug' 2021 to till date",
  'Aug’ 2015 – Sept’ 2017',
  '2015-Till now',
  '7th Mar 2018 to till dated',
  '2017- TILLDATE',
  '2015 to at present',
  '2015 to as on date',
  'Jan’2010 – uptodate',
  'March-2018 to Still',
  'Apr 2018 continue',
  '14th May 2018 onwards',
  '23 rd May 2011 to 20 th April 2012',
  '6May 2018 –Currently',
  '2017To 2019',
  '22.09.2012to22.10.2014',
  '2007 ~ 2009',
  'Mai 2016 → Juin 2018',
  'Jan 1st 2015 to Dec 31st 2016',
  '2nd Jan 12 to 3rd Mar 14',
  '01/06/16 to 31/05/17',
  'Jun” 2017 To Till Date',
  'From 4 June 18',
  '12th Jan 2015 to 3rd March 2016',
  'July 2015 to the present',
  'Jan-18 to Mar-19',
  '06/18 – 02/21',
  'May 2019 – (Present)',
  '03.2019 – heute',
  '01.04.2012 bis 31.08.2014',
  'seit 04/2021',
  'janv. 2020 – aujourd’hui',
  'sept. 2015 – févr. 2019',
  'depuis mars 2019',
  '2016 à ce jour',
  'enero 2012 - abril 2017',
  'mar/2016 – dez/2019',
  'jan/2020 – atual',
  '09/2018 – oggi',
  'marzo 2014 – set. 2018',
  '2018–presente',
  'augustus 2015 – april 2019',
  '2012 tot heden',
  'Feb 2031 – Expected Nov 2034',
  '2031 - Anticipated Graduation Spring 2034',
  'VII 2015 - X 2021',
  'XII.2020 – III.2021',
  'II 2022 - present',
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
  'a set of 40 tables',
  'built out the team',
  'marco polo',
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

  test('months of other languages are months', () => {
    expect(findDates('févr. 2019 – août 2020')[0]).toMatchObject({
      from: { year: 2019, month: 2 },
      to: { year: 2020, month: 8 },
    });
    expect(findDates('(Out 2019 - o momento)')[0]).toMatchObject({ from: { year: 2019, month: 10 }, present: true });
    expect(findDates('Ago 2017 – Set 2018')[0]).toMatchObject({ to: { year: 2018, month: 9 } });
    expect(findDates('rolled it out 2019 to all')[0]).not.toMatchObject({ from: { month: 10 } });
    expect(findDates('seit 04/2021')[0]).toMatchObject({ from: { year: 2021, month: 4 }, present: true });
    expect(findDates('06/18 – 02/21')[0]).toMatchObject({
      from: { year: 2018, month: 6 },
      to: { year: 2021, month: 2 },
    });
  });

  test('whole dates with years of two digits are ends of ranges, and no dates by themselves', () => {
    expect(findDates('04-12-08 to 26-07-09')[0]).toMatchObject({
      from: { year: 2008, month: 4 },
      to: { year: 2009, month: 7 },
      ambiguous: true,
    });
    expect(findDates('26.07.09 till date')[0]).toMatchObject({ from: { year: 2009, month: 7 }, present: true });
    expect(findDates('3rd march’16 to 9th april’16')[0]).toMatchObject({ to: { year: 2016, month: 4 }, isRange: true });
    expect(findDates('Call 26-07-09 or 04-12-08')).toEqual([]);
    expect(findDates('1.2.10 - 1.2.12')).toEqual([]);
  });

  test('what goes on has no end', () => {
    expect(findDates('October 2008 to till continue')[0]).toMatchObject({ present: true });
    expect(findDates('03.2021 – obecnie')[0]).toMatchObject({ from: { year: 2021, month: 3 }, present: true });
    expect(findDates('October 2008 to continue his work')[0]).not.toMatchObject({ present: true });
  });

  test('a day before the month of the second end is no year', () => {
    expect(findDates('03rd May’16- 01 Sep ’2019')[0]).toMatchObject({
      from: { year: 2016, month: 5 },
      to: { year: 2019, month: 9 },
    });
  });

  test('a day before a month with a short year is no day of the range', () => {
    const text = '14th March-07 to October 2007';
    expect(findDates(text).map(({ start, end }) => text.slice(start, end))).toEqual(['March-07 to October 2007']);
    expect(findDates('14 June-08th July,2014')).toMatchObject([{ start: 0, isRange: true }]);
  });

  test('ranges with short years end after they begin', () => {
    expect(findDates('1998–02')[0]).toMatchObject({ from: { year: 1998 }, to: { year: 2002 } });
  });

  test('an end of a range whose day cannot be a month shows how the other is written, and so does their order', () => {
    const ends = (text: string) => findDates(text).map(({ from, to }) => [from?.month, to?.month]);
    expect(ends('20/08/2022 – 02/09/2023')).toEqual([[8, 9]]);
    expect(ends('05/05/2022 – 02/08/2022')).toEqual([[5, 8]]);
    expect(ends('02/08/2022 – 03/05/2023')).toEqual([[2, 3]]);
    expect(ends('02/08/2022 – 03/25/2023')).toEqual([[2, 3]]);
  });

  test('day and month that could be either are ambiguous', () => {
    expect(findDates('03/04/2020')[0]).toMatchObject({ ambiguous: true });
    expect(findDates('25/04/2020')[0]).toMatchObject({ ambiguous: false });
  });
});

test('a Roman number behind a title is no month', () => {
  const [date] = findDates('Software Engineer II 2019 – 2021');
  expect(date).toMatchObject({ start: 21, from: { year: 2019 }, to: { year: 2021 } });
  expect(findDates('IV 2022')[0]).toMatchObject({ to: { year: 2022, month: 4 } });
});

test('two digits behind a year are a month where they cannot be a later year', () => {
  expect(findDates('2018/05')).toMatchObject([{ isRange: false, to: { year: 2018, month: 5 } }]);
  expect(findDates('2009/10')).toMatchObject([{ isRange: true, from: { year: 2009 }, to: { year: 2010 } }]);
});
