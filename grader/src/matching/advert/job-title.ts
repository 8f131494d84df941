import { namesJob } from '../text/names-job.ts';
import type { AdvertLine } from './sections.ts';

const labelled = /^(?:job title|title|position|role|vacancy|job|post|opening)(?: title)?\s*[:–-]\s*(.{3,100})$/i;
const asked =
  /\b(?:looking for|seeking|seeks|hiring|recruiting|recruit|need|join (?:us|our \w+)(?: team)? as|work as|role of|position of|appoint|opportunity for|vacancy for|searching for|as)\s+(?:an?|our(?: next| new)?|the|for|\d|two|three|several|one)\s+((?:[\p{L}\p{N}&+#/().'-]+\s+){0,7}?[\p{L}-]+)(?=\s+(?:to|who|with|for|in|at|on|that|based|and you|you|join|will|within)\b|[,.;:!]|$)/giu;

/** How sentences begin that are no title. */
const spoken = /^(?:we|join|are|our|you|your|do|is|this|the|as|at|in|have)\b/i;

const bare = (title: string) =>
  title
    .replace(
      /\((?:[mfwdxhivn][/|,* -]*){2,}\)|\((?:all genders|she\/\w+.*?|full.?time|part.?time|remote|hybrid)[^)]*\)/gi,
      ' ',
    )
    .replace(/\s(?:wanted|needed|required)\b.*$/i, '')
    .replace(/\s[|@–-]\s.*$|\s+at\s+\p{Lu}.*$/u, '')
    .replace(
      /^(?:an? )?(?:highly |skilled |experienced |motivated |talented |passionate |dedicated |enthusiastic |reliable )+/i,
      '',
    )
    .replace(/[\s*#:,.-]+$|^[\s*#:-]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What an advert calls the job, the clearest first. */
export function jobTitlesOf(lines: readonly AdvertLine[]): string[] {
  const found: string[] = [];
  const add = (title: string | undefined) => {
    const text = title === undefined ? '' : bare(title);
    if (text !== '' && text.split(' ').length <= 10 && namesJob(text) && !found.includes(text)) found.push(text);
  };
  for (const { text } of lines.slice(0, 12)) add(text.replace(/^#+\s*/, '').match(labelled)?.[1]);
  for (const { text, topic } of lines.slice(0, 4))
    if (topic === 'open' && text.length <= 90 && !/[.!?]$/.test(text) && !labelled.test(text) && !spoken.test(text))
      add(text);
  for (const { text, topic } of lines.slice(0, 60))
    if (topic !== 'none' && found.length < 4) for (const match of text.slice(0, 400).matchAll(asked)) add(match[1]);
  return found.slice(0, 4);
}
