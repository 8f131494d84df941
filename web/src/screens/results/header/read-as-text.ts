import type { ReadAs } from '@redmark/contract';

const stages: Record<string, { name: string; effect: string }> = {
  student: {
    name: 'student',
    effect:
      'Numbers are asked for in one line of four, 220 words are enough, and projects may stand in for experience.',
  },
  early: { name: 'early career', effect: 'Numbers are asked for in four lines of ten, and at least 300 words.' },
  mid: {
    name: 'experienced professional',
    effect: 'Numbers are asked for in four lines of ten, and at least 300 words.',
  },
  senior: {
    name: 'senior professional',
    effect:
      'Numbers are asked for in four lines of ten, and at least 300 words. Missing education or, for those who lead, missing skills cost less.',
  },
};
const locales: Record<string, { name: string; effect: string }> = {
  US: {
    name: 'US English',
    effect: 'Photos, personal details and a street address are marked, and proposals use American spelling.',
  },
  UK: {
    name: 'UK English',
    effect: 'Photos, personal details and a street address are marked, and proposals use British spelling.',
  },
  EU: {
    name: 'European English',
    effect: 'A photo, customary personal details and a street address are not marked, and a missing phone costs less.',
  },
};
const documents: Record<ReadAs['document'], { name: string; effect: string }> = {
  resume: { name: 'resume', effect: 'One or two pages, short lines, verbs first and results with numbers.' },
  academic: {
    name: 'academic CV',
    effect: 'Length, verbs at the start, numbers and repeated verbs are not judged.',
  },
};

export type Taken = { what: string; name: string; effect: string };

/** Career stage, language and kind of document in words, and what each changes. An unknown value is shown as it is. */
export function takenFor(readAs: { stage: string; locale: string } & Partial<ReadAs>): Taken[] {
  const { stage, locale, document, years, english = true } = readAs;
  const known = (list: Record<string, { name: string; effect: string }>, word: string) =>
    list[word] ?? { name: word, effect: '' };
  const career = known(stages, stage);
  const language = known(locales, locale);
  return [
    {
      what: 'Career stage',
      name: career.name,
      effect: `${years === undefined ? '' : `${yearsText(years)} of dated experience. `}${career.effect}`,
    },
    {
      what: 'Language and place',
      name: english ? language.name : 'not English',
      effect: english
        ? language.effect
        : 'Only formatting and what needs no English is judged; writing is not graded and costs nothing.',
    },
    ...(document ? [{ what: 'Document', ...documents[document] }] : []),
  ];
}

function yearsText(years: number): string {
  const text = String(years).replace(/\.0$/, '');
  return `${text} ${text === '1' ? 'year' : 'years'}`;
}
