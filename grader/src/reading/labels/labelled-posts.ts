import type { Entry } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { labelLinesOf } from './labels.ts';

/**
 * Gives the post that a label names below the text about a dated employer to that employer: "Harbor Works, 2011 – 2014",
 * what the firm makes, "Designation : Clerk". Both are one job.
 */
export function withLabelledPosts(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    const isWithoutPost =
      above?.organisation && above.date?.isRange && !above.title && titleScoreOf(above.organisation.text) < 1;
    if (above && isWithoutPost && isPostBelow(entry)) out[out.length - 1] = joined(above, entry);
    else out.push(entry);
  }
  return out;
}

/** Whether an entry names a post by its label, and neither its time nor a firm of its own. */
function isPostBelow({ header, title, organisation, date }: Entry): boolean {
  const labels = header.flatMap(labelLinesOf);
  const post = labels.find(({ role }) => role === 'title');
  const isLabelled = title !== undefined && post !== undefined && title.words[0] === post.value[0];
  const isOwn = date !== undefined || labels.some(({ role }) => role === 'employer' || role === 'period');
  return isLabelled && !isOwn && titleScoreOf(title.text) >= 1 && organisationScoreOf(organisation?.text ?? '') < 1.5;
}

function joined(employer: Entry, { header, title, bullets, paragraphs }: Entry): Entry {
  return {
    ...employer,
    ...(title ? { title } : {}),
    header: [...employer.header, ...header],
    bullets: [...employer.bullets, ...bullets],
    paragraphs: [...employer.paragraphs, ...paragraphs],
  };
}
