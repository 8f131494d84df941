import { rectOf } from '../../model/header.ts';
import { pooledDutiesOf } from '../../model/pooled-duties.ts';
import type { Rule } from '../../model/rule.ts';

/** Of more jobs one may be told twice or in two lines, and a number is read closely. */
const mostCounted = 3;

/** One list of duties for all jobs says nothing about any of them. */
export const contentDutiesApart: Rule = {
  name: 'content-duties-apart',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 3 },
  anyLanguage: true,
  about: {
    title: 'Duties stand under their job',
    finds: 'A list of duties under a title of its own or below the last job, beside jobs with hardly a line.',
    why: 'A reader cannot tell what was done where and when, and how it grew.',
  },

  *check(resume) {
    const pooled = pooledDutiesOf(resume);
    if (!pooled) return;
    const { jobs, last } = pooled;
    const all = jobs.length <= mostCounted ? `${jobs.length} jobs` : 'jobs';
    const where = last
      ? `The lines behind your ${all} stand below the last of them as one list`
      : `“${pooled.section.title}” is one list for ${jobs.length <= mostCounted ? all : 'all jobs'}`;
    yield {
      title: 'Put your duties under the jobs',
      advice: `${where}, so nobody sees what you did where. Give each job its own three or four lines, with amounts, the latest job the most.`,
      text: last ? (last.bullets[0]?.text ?? '') : pooled.section.title,
      at: last ? last.header.map(rectOf) : [pooled.section.heading],
      toldWith: { rule: 'content-few-lines', adds: `${where}: split it up among them.` },
    };
  },
};
