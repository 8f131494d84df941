import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

test('on the next page titles look as on the page before, whatever labels stand there', () => {
  expect(
    titlesOf(`
    # OBJECTIVE
    To work in a firm that makes pumps.
    # WORK EXPERIENCE
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # SKILLS
    Word, Excel, Ledger
    ~~~
    # PERSONAL DETAILS
    Date of birth : 2 May 1990
    **Languages known :** Dutch, English
    **Hobbies :** Rowing, chess
    **Permanent address :** 4 Mill Road, Leeds
    Nationality : Dutch`),
  ).toEqual(['objective: OBJECTIVE', 'experience: WORK EXPERIENCE', 'skills: SKILLS', 'personal: PERSONAL DETAILS']);
});

test('smaller titles of a sidebar are titles', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    <<<
    **Skills** {size=11}
    Word, Excel, Ledger
    **Languages** {size=11}
    Dutch, English
    **Hobbies** {size=11}
    Rowing, chess
    >>>
    **Work Experience** {size=15}
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses
    **Education** {size=15}
    BSc Economics, State University`),
  ).toEqual([
    'skills: Skills',
    'languages: Languages',
    'interests: Hobbies',
    'experience: Work Experience',
    'education: Education',
  ]);
});

test('titles whose colours nobody tells apart look the same', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    maria@example.com
    **REGATTAS** {size=14} {color=f57c65}
    Elm Harbor in spring
    **SAILS** {size=14} {color=f57a66}
    Hill Lake in autumn
    **EDUCATION** {size=14} {color=f57c65}
    BSc Economics, State University || 2019
    **SKILLS** {size=14} {color=f57c65}
    Word, Excel, Ledger`),
  ).toEqual(['other: REGATTAS', 'other: SAILS', 'education: EDUCATION', 'skills: SKILLS']);
});
