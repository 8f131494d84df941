import { rectOf } from '../../model/header.ts';
import type { Resume, Row, SectionKind } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Kinds of sections that tell results, each of which may tell a figure once. */
const telling: SectionKind[] = [
  'summary',
  'objective',
  'experience',
  'projects',
  'awards',
  'other',
  'research',
  'activities',
];
/** A profile may repeat the best results of the jobs: figures are repeated that stand in more places than that. */
const mostPlaces = 2;
const leastFigures = 2;
/** A share of everything, or of half, is no result that a reader knows again. */
const round = /^(?:100|50)%$/;
/** So many figures are quoted in the advice. */
const mostQuoted = 3;

/** Money, shares and large counts: "£1.7M", "34%", "5,600". Years and plain small numbers are told again for good reasons. */
const figure =
  /[$€£₹]\s?\d[\d.,]*\d?\s?(?:k|m|mn|bn|b|million|billion|lakh|crore)?\+?(?![\p{L}\d])|(?<![\d.,])\d[\d.,]*\s?(?:%|(?:k|m|million|billion)(?!\p{L}))\+?|(?<![\d.,])\d{1,3}(?:,\d{3})+\+?/giu;

/** Most rows hold none, which is quicker to see. */
const mayHold = /[$€£₹%]|\d[\d,.]*\s?(?:[kKmMbB]|,\d{3})/;

/** A result told in three places takes the room of two others. */
export const contentFigureRepeated: Rule = {
  name: 'content-figure-repeated',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2 },
  about: {
    title: 'Each figure stands once',
    finds: 'Two or more results, by their figures, that are told in three places each.',
    why: 'The same figures again read as few results, and take the room of others.',
  },

  *check(resume) {
    const repeated = placesOf(resume).filter(([, places]) => places.length > mostPlaces);
    const [first] = repeated;
    if (!first || repeated.length < leastFigures) return;
    const quoted = repeated.slice(0, mostQuoted).map(([text]) => `“${text}”`);
    yield {
      title: 'Tell each figure once',
      advice: `${quoted.join(', ')} stand in ${first[1].length} places or so. Tell a result where you made it, repeat the best one in the profile at most, and use the room for others.`,
      text: repeated.map(([text]) => text).join(', '),
      at: repeated.flatMap(([, places]) => places.map(rectOf)),
    };
  },
};

/** The figures of a resume and the rows they stand in, in reading order. */
function placesOf({ sections, top }: Resume): [string, Row[]][] {
  const places = new Map<string, Row[]>();
  const parts = [top, ...sections.flatMap(({ kind, rows }) => (telling.includes(kind) ? [rows] : []))];
  for (const rows of parts)
    for (const row of rows.filter(({ text }) => mayHold.test(text)))
      for (const found of new Set(row.text.match(figure)?.map((one) => one.replace(/\s/g, '')) ?? []))
        if (!round.test(found)) places.set(found, [...(places.get(found) ?? []), row]);
  return [...places];
}
