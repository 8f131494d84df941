import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { jobsIn, placedJobsIn, schoolsIn } from '../../testing/read-fields.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

test('titles of other languages are titles, with their head in front or inside a compound', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Assistante commerciale** || 2019 – 2022
    Garonne Emballages, Toulouse
    - Prepared 40 offers a week for clients in two regions
    **Teamleiter Getriebeentwicklung** || 2016 – 2019
    Neckar Antriebe AG, Esslingen
    - Led a team of nine engineers
    **Analista de logística** || 2012 – 2016
    Bandeirante Autopeças, Sorocaba
    - Planned 90 deliveries a day`),
  ).toEqual([
    'Assistante commerciale / Garonne Emballages / Toulouse',
    'Teamleiter Getriebeentwicklung / Neckar Antriebe AG / Esslingen',
    'Analista de logística / Bandeirante Autopeças / Sorocaba',
  ]);
});

test('a line that shows nothing of an employer is none', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Site Engineer** || 2015 – 2019
    Major Projects Handled
    - Built two towers of nine floors`),
  ).toEqual(['Site Engineer /  / ']);
});

test('a list of employers with numbers has no number in their names', () => {
  expect(
    placedJobsIn(`
    # Experience
    **1. M/s Harbor Constructions, Salalah** || 2015 – 2019
    Senior Project Manager
    - Built two towers of nine floors
    **2. M/s Delta Contracting Est.** || 2012 – 2015
    Project Engineer
    - Laid 40 km of pipe`),
  ).toEqual([
    'Senior Project Manager / M/s Harbor Constructions / Salalah',
    'Project Engineer / M/s Delta Contracting Est. / ',
  ]);
});

test('a grade is no part of a school, and "Grade" in a title is no grade', () => {
  expect(
    schoolsIn(`
    # Education
    **BSc Hydrology** || 2013 – 2016
    University of Severnside (2:1)
    **Abitur** || 2011 – 2013
    Gymnasium am Neckar, 1,9`),
  ).toEqual(['BSc Hydrology / University of Severnside', 'Abitur / Gymnasium am Neckar']);
  expect(
    placedJobsIn(`
    # Experience
    **Fourth Grade Teacher** || 2013 – 2016
    Maple Elementary School
    - Taught 26 pupils reading and mathematics`),
  ).toEqual(['Fourth Grade Teacher / Maple Elementary School / ']);
});

test('a line with title and employer is cut at its comma, whatever stands below it', () => {
  expect(
    placedJobsIn(`
    # Teaching experience
    2019 – 2023 || Assistant Professor of Botany, University of Elmshire
    Fern School of Forestry
    2015 – 2019 || Lecturer in Botany – UNorth, Norway`),
  ).toEqual(['Assistant Professor of Botany / University of Elmshire / ', 'Lecturer in Botany / UNorth / Norway']);
});

test('a school is known by the capitals in its name, and a class with a number is no label', () => {
  expect(
    schoolsIn(`
    # Education
    **MSc in economics** – KU Brabant, Belgium || 2015
    **Class 12** || 2010
    Marigold High School, Salem`),
  ).toEqual(['MSc in economics / KU Brabant', 'Class 12 / Marigold High School']);
});

test('a heading between dated jobs is no job, and prose beside a date is no employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Project Engineer – Harbor Works Ltd** || Mar 2018 – Present
    - Built two towers of nine floors
    **Fern Villas, 11 Blocks**
    - Prepared the estimate for 45 houses
    **Site Engineer – Delta Works Ltd** || Salem
    Designed pumps and valves for two chemical plants in the || Jan 2015 – Feb 2018
    north of the country and tested them in the plant
    - Laid 40 km of pipe`),
  ).toEqual(['Project Engineer / Harbor Works Ltd / ', 'Site Engineer / Delta Works Ltd / ']);
});

test('a second position below an employer is with that employer, and a title goes on behind a dash', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Marigold Securities Limited, Salem**
    Branch Manager – Rural Loans || June 2016 – July 2018
    - Opened two branches with nine clerks
    Sales Manager || May 2014 – June 2016
    - Sold 40 policies a month
    **Elm Bank Ltd, Leeds**
    Cashier || 2012 – 2014
    - Counted 3,000 notes a day`),
  ).toEqual([
    'Branch Manager – Rural Loans / Marigold Securities Limited / Salem',
    'Sales Manager / Marigold Securities Limited / ',
    'Cashier / Elm Bank Ltd / Leeds',
  ]);
});

test('a school below its degree is read although its line ends like a sentence, without what it belongs to', () => {
  expect(
    schoolsIn(`
    # Education
    **B.E. (Civil Engineering)** || 2010 – 2014
    K.S. Marigold College of Technology – Affiliated to Hill University.
    **Class 10** || 2008
    Fern Valley HSS, Salem – Elmshire State Board.`),
  ).toEqual(['B.E. (Civil Engineering) / K.S. Marigold College of Technology', 'Class 10 / Fern Valley HSS']);
});

test('a degree in a sentence ends where the year and the marks begin', () => {
  expect(
    schoolsIn(`
    # Education
    - High School passed from Hill State Board in 2006.
    - Intermediate passed in 2008 with 64.80 % from Hill State Board.
    - Completed B.Sc. in the year 2011 from Elm University`),
  ).toEqual(['High School / Hill State Board', 'Intermediate / Hill State Board', 'B.Sc. / Elm University']);
});

test('bars inside brackets part nothing', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Optimum** (Python | Docker | REST API) || Jan 2023 – Present
    Software Engineering Co-op
    - Wrote three services for the store of a bank
    **Brook** (Java | HTML | Jenkins) || May 2021 – June 2022
    Software Engineering Co-op
    - Tested the pages of two shops`),
  ).toEqual(['Software Engineering Co-op / Optimum / ', 'Software Engineering Co-op / Brook / ']);
});

test('words that justification set apart are one name', () => {
  const pages = pagesOf(`
    # Experience
    HARBOR TECH SUPPLIES LTD.
    Feb 2012 – June 2015
    HR Executive
    - Led the search for new staff in two houses`);
  const words = pages[0]?.words.filter(({ text }) => /^(?:HARBOR|TECH|SUPPLIES|LTD\.)$/.test(text)) ?? [];
  words.forEach((word, i) => {
    word.x0 += 25 * i;
    word.x1 += 25 * i;
  });
  const { workExperiences } = fieldsOf(readResume(pages, '2026-11-21'));
  expect(workExperiences).toMatchObject([{ company: 'HARBOR TECH SUPPLIES LTD.', jobTitle: 'HR Executive' }]);
});

test('two strokes part a title from an employer, and words in brackets stand inside a title', () => {
  const read = placedJobsIn(`
    # Experience
    **Site Engineer** // Harbor Works Inc. || Nov 2024 – Present
    - Built the north pier for the town
    **Delta Foods** || Leeds, UK
    **Process Engineering (Summer) Intern - Packing Line** || May 2024 – Aug 2024
    - Timed 40 machines`);
  expect(read).toEqual([
    'Site Engineer / Harbor Works Inc. / ',
    'Process Engineering (Summer) Intern - Packing Line / Delta Foods / Leeds, UK',
  ]);
});

test('a school is read with its dots, in a town that is called after it, and above a long line of degrees', () => {
  const read = schoolsIn(`
    # Education
    **Master of Science in Analytics**
    Hill Institute of Technology • Atlanta, GA • 2023 • 3.9
    **Elm University** || College Park, MD
    B.S., Computer Engineering, GPA 3.76 || Expected May 2028
    **Birch University** || June 2023
    B.S. in Computer Science, B.A. in Economics, minor in Data Science Engineering
    - Concentration in Technology Management
    - Dean’s Honors List and member of two boards, Tau Beta Pi, and Mortar Board honor societies`);
  expect(read).toEqual([
    'Master of Science in Analytics / Hill Institute of Technology',
    'B.S., Computer Engineering / Elm University',
    'B.S. in Computer Science, B.A. in Economics, minor in Data Science Engineering / Birch University',
  ]);
});

test('where titles stand first in other entries, a first part without a word for a job is one, too', () => {
  expect(
    placedJobsIn(`
    # Experience
    **Cloud Engineer | Elm Arts | 10/2024 – Present**
    - Built nine clusters for two games
    **DevOps Engineer | Hillside.com | 07/2021 – 09/2024**
    - Moved forty services to one pipeline
    **Engineering Operations | Millpond | 11/2020 – 07/2021**
    - Kept three data centers running`),
  ).toEqual([
    'Cloud Engineer / Elm Arts / ',
    'DevOps Engineer / Hillside.com / ',
    'Engineering Operations / Millpond / ',
  ]);
});

test('a degree keeps what its brackets hold, and an average is no school', () => {
  expect(
    schoolsIn(`
    # Education
    **Elm University** || 1997 – 2001
    BA (Philosophy; Music)
    **Hill College, Austin, TX** || 2001 – 2003
    MA in History
    Cumulative GPA: 3.15`),
  ).toEqual(['BA (Philosophy; Music) / Elm University', 'MA in History / Hill College']);
});

test('two titles that a dash or a slash joins are one, and neither of them is the employer', () => {
  expect(
    jobsIn(`
    # Experience
    Freelance Designer / Content Creator | 2023 – Present
    - Designed lamps for nine yards
    Data Analyst – Student Researcher || Leeds, UK
    Elm University || January 2021 - August 2022
    - Counted ships for a year`),
  ).toEqual([
    'Freelance Designer / Content Creator /  / 2023 – Present',
    'Data Analyst – Student Researcher / Elm University / January 2021 - August 2022',
  ]);
});

test('a name that ends in a number is no label of a project beside its dates', () => {
  expect(
    jobsIn(`
    # Experience
    **Elm University** || January 2021 - August 2022
    Analyst || Leeds, UK
    - Counted ships for a year
    **Project 44** || Sep. 2018 – Jun. 2020
    Product Manager || Leeds, UK
    - Planned the lamps of nine yards`),
  ).toEqual([
    'Analyst / Elm University / January 2021 - August 2022',
    'Product Manager / Project 44 / Sep. 2018 – Jun. 2020',
  ]);
});

test('a title right behind a dash begins a part of its own, however the dash is set', () => {
  expect(
    jobsIn(`
    # Experience
    Nando Grill, Leeds —**Shift Manager**
    OCT 2022 - DEC 2022
    - Counted the plates of nine tables`),
  ).toEqual(['Shift Manager / Nando Grill / OCT 2022 - DEC 2022']);
});

test('a label with a list behind it names no employer', () => {
  expect(
    jobsIn(`
    # Experience
    Stock Clerk, Harbor Works, Leeds || 01/2019 – 10/2021
    Tools and Methods : Ledgers, Scales, Cranes and Barcodes
    - Counted the crates of nine ships a week
    Night Porter, Ash Hotel, Hull || 08/2016 – 05/2018
    Tools and Methods : Trolleys, Lifts, Bells and Keys
    - Carried the luggage of forty guests a day`),
  ).toEqual(['Stock Clerk / Harbor Works / 01/2019 – 10/2021', 'Night Porter / Ash Hotel / 08/2016 – 05/2018']);
});
