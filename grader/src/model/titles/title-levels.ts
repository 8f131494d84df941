import { textStyleOf } from '../layout/text-style.ts';
import type { Section, SectionKind, Segment } from '../resume.ts';

const placeOf = (heading: Section['heading'], sections: readonly Section[]) =>
  sections.findIndex((one) => one.heading === heading);

/** Whether a title below a job alone has a colon, as the label of what somebody did there: "Summary:". */
function isOnlyLabel({ title, heading }: Section, sections: readonly Section[]): boolean {
  const above = sections[placeOf(heading, sections) - 1];
  return (
    above?.kind === 'experience' && endsInColon(title) && sections.filter((one) => endsInColon(one.title)).length === 1
  );
}

/** Whether a title ends in a colon, as labels do. */
export const endsInColon = (title: string): boolean => /:\W*$/.test(title);

/** Whether a title has nothing but smaller titles of its own kind below it, of which it is the head. */
function opensSubtitles({ kind, rows, heading, column }: Section, sections: readonly Section[]): boolean {
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
function standsBelowTitle({ heading, column }: Section, sections: readonly Section[]): boolean {
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

/** So many lines of the section above that look like a title are its sisters. */
const fewestSisters = 2;
const mostWords = 7;
/** In points. */
const sameEdge = 1;
/** Kinds whose titles may stand for a part of another section: courses of a teacher, papers of a researcher. */
const partKinds: SectionKind[] = ['certifications', 'coursework', 'publications', 'awards', 'projects', 'activities'];

/**
 * Whether a title looks like short lines inside the section above, and begins where they do: it is one of the lower level
 * that they are, of which the words alone are those of a title.
 */
function hasSisters({ heading, kind }: Section, sections: readonly Section[]): boolean {
  const above = sections[placeOf(heading, sections) - 1];
  if (!above || !partKinds.includes(kind) || looksOf(above.heading) === looksOf(heading)) return false;
  const sisters = above.rows.filter(
    (row) =>
      !row.mark &&
      row.words.length <= mostWords &&
      Math.abs(row.x0 - heading.x0) <= sameEdge &&
      looksOf(row) === looksOf(heading),
  );
  return sisters.length >= fewestSisters;
}

function looksOf(segment: Segment): string {
  const { size, bold, caps, italic, font } = textStyleOf(segment);
  return JSON.stringify([Math.round(2 * size), bold, caps, italic, font]);
}

/** Share of the size, and points, within which titles are of one level. */
const level = { share: 1.08, points: 0.3 };

/** Whether smaller titles of one kind and one size part a section, as books and papers do below the publications. */
const isOneOfLowerLevel = ({ kind, heading }: Section, sections: readonly Section[]): boolean =>
  sections.some((one) => one.heading.size > heading.size * level.share) &&
  sections.some(
    (one) => one.heading !== heading && one.kind === kind && Math.abs(one.heading.size - heading.size) < level.points,
  );

/** In points: how much further right a part of a section begins than the title of the section. */
const inset = 4;

/** Whether a smaller title in another slope or weight begins further right than the one above it: it names a part of that section. */
function isInset({ heading, kind, column }: Section, sections: readonly Section[]): boolean {
  const above = sections[placeOf(heading, sections) - 1];
  if (!above || above.column !== column || !partKinds.includes(kind)) return false;
  const [own, other] = [textStyleOf(heading), textStyleOf(above.heading)];
  const isOtherwise = own.italic !== other.italic || own.bold !== other.bold;
  return isOtherwise && heading.size * level.share < above.heading.size && heading.x0 >= above.heading.x0 + inset;
}

/** Whether a title is none of the first level: a label, the head of other titles, or one that parts a section. */
export const isOfLowerLevel = (section: Section, sections: readonly Section[]): boolean =>
  [isOnlyLabel, opensSubtitles, standsBelowTitle, hasSisters, isOneOfLowerLevel, isInset].some((isLower) =>
    isLower(section, sections),
  );
