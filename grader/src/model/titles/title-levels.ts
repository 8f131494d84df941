import type { Section } from '../resume.ts';

const placeOf = (heading: Section['heading'], sections: readonly Section[]) =>
  sections.findIndex((one) => one.heading === heading);

/** Whether a title below a job alone has a colon, as the label of what somebody did there: "Summary:". */
export function isOnlyLabel({ title, heading }: Section, sections: readonly Section[]): boolean {
  const above = sections[placeOf(heading, sections) - 1];
  return (
    above?.kind === 'experience' && endsInColon(title) && sections.filter((one) => endsInColon(one.title)).length === 1
  );
}

const endsInColon = (title: string) => /:\W*$/.test(title);

/** Whether a title has nothing but smaller titles of its own kind below it, of which it is the head. */
export function opensSubtitles({ kind, rows, heading, column }: Section, sections: readonly Section[]): boolean {
  const next = sections[placeOf(heading, sections) + 1];
  return (
    rows.length === 0 &&
    next?.kind === kind &&
    next.column === column &&
    next.heading.size < heading.size &&
    sections.filter((one) => one.column === column && Math.round(one.heading.size) === Math.round(next.heading.size))
      .length > 1
  );
}

/** In line heights: how near a title is to one right above it that has nothing else below. */
const nearTitle = 2.5;

/** Whether a title stands right below a larger one that holds nothing else, and is a level of its own. */
export function standsBelowTitle({ heading, column }: Section, sections: readonly Section[]): boolean {
  const above = sections[placeOf(heading, sections) - 1];
  return (
    above !== undefined &&
    above.rows.length === 0 &&
    above.column === column &&
    above.heading.page === heading.page &&
    heading.base > above.heading.base &&
    heading.base - above.heading.base <= nearTitle * heading.size &&
    heading.size < above.heading.size
  );
}
