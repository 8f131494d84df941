import { expect, test } from 'vitest';
import { resumeOf } from '../testing/resume-of.ts';
import { matchResume } from './match.ts';

const resume = resumeOf(`
  # Experience
  **Web Developer**, Kubernetes Ltd || Jan 2020 – Present
  - Built the shop in React and moved its orders to PostgreSQL
  - Tamed gyrfalcons for the yearly falconry show
  - Flew for the Winged Rescue Association Program (WRAP)
  - Kept the Birds of Prey Register

  # Education
  **BSc Physics**, Python University || 2014 – 2017

  # Skills
  Docker, French`);

const matched = (line: string) => {
  const { demands } = matchResume(resume, `Requirements\n- ${line}`);
  return demands.map(({ status, proofs }) => [status, proofs[0]?.text]);
};
const orders = 'Built the shop in React and moved its orders to PostgreSQL';

test.each([
  ['Postgres', 'shown', orders],
  ['React.js', 'shown', orders],
  ['ECMAScript', 'shown', orders],
  ['Containers', 'listed', 'Docker, French'],
  ['Falconry with gyrfalcons', 'shown', 'Tamed gyrfalcons for the yearly falconry show'],
  ['Winged rescue association program', 'shown', 'Flew for the Winged Rescue Association Program (WRAP)'],
  ['Familiar with WRAP', 'shown', 'Flew for the Winged Rescue Association Program (WRAP)'],
  ['Familiar with BOPR', 'shown', 'Kept the Birds of Prey Register'],
  ["Bachelor's degree", 'shown', 'BSc Physics'],
  ['Fluent French', 'shown', 'Docker, French'],
])('%s is %s', (line, status, proof) => expect(matched(line)).toEqual([[status, proof]]));

test.each(['Kubernetes', 'Python', 'Terraform', 'Master’s degree', 'Fluent German', '20 years of experience in React'])(
  '%s is missing, also where an employer, a school or an address has its name',
  (line) => expect(matched(line)[0]?.[0]).toBe('missing'),
);

test('a proof has the boxes of its rows on the page', () => {
  const [demand] = matchResume(resume, 'Requirements\n- Postgres').demands;
  const [proof] = demand?.proofs ?? [];
  expect(proof?.boxes.length).toBeGreaterThan(0);
  for (const {
    page,
    box: [x0, y0, x1, y1],
  } of proof?.boxes ?? []) {
    expect(page).toBe(0);
    expect(x1 - x0).toBeGreaterThan(50);
    expect(y1 - y0).toBeLessThan(20);
  }
});

test('the same texts give the same match', () => {
  const advert = 'React developer\nRequirements\n- PostgreSQL and Docker\n- 2+ years';
  expect(matchResume(resume, advert)).toEqual(matchResume(resume, advert));
});

const long = 100_000;
test.each([
  ['one line of one letter', 'a'.repeat(long)],
  ['one line of words', 'React developer, '.repeat(long / 17)],
  ['lines of demands', '- 5+ years of React and fluent German\n'.repeat(long / 38)],
  ['open brackets', '('.repeat(long)],
  ['blanks', ' '.repeat(long)],
  ['looking for', 'looking for a '.repeat(long / 14)],
  ['years', '1'.repeat(long / 2) + ' years'.repeat(long / 12)],
  ['combining marks', `e${'\u0301'.repeat(long)}`],
  ['signs without width', '\u200b\u202e'.repeat(long / 2)],
  ['emoji and surrogates', '👩‍🚀\ud800'.repeat(long / 7)],
  ['tags', '<a '.repeat(long / 3)],
  ['line separators', 'must\u2028'.repeat(long / 5)],
  ['capitals with a comma', 'Based in A, '.repeat(long / 12)],
])('a hostile advert is quick: %s', (_, advert) => {
  const started = performance.now();
  const { score } = matchResume(resume, advert);
  expect(performance.now() - started).toBeLessThan(1500);
  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(100);
});

test('an empty advert demands nothing and says nothing', () => {
  expect(matchResume(resume, '')).toMatchObject({ demands: [], title: { asked: null } });
});
