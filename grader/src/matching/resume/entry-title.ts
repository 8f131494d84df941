import type { Entry, Part } from '../../model/resume.ts';
import { rolesIn } from '../../model/trades/roles.ts';
import { tokensOf } from '../../model/trades/tokens.ts';
import { namesJob } from '../text/names-job.ts';

/**
 * The title of an entry. Where the employer was not told apart from it, only the pieces that name a job: the name of an
 * employer or a school proves nothing.
 */
export function titleOfEntry({ title, organisation, header }: Entry): Part | undefined {
  if (title && organisation) {
    const isSwapped = !namesJob(title.text) && namesRole(organisation.text);
    return isSwapped ? { ...organisation, text: jobsIn(organisation.text) ?? organisation.text } : title;
  }
  if (organisation) {
    const [first = '', ...rest] = piecesOf(organisation.text);
    return rest.length > 0 && namesRole(first) && !rest.some(namesRole) ? { ...organisation, text: first } : undefined;
  }
  const [row] = header;
  const whole = title ?? row;
  return whole ? { text: jobsIn(whole.text) ?? whole.text, words: whole.words } : undefined;
}

const namesRole = (text: string) => rolesIn(tokensOf(text)).length > 0;
const piecesOf = (text: string) => text.split(/\s*(?:,|\||\s[–—-]\s|\s@\s|\bat\s(?=\p{Lu}))\s*/u);

/** The pieces of a header that name a job; undefined where none does, or there is only one piece. */
function jobsIn(text: string): string | undefined {
  const pieces = piecesOf(text);
  const jobs = pieces.filter((piece) => namesJob(piece));
  return pieces.length > 1 && jobs.length > 0 ? jobs.join(', ') : undefined;
}
