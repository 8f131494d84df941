import { expect, test } from 'vitest';
import { matchingPairs } from '../testing/matching-set.ts';
import { resumeOf } from '../testing/resume-of.ts';
import { matchResume, readAdvert } from './index.ts';

const pairs = [...matchingPairs('first'), ...matchingPairs('second')];
const adverts = pairs.map(({ name, advert }) => ({ name, advert: readAdvert(advert) }));

/** For each advert the people by score, when every resume is changed in the same way. */
function rankings(change: (resume: string) => string = (resume) => resume) {
  const people = pairs.map(({ name, resume }) => ({ name, resume: resumeOf(change(resume)) }));
  return adverts.map(({ name, advert }) => {
    const scored = people.map((person) => ({ name: person.name, ...matchResume(person.resume, advert) }));
    return { name, ranked: scored.toSorted((a, b) => b.score - a.score) };
  });
}

const honest = rankings();
const placeOf = ({ name, ranked }: (typeof honest)[number]) => ranked.findIndex((person) => person.name === name) + 1;
const scoresOf = (all: typeof honest) =>
  all.map(({ name, ranked }) => [name, ...ranked.map((person) => `${person.name} ${person.score}`)]);

test('the set has 24 people and 24 adverts', () => expect(pairs).toHaveLength(24));

test('the right person is among the first three for 95 of 100 adverts, and first for most', () => {
  const places = honest.map(placeOf);
  expect(places.filter((place) => place <= 3).length).toBeGreaterThanOrEqual(0.95 * pairs.length);
  expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(0.9 * pairs.length);
});

test('the parts of every score add up to it, and to 100', () => {
  for (const { ranked } of honest)
    for (const { score, parts } of ranked) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 5);
      expect(Math.abs(parts.reduce((sum, { of }) => sum + of, 0) - 100)).toBeLessThan(0.5);
    }
});

const header = /^.*\n.*\n/;
const swaps: [what: string, change: (resume: string) => string][] = [
  ['names', (text) => text.replace(header, 'Xiomara Nguyen\nxiomara.nguyen@mail.com | (212) 555-0198\n')],
  ['names of the other gender', (text) => text.replace(header, 'Mr William Smith\nwill@mail.com | (212) 555-0198\n')],
  [
    'age, nationality and family',
    (text) =>
      `${text}\n\n# Personal details\nDate of birth: 4 May 1961\nNationality: Nigerian\nMarital status: married, 3 children\nGender: female\n`,
  ],
  ['a photo', (text) => `![480 40 70 90]\n${text}`],
  ['employers', (text) => text.replace(/^(\*\*.*\*\*), [^|]+ \|\| (.* – )/gm, '$1, Goldman Sachs || $2')],
  [
    'schools',
    (text) =>
      text.replace(
        /(# Education\n)([\s\S]*?)(?=\n\n|$)/,
        (_, title, rows) => title + rows.replace(/^(\*\*.*\*\*), [^|]+ \|\|/gm, '$1, Harvard University ||'),
      ),
  ],
];

test.each(swaps)('%s count nothing', (_, change) => {
  expect(scoresOf(rankings(change))).toEqual(scoresOf(honest));
});

test('a gap between two jobs changes no rank', () => {
  const year = (text: string) => String(Number(text) - 1);
  const withGap = (resume: string) => {
    const [before = '', after = ''] = resume.split(/(?=# Education)/);
    const dates = /\|\| (\w+ )(\d{4}) – (\w+ )(\d{4})$/gm;
    return before.replace(dates, (_, from, start, to, end) => `|| ${from}${year(start)} – ${to}${year(end)}`) + after;
  };
  expect(rankings(withGap).map(placeOf)).toEqual(honest.map(placeOf));
});

test('pronouns change no rank', () => {
  const with_ = (word: string) => (text: string) => text.replace(/^- (.*)$/gm, `- $1 with ${word} team`);
  expect(scoresOf(rankings(with_('her')))).toEqual(scoresOf(rankings(with_('his'))));
});

/** Scores of each person for the own advert after a change that knows the advert. */
const ownScores = (change: (resume: string, advert: string) => string) =>
  pairs.map(({ name, resume, advert }, n) => [
    name,
    matchResume(resumeOf(change(resume, advert)), adverts[n]?.advert ?? '').score,
  ]);
const bullets = (advert: string) => {
  const lines = advert.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `- ${line.replace(/^[^\p{L}\d]+/u, '')}`).join('\n');
};
const intoFirstJob = (resume: string, lines: string) => resume.replace(/\n- /, `\n${lines}\n- `);

test.each<[string, (resume: string, advert: string) => string]>([
  ['the advert pasted at the end', (resume, advert) => `${resume}\n\n# Summary\n${advert.trim()}\n`],
  ['the advert pasted into a job', (resume, advert) => intoFirstJob(resume, bullets(advert))],
  ['every line twice', (resume) => resume.replace(/^- .*$/gm, (line) => `${line}\n${line}`)],
  ['the list of skills five times', (resume) => resume.replace(/(# Skills\n)(.*)/, '$1$2\n$2\n$2\n$2\n$2')],
  ['white words', (resume, advert) => `${resume}\n${advert.replace(/\s+/g, ' ').trim()} {color=ffffff}{size=6}\n`],
])('%s: no score rises', (_, change) => {
  const before = ownScores((resume) => resume);
  const after = ownScores(change);
  const risen = after.flatMap(([name, score], n) =>
    Number(score) > Number(before[n]?.[1]) + 0.05 ? [[name, before[n]?.[1], score]] : [],
  );
  expect(risen).toEqual([]);
});

test('nobody overtakes the right person with a list of the advert’s words', () => {
  for (const { name, ranked } of honest) {
    const pair = pairs.find((one) => one.name === name);
    const right = ranked.find((person) => person.name === name);
    const asked = adverts.find((one) => one.name === name)?.advert;
    const words = asked?.demands
      .filter(({ kind }) => kind === 'skill')
      .map(({ text }) => text)
      .join(', ');
    for (const other of pairs) {
      if (other === pair || !asked) continue;
      const stuffed = `${other.resume}\n\n# Key skills\n${words}\n`;
      expect([name, other.name, matchResume(resumeOf(stuffed), asked).score < (right?.score ?? 0)]).toEqual([
        name,
        other.name,
        true,
      ]);
    }
  }
});
