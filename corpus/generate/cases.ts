import type { Flaws } from './flaws.ts';
import { ines, owen, type Person, samira } from './people.ts';
import { bookPage, hangingPage, sidebarPage } from './printed-layouts.ts';
import { swiss, typedPdf, typewriter } from './typed-layouts.ts';

/** A finding that the grading of a case must have: the rule, and words in its text (none for what is missing). */
type Planted = { rule: string; text?: string };
export type Case = {
  name: string;
  why: string;
  person: Person;
  /** PDF bytes, or the HTML of a page for a browser to print. */
  render: () => Uint8Array | string;
  planted: Planted[];
};

const typed = (person: Person, style: typeof swiss, flaws?: Flaws) => () => typedPdf(person, style, flaws);
const withBullet = (person: Person, job: number, bullet: number, text: string): Person => ({
  ...person,
  jobs: person.jobs.map((one, n) =>
    n === job ? { ...one, bullets: one.bullets.map((old, i) => (i === bullet ? text : old)) } : one,
  ),
});
const withDates = (person: Person, job: number, dates: string): Person => ({
  ...person,
  jobs: person.jobs.map((one, n) => (n === job ? { ...one, dates } : one)),
});

const clean = (name: string, why: string, person: Person, render: Case['render']): Case => ({
  name,
  why,
  person,
  render,
  planted: [],
});

export const cases: Case[] = [
  clean('ines-swiss', 'Standard fonts without embedding, ruled titles, dates at the right.', ines, typed(ines, swiss)),
  clean(
    'owen-typewriter',
    'Fixed-width type on A4 with titles in capitals and full stops throughout.',
    owen,
    typed(owen, typewriter),
  ),
  clean('samira-swiss', 'A British phone number and place.', samira, typed(samira, swiss)),
  clean('ines-book', 'A browser draws list discs as shapes, not as letters.', ines, () => bookPage(ines)),
  clean('owen-hanging', 'Dates hang in a column at the left and must not be read as a column of text.', owen, () =>
    hangingPage(owen),
  ),
  clean('samira-book', 'The same layout with other words.', samira, () => bookPage(samira)),
  {
    name: 'samira-sidebar',
    why: 'A shaded bar at the left: two columns.',
    person: samira,
    render: () => sidebarPage(samira),
    planted: [{ rule: 'format-two-column' }],
  },
  {
    name: 'ines-bullet-off-line',
    why: 'One bullet stands six points to the right.',
    person: ines,
    render: typed(ines, swiss, { line: { job: 1, bullet: 1, shift: 6 } }),
    planted: [{ rule: 'valign-bullets', text: 'Introduced a cycle count' }],
  },
  {
    name: 'owen-date-off-line',
    why: 'One date ends nine points short of the others.',
    person: ines,
    render: typed(ines, typewriter, { dateShift: { job: 1, points: -9 } }),
    planted: [{ rule: 'valign-dates-right', text: 'Jun 2018 – Feb 2021' }],
  },
  {
    name: 'samira-mixed-signs',
    why: 'The bullets of one job are dashes.',
    person: samira,
    render: typed(samira, swiss, { dashesIn: 1 }),
    planted: [{ rule: 'format-bullet-glyph-mixed' }],
  },
  {
    name: 'owen-odd-title',
    why: 'One section title is set like body text.',
    person: owen,
    render: typed(owen, swiss, { oddTitle: 'Skills' }),
    planted: [{ rule: 'format-heading-style-mixed', text: 'Skills' }],
  },
  {
    name: 'ines-uneven-space',
    why: 'An extra gap of eleven points between two bullets.',
    person: ines,
    render: typed(ines, swiss, { line: { job: 0, bullet: 2, gap: 11 } }),
    planted: [{ rule: 'format-spacing-uneven', text: 'Automated the replenishment' }],
  },
  {
    name: 'samira-larger-line',
    why: 'One bullet is two points larger.',
    person: samira,
    render: typed(samira, swiss, { line: { job: 0, bullet: 1, larger: 2 } }),
    planted: [{ rule: 'format-font-size-mixed', text: 'Migrated 85 million' }],
  },
  (() => {
    const person = withDates(ines, 1, '06/2018 – 02/2021');
    return {
      name: 'ines-date-style',
      why: 'One range is written with numbers.',
      person,
      render: () => bookPage(person),
      planted: [{ rule: 'format-date-style-mixed', text: '06/2018 – 02/2021' }],
    };
  })(),
  (() => {
    const person = withBullet(owen, 1, 1, 'Prepared 900 discharge plans with with physicians and social workers.');
    return {
      name: 'owen-doubled-word',
      why: 'A word stands twice.',
      person,
      render: () => hangingPage(person),
      planted: [{ rule: 'grammar-repeated-word', text: 'with with' }],
    };
  })(),
  (() => {
    const person = withBullet(samira, 0, 2, 'Review every schema change of a group of 16 engineers.');
    return {
      name: 'samira-one-full-stop',
      why: 'One bullet ends with a full stop, the others do not.',
      person,
      render: typed(person, typewriter),
      planted: [{ rule: 'format-trailing-period-mixed', text: '16 engineers.' }],
    };
  })(),
];
