import type { Candidate } from './title-candidates.ts';

/** So many titles in the margin show that titles stand there. */
const fewInMargin = 3;

/**
 * Where most titles stand in the margin beside the text, a short line within the text is none, whatever it says: the role
 * "Volunteer" at the head of an entry.
 */
export function titlesInMargin(candidates: Candidate[]): Candidate[] {
  const titles = candidates.filter((candidate) => candidate.known && !candidate.isRunIn);
  // What comes again and again labels parts of entries: "Aim:" of every project.
  const times = Map.groupBy(titles, ({ segment }) => segment.text.toLowerCase());
  const known = titles.filter(({ segment }) => times.get(segment.text.toLowerCase())?.length === 1);
  // A label with its value is no title: "Languages   : Hindi".
  const hanging = known.filter(({ rest: [beside] }) => beside && !beside.text.startsWith(':'));
  if (hanging.length < fewInMargin || 2 * hanging.length <= known.length) return candidates;
  const margin = Math.max(...hanging.map(({ segment }) => segment.x1));
  return candidates.filter(({ rest, segment }) => rest.length > 0 || segment.x0 < margin);
}
