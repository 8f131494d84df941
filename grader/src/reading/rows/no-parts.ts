import { titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { kindOfTitle } from '../titles/titles.ts';
import { isPersonBeside } from './persons-beside.ts';

/** A text of as many words that opens with work done is a sentence, too: "Designed valves and …". */
const mostNameWords = 8;

/** Whether a text in a header names no part of a job or a study: work done, a title of jobs, or somebody beside the person. */
export const isNoPart = (text: string): boolean => tellsWork(text) || isTitleOfJobs(text) || isPersonBeside(text);

/** "Previous work experience" above a job is a title of jobs, not an employer. */
function isTitleOfJobs(text: string): boolean {
  return (
    /\b(?:experience|employment|work|assignments)\b/i.test(text) &&
    titleScoreOf(text) === 0 &&
    kindOfTitle(text) === 'experience'
  );
}

/** "Designed valves and pumps for two plants in the north": not "Worked with …", nor a degree. */
function tellsWork(text: string): boolean {
  const opens = /^(?!Worked|Joined|Employed|Certified|Associated|United|Limited)\p{Lu}\p{Ll}+ed\s/u.test(text);
  return opens && text.split(' ').length >= mostNameWords && !namesDegree(text);
}
