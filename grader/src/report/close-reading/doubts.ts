import type { Doubt } from '@redmark/rubric';
import { sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume } from '../../model/resume.ts';

const mostTexts = 5;
/** Pictures smaller than this share of the page are ornaments. */
const smallestPicture = 0.004;

const doubtKinds = [
  'columns',
  'pictures',
  'unmapped',
  'repaired',
  'hidden',
  'turned',
  'page-furniture',
  'no-name',
  'no-email',
  'no-phone',
  'link-cut',
  'unknown-section',
  'entry-without-title',
  'entry-without-organisation',
  'entry-without-date',
] as const;

/** What could not be read for certain, gravest first. Only what applies is listed. */
export function doubtsOf(resume: Resume, furniture: string[]): Doubt[] {
  const { pages, profile, sections } = resume;
  const words = pages.flatMap((page) => page.words);
  // Projects may have no organisation; jobs may not.
  const entries = sectionsOf(resume, 'experience')
    .flatMap((section) => section.entries)
    .filter((entry) => entry.header.length > 0);
  const found: Record<(typeof doubtKinds)[number], string[] | number> = {
    columns: pages.filter((page) => page.columns?.both).length,
    pictures: pages.flatMap((page) =>
      page.shapes.filter(
        ({ kind, x0, y0, x1, y1 }) =>
          kind === 'image' && (x1 - x0) * (y1 - y0) > smallestPicture * page.width * page.height,
      ),
    ).length,
    unmapped: pages.reduce((sum, page) => sum + page.unmapped, 0),
    repaired: words.flatMap(({ raw, text }) => (raw === undefined ? [] : [text])),
    hidden: pages.reduce((sum, page) => sum + page.hiddenWords.length, 0),
    turned: words.flatMap((word) => (word.turned ? [word.text] : [])),
    'page-furniture': furniture,
    'no-name': profile.name ? 0 : 1,
    'no-email': profile.email ? 0 : 1,
    'no-phone': profile.phone ? 0 : 1,
    // A link that ends in a hyphen continues on the next line.
    'link-cut': profile.links.flatMap(({ url }) => (url.endsWith('-') ? [url] : [])),
    'unknown-section': sections.filter(({ kind }) => kind === 'other').map(({ title }) => title),
    'entry-without-title': entries.filter(({ title }) => !title).map(headerOf),
    'entry-without-organisation': entries.filter(({ organisation }) => !organisation).map(headerOf),
    'entry-without-date': entries.filter(({ date }) => !date).map(headerOf),
  };
  return doubtKinds.flatMap((kind) => {
    const what = found[kind];
    const texts = typeof what === 'number' ? [] : [...new Set(what)].slice(0, mostTexts);
    const count = typeof what === 'number' ? what : what.length;
    return count > 0 ? [{ kind, count, texts }] : [];
  });
}

const headerOf = ({ header }: Entry) => header[0]?.text ?? '';
