import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentAcademicUntold } from './content-academic-untold.ts';

const duty = (where: string) =>
  `- Measured the salt of the water in ${where} and wrote down how it moves with the wind and the tide of each month`;
const places = ['nine bays', 'a lagoon', 'old harbors', 'the fjords', 'salt marshes', 'river mouths', 'the straits'];
const papers = Array.from(
  { length: 30 },
  (_, i) => `Okoro, I. (${1990 + i}). Salt and wind in the bays of the north, part ${i}. Journal of the Sea.`,
).join('\n    ');
const vitae = (posts: string, { degree = 'Doctor of Philosophy in Hydrology', told = '', taught = '' } = {}) => `
    **Ida Okoro**
    ida.okoro@example.com
    # Education
    **${degree}, Example College** || 2012
    ${told}
    # Research
    ${posts}
    # Publications
    ${papers}
    # Teaching
    **Tutor, Example College** || 2011 – 2012
    ${taught}`;
const lessons = [
  (where: string) => `- Taught forty people how maps of ${where} are drawn by hand from old soundings and new pictures`,
  (where: string) =>
    `- Wrote a reader on birds, fish and reeds around ${where}, which three other schools still use today`,
  (where: string) =>
    `- Set nine papers about storms near ${where}, marked them within two weeks and talked each one through`,
];
const classes = [...lessons, duty].flatMap((lesson) => places.map(lesson)).join('\n    ');
const bare = ['Elm', 'Oak', 'Ash']
  .map((name, i) => `**Fellow, ${name} Institute** || ${2014 - i} – ${2015 - i}`)
  .join('\n    ');
const newest = '**Research Associate, Harbor Institute** || Jan 2018 – Present';
const older = '**Research Fellow, Elm Institute** || Jan 2013 – Dec 2017';

testRule(contentAcademicUntold, {
  accepts: {
    'posts that are told': vitae(
      `${newest}\n    ${places.map(duty).join('\n    ')}\n    ${older}\n    ${places.map((where) => duty(`${where} at night`)).join('\n    ')}`,
    ),
    'bare posts of a professor whose vitae tells enough': vitae(
      `**Professor of Hydrology, Harbor Institute** || Jan 2018 – Present\n    ${bare}`,
      { taught: classes },
    ),
    'somebody who does no research': `
    **Ida Okoro**
    ida.okoro@example.com
    # Experience
    **Clerk, Harbor Works** || Jan 2018 – Present`,
  },
  flags: {
    'posts of nothing but titles': {
      resume: vitae(`${newest}\n    ${older}`),
      findings: ['minor: Research Associate'],
    },
    'a newest post that is not told, beside another that is': {
      resume: vitae(`${newest}\n    ${older}\n    ${duty('nine bays')}`),
      findings: ['minor: Research Associate'],
    },
    'a list of bare posts where the rest is told': {
      resume: vitae(`${newest}\n    ${bare}`, { taught: classes }),
      findings: ['minor: Research Associate'],
    },
    'few words in all': {
      resume: vitae(`${newest}\n    ${duty('nine bays')}\n    ${older}`),
      findings: ['minor: Tell more of your work'],
    },
  },
});

test('physicians are asked for cases, and for classes only who teaches', () => {
  const adviceOn = (text: string) =>
    [...contentAcademicUntold.check(resumeOf(text))].map(({ advice }) => advice).join();
  const surgeon = '**Senior Resident in Surgery, Harbor Hospital** || Jan 2018 – Present';
  const earlier = '**Junior Resident, Elm Hospital** || Jan 2013 – Dec 2017';
  expect(adviceOn(vitae(`${surgeon}\n    ${earlier}`))).toContain('which operations or cases');
  expect(adviceOn(vitae(`${newest}\n    ${older}`))).toContain('the question, the methods');
  const told = `${newest}\n    ${duty('nine bays')}\n    ${older}`;
  expect(adviceOn(vitae(told))).toContain('of classes the level');
  expect(adviceOn(vitae(told).replace(/# Teaching[\s\S]*$/, ''))).not.toContain('of classes');
});
