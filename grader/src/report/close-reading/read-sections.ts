import { type ReadEntry, type ReadField, type ReadSection, readFieldNames } from '@redmark/rubric';
import type { Word } from '../../model/page.ts';
import type { Bullet, Entry, Part, Resume, Section } from '../../model/resume.ts';
import { boxesOf } from '../boxes.ts';
import { durationOf } from './durations.ts';

/** A line and the section it is in. */
export type EntryLine = { unit: Bullet; isBullet: boolean; section: Section };

/** The contact fields that were found, with their boxes. */
export function readFieldsOf(resume: Resume): ReadField[] {
  const { links, ...parts } = resume.profile;
  const single = readFieldNames.flatMap((field): ReadField[] => {
    const found = field === 'link' ? undefined : parts[field];
    return found ? [{ field, text: found.text, at: boxesOf(found.words, resume) }] : [];
  });
  return [
    ...single,
    ...ownLinks(links).map(({ url, words }) => ({ field: 'link' as const, text: url, at: boxesOf(words, resume) })),
  ];
}

/** A link that is both printed and an annotation is listed once, with its boxes. */
function ownLinks(links: Resume['profile']['links']): Resume['profile']['links'] {
  const bare = (url: string) =>
    url
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
      .replace(/\/$/, '');
  return [...Map.groupBy(links, ({ url }) => bare(url)).values()].flatMap(
    (same) => same.find(({ words }) => words.length > 0) ?? same[0] ?? [],
  );
}

/** The sections with their entries, and all lines of entries in reading order. */
export function readSectionsOf(resume: Resume): { sections: ReadSection[]; lines: EntryLine[] } {
  const lines: EntryLine[] = [];
  const entryOf = (entry: Entry, section: Section): ReadEntry => {
    const own = [
      ...entry.bullets.map((unit) => ({ unit, isBullet: true, section })),
      ...entry.paragraphs.map((unit) => ({ unit, isBullet: false, section })),
    ].toSorted((a, b) => rowIndexOf(a.unit, resume) - rowIndexOf(b.unit, resume));
    const from = lines.push(...own) - own.length;
    return {
      header: entry.header[0]?.text ?? '',
      title: textOf(entry.title),
      organisation: textOf(entry.organisation),
      location: textOf(entry.location),
      date: entry.date?.text ?? (isWork(section) ? durationOf(entry) : undefined) ?? '',
      at: boxesOf(entry.header, resume),
      lines: own.map((_, i) => from + i),
    };
  };
  const units = resume.sections.flatMap(({ entries }) => entries.flatMap((one) => [...one.bullets, ...one.paragraphs]));
  const told = new Set(units.flatMap(({ words }) => words));
  const sections = resume.sections.map((section) => ({
    kind: section.kind,
    title: section.title,
    page: section.page,
    at: boxesOf([section.heading], resume),
    entries: section.entries.map((entry) => entryOf(entry, section)),
    rest: restOf(section, told),
  }));
  return { sections, lines };
}

const isWork = ({ kind }: Section) => kind === 'experience' || kind === 'volunteering';

/**
 * What belongs to no entry: list items, each joined over its rows, and where there is no entry the other rows as well,
 * but those whose words are told of an entry of another section.
 */
function restOf({ entries, rows, bullets }: Section, told: ReadonlySet<Word>): string[] {
  const ofEntries = new Set(entries.flatMap((entry) => entry.bullets));
  // A row of a grid holds several items: they are found by their words.
  const itemOf = new Map(
    bullets.flatMap((item) => item.rows.flatMap(({ words }) => words.map((word) => [word, item]))),
  );
  return rows.flatMap((row) => {
    const items = new Set(row.words.flatMap((word) => itemOf.get(word) ?? []));
    if (items.size === 0) return entries.length > 0 || row.words.every((word) => told.has(word)) ? [] : [row.text];
    const opening = [...items].filter((item) => item.rows[0]?.words.some((word) => row.words.includes(word)));
    return opening.filter((item) => !ofEntries.has(item)).map(({ text }) => text);
  });
}

const textOf = (part: Part | undefined) => part?.text ?? '';

function rowIndexOf({ rows: [first] }: Bullet, { rows }: Resume): number {
  return first ? rows.indexOf(first) : -1;
}
