import { type Box, categories, type Finding, type Grading, type Withheld } from '@redmark/contract';

/**
 * A report with the first notes of each category and nothing of the others: not a title, not a place, not a word.
 * Grades and counts stay those of the whole report. The stored document is left as it is.
 */
export function withhold(grading: Grading, notes: number): { grading: Grading; withheld: Withheld | null } {
  const keptOf = (category: Finding['category']) =>
    grading.findings.filter((finding) => finding.category === category).slice(0, notes);
  const kept = grading.findings.filter((finding) => keptOf(finding.category).includes(finding));
  if (kept.length === grading.findings.length) return { grading, withheld: null };
  const missing = categories.map((category) => [
    category,
    grading.findings.filter((finding) => finding.category === category && !kept.includes(finding)).length,
  ]);
  return { grading: only(grading, kept), withheld: Object.fromEntries(missing) as Withheld };
}

/** The document in all its views, of these findings alone. */
function only(grading: Grading, findings: Finding[]): Grading {
  const places = new Set(findings.flatMap(({ boxes }) => boxes.map(({ page, box }) => placeOf(page, box))));
  const numbers = new Set(findings.map(({ number }) => number));
  const told = new Set(findings.map(({ title, advice }) => `${title}. ${advice}`));
  const isTold = (entry: { feedback_display_title: string; feedback_display: string }) =>
    told.has(`${entry.feedback_display_title}. ${entry.feedback_display}`);
  const isKept = (page: number, box: Box) => places.has(placeOf(page, box));
  const { Content, Format, Writing } = grading;
  return {
    ...grading,
    findings,
    Content: mapValues(Content, (sections, page) =>
      keepFilled(
        mapValues(sections, ({ coordinates, feedback }) => ({
          coordinates: coordinates.filter((box) => isKept(pageOf(page), box)),
          feedback: feedback.filter(({ n }) => numbers.has(n)),
        })),
        ({ feedback }) => feedback.length > 0,
      ),
    ),
    Format: {
      horizontal: mapValues(Format.horizontal, (entries, page) =>
        entries.filter((entry) => isKept(pageOf(page), entry.coor) && told.has(entry.feedback_display)),
      ),
      vertical: mapValues(Format.vertical, ([key, guide], page) => [key, onlyOff(guide, pageOf(page), isKept)]),
    },
    Writing: {
      grammar: Writing.grammar.filter((entry) => isKept(entry.page, entry.word_coor) && isTold(entry)),
      overused: Writing.overused.filter((entry) => isKept(entry.page, entry.overuse_coor) && isTold(entry)),
    },
    allFeedback: findings.map(({ title, advice }) => ({ mistake: title, feedback: advice })),
    allCoordinates: mapValues(grading.allCoordinates, (boxes, page) =>
      boxes.filter((box) => isKept(pageOf(page), box)),
    ),
    repetitionFeedback: grading.repetitionFeedback.filter(isTold),
    overusedWord: findings.filter(({ group }) => group === 'writing.overused').map(({ text }) => text),
    guides: grading.guides.map((guide) => onlyOff(guide, guide.page, isKept)),
  };
}

const placeOf = (page: number, box: Box) => `${page}|${box.join('|')}`;
const pageOf = (key: string) => Number(key.replace('Page', ''));

/** A guide with what stands off it as far as a note is kept about it; its words tell how many do, so they go too. */
function onlyOff<G extends Grading['guides'][number] | Grading['Format']['vertical'][string][1]>(
  guide: G,
  page: number,
  isKept: (page: number, box: Box) => boolean,
): G {
  const off = keepFilled(guide.sar_list, ({ word_coor }) => isKept(page, word_coor));
  const isWhole = Object.keys(off).length === Object.keys(guide.sar_list).length;
  return isWhole ? guide : { ...guide, sar_list: off, display_text: 'More stands off this line' };
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
}

function keepFilled<Value>(record: Record<string, Value>, isWanted: (value: Value) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isWanted(value)));
}
