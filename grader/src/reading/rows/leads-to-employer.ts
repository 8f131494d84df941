import type { Word } from '../../model/page.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';

/** What leads from a post to its employer, and to nothing else. */
export const leadsOnlyToEmployer = /^(?:beim?|chez|presso|bij)$/;

/** "Analyst at Harbor Works" is split at the "at", and so is a degree; "University of Texas at El Paso" is not. */
function endsBeforeAt(text: string): boolean {
  return (
    /^(?:from|since|during|between)?$/i.test(text) ||
    ((titleScoreOf(text) >= 1 || namesDegree(text)) && !schoolCue.test(text))
  );
}

/** Whether a word leads from a post to its employer, in five languages: "Analyst at Harbor Works", "Praktikum bei Harbor Works". */
export function leadsToEmployer(words: readonly Word[], i: number, run: Word[]): boolean {
  const text = words[i]?.text ?? '';
  if (text === 'at') return endsBeforeAt(textOf(run));
  if (text === 'en') return namesEmployerInSpanish(textOf(run), words.slice(i + 1));
  return leadsOnlyToEmployer.test(text) && /^["“„«]?\p{Lu}/u.test(words[i + 1]?.text ?? '');
}

/** Spanish has one word for a field and for an employer: "Técnica en Redes" and, by the name, "Técnica en Redes en Harbor Technologies". */
function namesEmployerInSpanish(post: string, behind: readonly Word[]): boolean {
  const name = textOf(behind);
  const isName = organisationScoreOf(name) >= 0.7 || /^\p{Lu}\p{L}*(?:\d|\p{Ll}\p{Lu}|\p{Lu}\p{Ll})/u.test(name);
  return isName && /^\p{Lu}/u.test(name) && !/ en /.test(name) && titleScoreOf(post) >= 2;
}
