import { type Letter, letters } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { gradePages } from './grade-pages.ts';
import type { RawPage, Word } from './model/page.ts';
import type { Resume, SectionKind } from './model/resume.ts';
import { withDocument } from './pdf/document.ts';
import { readResume } from './reading/read-resume.ts';
import { bytesOfCase, casesIn, corpusEngine, reportOfCase, corpusDay as today } from './testing/corpus-reports.ts';
import { pagesOf as pagesOfText } from './testing/resume-of.ts';

const cases = [...casesIn(), ...casesIn('world')];

/** The pages with some words put differently; undefined leaves a word out. */
function changed(pages: RawPage[], change: (word: Word) => string | undefined): RawPage[] {
  return pages.map((page) => ({
    ...page,
    words: page.words.flatMap((word) => {
      const text = change(word);
      return text === undefined ? [] : [{ ...word, text, edges: edgesOf(word, text) }];
    }),
  }));
}

const edgesOf = ({ x0, x1 }: Word, text: string) =>
  Array.from({ length: text.length + 1 }, (_, i) => x0 + ((x1 - x0) * i) / Math.max(1, text.length));

/** Where the words of a resume are, by their left edge and baseline: reading makes new words of joined ones. */
const placeOf = ({ page, x0, base }: Word) => `${page} ${x0.toFixed(1)} ${base.toFixed(1)}`;
const placesOf = (words: Word[]) => new Set(words.map(placeOf));
const signOf = ({ page, x0, y0 }: { page: number; x0: number; y0: number }) =>
  `${page} ${x0.toFixed(1)} ${y0.toFixed(1)}`;
const headingWords = (resume: Resume) => placesOf(resume.sections.flatMap(({ heading }) => heading.words));

/** Titles in a language that is not read. */
const translated: Partial<Record<SectionKind, string>> = {
  summary: 'Esittely',
  objective: 'Tavoite',
  experience: 'Työkokemus',
  education: 'Koulutus',
  skills: 'Taidot',
  projects: 'Hankkeet',
  languages: 'Kielitaito',
  certifications: 'Todistukset',
  interests: 'Harrastukset',
  awards: 'Palkinnot',
  publications: 'Julkaisut',
  volunteering: 'Vapaaehtoistyö',
  activities: 'Toiminta',
  references: 'Suosittelijat',
  personal: 'Henkilötiedot',
  contact: 'Yhteystiedot',
};

/**
 * Where a grade rises all the same, by a third of a letter: without its Roman numerals the declaration at the end of one
 * resume is read as one more line of work; without its titles the courses of another, which took so many hours, are
 * read as lines of work with an amount, and the activities of a third as lines of voluntary work.
 */
const known: Partial<Record<string, string[]>> = {
  'no list signs': ['world/gopal-numbered'],
  'titles in a language that is not read': ['world/kayla-first-job', 'world/thais-web'],
};

const harder: Record<string, (pages: RawPage[], resume: Resume) => RawPage[]> = {
  'titles of unknown words': (pages, resume) => {
    const titles = headingWords(resume);
    return changed(pages, (word) =>
      titles.has(placeOf(word)) ? word.text.replace(/\p{Ll}/gu, 'x').replace(/\p{Lu}/gu, 'X') : word.text,
    );
  },
  'no titles at all': (pages, resume) => {
    const titles = headingWords(resume);
    return changed(pages, (word) => (titles.has(placeOf(word)) ? undefined : word.text));
  },
  'no list signs': (pages, resume) => {
    const signs = new Set(resume.rows.flatMap(({ mark }) => (mark && !mark.drawn ? [signOf(mark)] : [])));
    return changed(pages, (word) => (word.text.length <= 2 && signs.has(signOf(word)) ? undefined : word.text));
  },
  'titles of jobs and firms in words of no language': (pages, resume) => {
    const parts = resume.sections.flatMap(({ entries }) =>
      entries.flatMap(({ title, organisation }) => [...(title?.words ?? []), ...(organisation?.words ?? [])]),
    );
    const places = placesOf(parts);
    return changed(pages, (word) => (places.has(placeOf(word)) ? word.text.replace(/\p{L}/gu, 'x') : word.text));
  },
  'titles in a language that is not read': (pages, resume) => {
    const first = new Map(
      resume.sections.flatMap(({ kind, heading }) =>
        heading.words.slice(0, 1).map((word) => [placeOf(word), kind] as const),
      ),
    );
    const titles = headingWords(resume);
    return changed(pages, (word) => {
      const kind = first.get(placeOf(word));
      if (kind !== undefined) return translated[kind] ?? word.text;
      return titles.has(placeOf(word)) ? undefined : word.text;
    });
  },
};

type Read = { pages: RawPage[]; resume: Resume; from: Letter | null | undefined };
const read = new Map<string, Read>();

/** A resume as it is read, and its final grade, undefined where it has none; each is read and graded once for all tests. */
async function asItIs(name: string): Promise<Read> {
  const known = read.get(name);
  if (known) return known;
  const graded = await reportOfCase(name);
  const pages = withDocument(await corpusEngine(), bytesOfCase(name), (document) => document.read());
  const found = {
    pages,
    resume: readResume(pages, today),
    from: graded.ok ? graded.document.grades.Cumulative : undefined,
  };
  read.set(name, found);
  return found;
}

test.each(Object.entries(harder))('%s never raise a grade', async (manner, make) => {
  const risen: string[] = [];
  for (const name of cases) {
    if (known[manner]?.includes(name)) continue;
    const { pages, resume, from } = await asItIs(name);
    if (!from) continue;
    const after = gradePages(make(pages, resume), { today, onStage: () => {} });
    const to = after.ok ? after.document.grades.Cumulative : undefined;
    if (to && letters.indexOf(to) < letters.indexOf(from)) risen.push(`${name}: ${from} to ${to}`);
  }
  expect(risen).toEqual([]);
});

test('jobs told in sentences are not graded better than jobs with a title, an employer and dates', () => {
  const lines = `
- Baked 300 loaves a night for nine shops of the chain and kept them on time
- Trained two apprentices in sourdough, who both passed their examination`;
  const rest = `
# Education
**Certificate in Baking**, Austin Community College || 2014 – 2015`;
  const set = `# Experience
**Baker**, Mill Bakery, Austin, TX || May 2019 – Present${lines}
**Assistant Baker**, Corner Bread, Austin, TX || May 2015 – Apr 2019${lines.replace('300', '120')}${rest}`;
  const told = `# Experience
- I have been working as a baker at Mill Bakery in Austin since May 2019 and bake 300 loaves a night there.
- Before that I worked as an assistant baker at Corner Bread from May 2015 to April 2019.${rest}`;
  const [before, after] = [set, told].map((text) => gradePages(pagesOfText(text), { today, onStage: () => {} }));
  if (!before?.ok || !after?.ok) throw new Error('Both are resumes.');
  expect(after.document.scores.Cumulative).toBeLessThan(before.document.scores.Cumulative);
});
