import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

test('a long line of names below a dated post is its employer', () => {
  expect(
    jobsIn(`
    # Experience
    **Stores Instructor** || Jan 2012 – Dec 2014
    Department of Ropes and Cranes, Elm Harbor University, Leeds, UK
    - Taught two courses on ropes
    **Stores Clerk** || Jan 2009 – Dec 2011
    Department of Ropes, Kelda Institute of Trade and Harbors | Leeds, UK (remote)
    - Counted stock in two warehouses`),
  ).toEqual([
    'Stores Instructor / Department of Ropes and Cranes, Elm Harbor University / Jan 2012 – Dec 2014',
    'Stores Clerk / Department of Ropes, Kelda Institute of Trade and Harbors / Jan 2009 – Dec 2011',
  ]);
});

test('a long line of names above a dated post, or above the time alone, begins a job', () => {
  expect(
    jobsIn(`
    # Experience
    Rope House (formerly Ropehaven – Elm Harbor University): Leeds, England
    **Porter and Crew Member** || May 2012 – June 2014
    - Carried crates to nine yards
    Kelda Line (Elm Harbor Office of Ropes and Trade): Leeds, England
    **Caller** || May 2010 – May 2012
    - Called two hundred members`),
  ).toEqual([
    'Porter and Crew Member / Rope House (formerly Ropehaven – Elm Harbor University) / May 2012 – June 2014',
    'Caller / Kelda Line (Elm Harbor Office of Ropes and Trade) / May 2010 – May 2012',
  ]);
  expect(
    jobsIn(`
    # Experience
    Elm Harbor University — Research Fellow
    2013 – 2014
    Measured the strain of wet ropes in twelve harbors of the north.
    Kelda — Summer Kelp Research Fellow of the Harbor Trust for Ropes
    2011 – 2012
    Measured the strain of dry ropes in ten harbors of the south.`),
  ).toEqual([
    'Research Fellow / Elm Harbor University / 2013 – 2014',
    'Summer Kelp Research Fellow of the Harbor Trust for Ropes / Kelda / 2011 – 2012',
  ]);
});

test('a long line of names is no employer where the header has one, and no sentence is', () => {
  expect(
    jobsIn(`
    # Experience
    **Draftsman**, 05/2009 to 02/2011
    **Rowan Design** – Leeds, UK
    The Elmfield, Leeds (Hotel), Delta Piston & Ring Limited, Kelda (Works)
    - Drew the plans of nine houses`),
  ).toEqual(['Draftsman / Rowan Design / 05/2009 to 02/2011']);
  expect(
    jobsIn(`
    # Experience
    **Stores Clerk** || Jan 2009 – Dec 2011
    Counted stock for the Department of Ropes at Elm Harbor University, Leeds
    - Sorted crates`),
  ).toEqual(['Stores Clerk /  / Jan 2009 – Dec 2011']);
});

test('a bold name at the sign of a list begins the next job', () => {
  expect(
    jobsIn(`
    # Experience
    **Harbor Works** | Cranes for the Ports of the North {x=6}
    Clerk || May 2012 – June 2014 {italic=yes}
    - Counted the stock of two warehouses in the harbor with the foremen of four teams of porters there
    **Kelda Consulting** | Ropes and Reports for the Ports of the South {x=6}
    Consultant || May 2010 – May 2012 {italic=yes}
    - Wrote reports`),
  ).toEqual(['Clerk / Harbor Works / May 2012 – June 2014', 'Consultant / Kelda Consulting / May 2010 – May 2012']);
});
