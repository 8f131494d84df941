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
  expect(saidOf(`${work}\n${studies}`)).toContain('Your titles are usual ones, so most of the lack is ours.');
});

test('credits that were not read are our lack', () => {
  expect(saidOf(partsList)).toContain('Credits of stage and screen are hardly read yet');
});
