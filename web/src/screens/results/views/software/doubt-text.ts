import type { Doubt } from '@redmark/contract';

const several = (count: number, one: string, more: string) => (count === 1 ? `One ${one}` : `${count} ${more}`);
const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ');

/** A doubt in words; undefined for a kind that only a newer grader knows. */
export function doubtText({ kind, count, texts }: Doubt): { title: string; text: string } | undefined {
  switch (kind) {
    case 'columns':
      return {
        title: 'Columns',
        text: `We read the columns one after the other. Some systems read straight across and mix them: compare “Straight across”.`,
      };
    case 'pictures':
      return {
        title: 'Pictures',
        text: `${several(count, 'picture was', 'pictures were')} not read. Whatever ${count === 1 ? 'it says' : 'they say'} does not exist for software.`,
      };
    case 'unmapped':
      return {
        title: 'Letters without a meaning',
        text: `${several(count, 'letter has', 'letters have')} no meaning in the file, so software cannot know ${count === 1 ? 'it' : 'them'}.`,
      };
    case 'repaired':
      return {
        title: 'Repaired letters',
        text: `${several(count, 'word was', 'words were')} repaired before reading, such as ${quoted(texts)}. A simpler reader gets other signs.`,
      };
    case 'hidden':
      return {
        title: 'Hidden words',
        text: `${several(count, 'word that nobody can see was', 'words that nobody can see were')} left out.`,
      };
    case 'turned':
      return { title: 'Turned text', text: `Text that does not lie level was left out: ${quoted(texts)}.` };
    case 'page-furniture':
      return {
        title: 'Heads and feet of pages',
        text: `Left out because they belong to the page: ${quoted(texts)}.`,
      };
    case 'no-name':
      return { title: 'No name', text: 'We could not tell which line is your name.' };
    case 'no-email':
      return { title: 'No email address', text: 'We found none, neither as text nor as a link.' };
    case 'no-phone':
      return { title: 'No phone number', text: 'We found none, neither as text nor as a link.' };
    case 'link-cut':
      return {
        title: 'Links cut at a line end',
        text: `${quoted(texts)}: software reads only what stands on the first line.`,
      };
    case 'unknown-section':
      return {
        title: 'Section titles we do not know',
        text: `${quoted(texts)}. Software may not know what to file under ${count === 1 ? 'it' : 'them'}.`,
      };
    case 'entry-without-title':
      return { title: 'Roles without a title', text: `We could not tell the job title of ${quoted(texts)}.` };
    case 'entry-without-organisation':
      return { title: 'Roles without an employer', text: `We could not tell the employer of ${quoted(texts)}.` };
    case 'entry-without-date':
      return { title: 'Roles without dates', text: `We found no dates for ${quoted(texts)}.` };
    default:
      return undefined;
  }
}
