import { rectOf } from '../../model/header.ts';
import { pooledDutiesOf } from '../../model/pooled-duties.ts';
import type { Rule } from '../../model/rule.ts';

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
    const { last } = pooled;
    // How many jobs there are is not said: a number is read closely, and one of them may stand in a line that was not read as a job.
    const where = last
      ? 'The lines behind your jobs stand below the last of them as one list'
      : `“${pooled.section.title}” is one list for all jobs`;
    yield {
      title: 'Put your duties under the jobs',
      advice: `${where}, so nobody sees what you did where. Give each job its own three or four lines, with amounts, the latest job the most.`,
      text: last ? (last.bullets[0]?.text ?? '') : pooled.section.title,
      at: last ? last.header.map(rectOf) : [pooled.section.heading],
      toldWith: { rule: 'content-few-lines', adds: `${where}: split it up among them.` },
    };
  },
};
