import { expect, test } from 'vitest';
import { partsList } from '../../testing/parts-list.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { unreadInsights } from './unread-insights.ts';

/** What is said of a resume of which little of the work was read. */
function saidOf(text: string): string | undefined {
  const resume = resumeOf(text);
  return unreadInsights({ ...resume, understanding: { ...resume.understanding, share: 0.6, career: 0.3 } }, [])[0]
    ?.text;
}

const studies = '# Education\n**B.A. Economics, Elm College** || 2014';
const work = '# Experience\n**Clerk, Delta Foods** || Feb 2017 – Dec 2019\n- Counted stock in two warehouses';

test('where usual titles are missing they are what helps', () => {
  expect(saidOf(studies)).toContain('Usual titles such as Experience and Education help');
});

test('nobody who has usual titles is told to write them', () => {
  expect(saidOf(`${work}\n${studies}`)).toContain('Your titles are usual ones: the lack may be ours');
});

test('a title of work counts as usual where its section was not read', () => {
  expect(saidOf(`Elm Street 4 || Work Experience\n${studies}`)).toContain('Your titles are usual ones:');
});

test('records of an academic are our lack, and a strange language is named', () => {
  const vitae = `${studies}\n# Research\nNights of bakers, 2018\n# Teaching\nTutor, 2018\n# Publications\nM. Example, Nights of Bakers, 2019`;
  expect(saidOf(vitae)).toContain('Records of research, teaching and exhibitions are read in part only:');
  expect(saidOf('# 学歴\n東京の大学で経済を学びました。\n# 職歴\n工場で三年間働きました。')).toContain(
    'We do not read this language yet',
  );
});

test('credits that were not read are our lack', () => {
  expect(saidOf(partsList)).toContain('Lists of credits are hardly read yet: the lack may be ours');
});
