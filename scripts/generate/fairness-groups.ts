import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { matchResume, readAdvert } from '../../grader/src/matching/index.ts';
import { matchingPairs } from '../../grader/src/testing/matching-set.ts';
import { resumeOf } from '../../grader/src/testing/resume-of.ts';
import type { Generated } from './generated.ts';

const parts = ['first', 'second', 'third'] as const;
/** From so many years of work on, somebody counts as experienced here. */
const experienced = 10;

/** The first two lines of a resume of the set. */
const nameAndContact = /^.*\n.*\n/;

const Labels = z.record(z.enum(parts), z.record(z.string(), z.tuple([z.enum(['woman', 'man']), z.string()])));

/** How somebody fares with the advert of their own profession, among all people of their set. */
type Fared = { gender: string; origin: string; years: string; score: number; isFirst: boolean };

/** How groups of invented people fare, as data for the page about fairness. */
export const fairnessGroups: Generated = {
  file: fileURLToPath(new URL('../../web/src/screens/fairness/groups.json', import.meta.url)),
  text: () => `${JSON.stringify(groupsOf(everybody()), undefined, 2)}\n`,
};

function everybody(): Fared[] {
  const file = new URL('../../corpus/matching/groups.json', import.meta.url);
  const labels = Labels.parse(JSON.parse(readFileSync(file, 'utf8')));
  const people = parts.flatMap((part) =>
    matchingPairs(part).map(({ name, advert, resume }) => {
      const label = labels[part]?.[name];
      if (!label) throw new Error(`corpus/matching/groups.json does not tell who ${part}/${name} is.`);
      const renamed = resume.replace(nameAndContact, 'Xiomara Nguyen\nxiomara.nguyen@mail.com | (212) 555-0198\n');
      const [own, other] = [resume, renamed].map((text) => matchResume(resumeOf(text), readAdvert(advert)).score);
      if (own !== other) throw new Error(`With another name, the score of ${part}/${name} is another one.`);
      return { set: part === 'third' ? 2 : 1, label, advert: readAdvert(advert), resume: resumeOf(resume) };
    }),
  );
  return people.map(({ set, label: [gender, origin], advert, resume }) => {
    const others = people.filter((one) => one.set === set && one.resume !== resume);
    const { score } = matchResume(resume, advert);
    return {
      gender: gender === 'woman' ? 'Women' : 'Men',
      origin: `${origin} names`,
      years:
        resume.yearsOfExperience < experienced ? `Under ${experienced} years of work` : `${experienced} years and more`,
      score,
      isFirst: others.every((one) => matchResume(one.resume, advert).score < score),
    };
  });
}

function groupsOf(people: Fared[]) {
  return (['gender', 'origin', 'years'] as const).map((by) => ({
    by,
    groups: [...Map.groupBy(people, (person) => person[by])]
      .map(([name, own]) => ({
        name,
        people: own.length,
        score: Math.round(own.reduce((sum, { score }) => sum + score, 0) / own.length),
        first: own.filter(({ isFirst }) => isFirst).length,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }));
}
