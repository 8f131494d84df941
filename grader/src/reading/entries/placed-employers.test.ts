import { expect, test } from 'vitest';
import { fieldsIn, jobsIn, placedJobsIn } from '../../testing/read-fields.ts';

test('a name stands where the employers of the other jobs stand, although nothing else shows that it is one', () => {
  expect(
    jobsIn(`
    # Experience
    Clerk – Stores || May 2014 – June 2016
    Rossi & Kruger Bevel Gears
    - Counted 300 crates a week
    Storekeeper || May 2012 – April 2014
    Harbor Works Ltd
    - Counted 200 crates a week
    Trainee || May 2010 – April 2012
    Delta Foods (India) Ltd
    - Counted 100 crates a week`)[0],
  ).toBe('Clerk – Stores / Rossi & Kruger Bevel Gears / May 2014 – June 2016');
});

test('a town that is called a city is no employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    Norvale Ostrel || May 2014 – June 2016
    Clerk
    Teskell City, Philippines
    - Counted 300 crates a week`),
  ).toEqual(['Clerk / Norvale Ostrel / Teskell City, Philippines']);
});

test('a city, its district and its country are a place below the time of a job', () => {
  const [job] = fieldsIn(`
    # Experiencia
    **Molinos Robledo**
    Administrador
    enero de 2015 - marzo de 2016 (1 año)
    Santiago, Región Capital, Chile
    - Conté las existencias de dos almacenes`).workExperiences;
  expect([job?.company, job?.jobTitle, job?.location]).toEqual([
    'Molinos Robledo',
    'Administrador',
    'Santiago, Región Capital, Chile',
  ]);
});

test('a name before a country is an employer where the other employers stand, and a town there is a place', () => {
  const job = (place: string) =>
    placedJobsIn(`
    # Experience
    **SITE MANAGER- ${place}**
    Nov 2011 to May 2016
    Harbor Industrial City Leeds- England
    - Built four halls
    **YARD ENGINEER- NORVALE COOLING LTD**
    Mar 2007 to Nov 2011
    - Built two halls
    **CIVIL ENGINEER- OSTREL CONSULTANTS, DELHI**
    Feb 2003 to Jan 2007
    - Built nine halls`)[0];
  expect(job('NOREX, OMAN')).toBe('SITE MANAGER / NOREX / OMAN');
  expect(job('Muscat, Oman')).not.toContain('/ Muscat /');
});

test('a town in capitals on a line below a post is no employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    **NORVALE MALL MANAGEMENT**
    STORES CLERK
    OSTREL TOWN, OMAN
    FEBRUARY 2011 – JUNE 2013
    **HARBOR DEPARTMENT STORE**
    YARD CLERK
    TESKELL CORPORATION, LEEDS, UK
    MARCH 2008 – JANUARY 2011
    **ROWAN HOTELS**
    SALES CLERK
    FELL CORPORATION, LEEDS, UK
    AUGUST 2004 – FEBRUARY 2008`)[0],
  ).toBe('STORES CLERK / NORVALE MALL MANAGEMENT / OSTREL TOWN, OMAN');
});

test('a region and its country need no comma between them', () => {
  expect(
    placedJobsIn(`
    # Experience
    Stores Clerk || Denver, CO United States
    Movra || January 2016 – March 2019
    - Counted 300 crates a week
    Depot Manager || Halifax, NS Canada
    Kelvo || April 2013 – December 2015
    - Ran nine depots`),
  ).toEqual(['Stores Clerk / Movra / Denver, CO United States', 'Depot Manager / Kelvo / Halifax, NS Canada']);
});

test('a name that ends with the code of a region is no place', () => {
  expect(
    placedJobsIn(`
    # Experience
    Stores Clerk || Novra, CO Pumps Ltd
    January 2016 – March 2019
    - Counted 300 crates a week`),
  ).not.toEqual(['Stores Clerk /  / Novra, CO Pumps Ltd']);
});
