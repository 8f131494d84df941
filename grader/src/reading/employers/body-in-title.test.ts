import { expect, test } from 'vitest';
import { placedJobsIn } from '../../testing/read-fields.ts';

const only = (header: string) => placedJobsIn(`# Experience\n${header}\n- Counted 300 crates a week`);

test('the department that a title and its university have between them is a part of the employer', () => {
  expect(
    placedJobsIn(`
    # Experience
    - Lecturer, Department of Looms, University of Ostrelia, 2014–2016.
    - Assistant Professor, Center for Carding, University of Norvale, 2011–2014.`),
  ).toEqual([
    'Lecturer / Department of Looms, University of Ostrelia / ',
    'Assistant Professor / Center for Carding, University of Norvale / ',
  ]);
});

test('a department behind a title stays, where its university has a line of its own', () => {
  expect(only('University of Ostrelia || May 2014 – June 2016\nLecturer, Department of Looms')).toEqual([
    'Lecturer, Department of Looms / University of Ostrelia / ',
  ]);
});

test.each([
  ['in brackets', '**Stores Clerk, Norvale Teskell** (Ostrelia) || May 2014 – June 2016', 'Norvale Teskell / Ostrelia'],
  ['with its state', 'STORES CLERK, BLUE BARN, OSTRELVILLE, GA —\n2014 – 2016', 'BLUE BARN / OSTRELVILLE, GA'],
])('a town %s behind the employer that a title ends with is the place of the job', (_, header, read) => {
  expect(only(header).map((job) => job.replace(/^.*? \/ /, ''))).toEqual([read]);
});

test('letters behind a name are those of the body that it belongs to', () => {
  expect(only('**Editor, The Teskell,** ONLU || May 2014 – June 2016')).toEqual(['Editor / The Teskell, ONLU / ']);
});

test('a field between a title and its employer is none', () => {
  expect(only('**Loom Engineer, Thermal Systems,** Norvale || May 2014 – June 2016')).toEqual([
    'Loom Engineer, Thermal Systems / Norvale / ',
  ]);
});
