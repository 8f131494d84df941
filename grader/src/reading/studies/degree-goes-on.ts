import type { Word } from '../../model/page.ts';
import { textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';

/** What stands between a subject and its school. */
const leadsToSchool = /\s(?:at|from)\s/;

/** A degree that nothing is without what it is of: "**Bachelor** of Marine Biology". */
const leadsToField = /^(?:bachelor|master|doctor|associate|diploma|certificate)(?:['’]?s)?$/i;

/** Whether words go on with a degree and its subject, whatever they look like: "**BSc** in *Marine Biology*". */
export function leadsToSubject(run: Word[], behind: Word[]): boolean {
  const degree = textOf(run).replace(/ in$/, '');
  const [word] = behind;
  const opens = degree !== textOf(run) || word?.text === 'in' || (word?.text === 'of' && leadsToField.test(degree));
  const [subject = ''] = textOf(behind).split(leadsToSchool);
  return opens && namesDegree(degree) && !schoolCue.test(subject) && !schoolCue.test(degree);
}
