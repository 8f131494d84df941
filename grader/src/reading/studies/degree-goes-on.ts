import type { Word } from '../../model/page.ts';
import { textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';

/** What stands between a subject and its school. */
const leadsToSchool = /\s(?:at|from)\s/;

/** Whether words go on with a degree and its subject, whatever they look like: "**BSc** in *Marine Biology*". */
export function leadsToSubject(run: Word[], behind: Word[]): boolean {
  const degree = textOf(run).replace(/ in$/, '');
  const opens = degree !== textOf(run) || behind[0]?.text === 'in';
  const [subject = ''] = textOf(behind).split(leadsToSchool);
  return opens && namesDegree(degree) && !schoolCue.test(subject) && !schoolCue.test(degree);
}
