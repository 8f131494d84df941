import { expect, test } from 'vitest';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const bulletsOf = (text: string) =>
  resumeOf(`
    Maria Example {size=20}
    maria@example.com
    ${text}`).sections.flatMap(({ bullets }) => bullets.map((bullet) => bullet.text));

test('numbered, lettered and Roman lists are lists', () => {
  const lists = [
    '1. Counted stock\n2. Kept the ledger\n3. Wrote letters',
    'a) Counted stock\nb) Kept the ledger\nc) Wrote letters',
    '(i) Counted stock\n(ii)Kept the ledger\n(iii) Wrote letters',
    '1.Counted stock\n2.Kept the ledger\n3.Wrote letters',
  ];
  for (const list of lists)
    expect(bulletsOf(`# Strengths\n${list}`), list).toEqual(['Counted stock', 'Kept the ledger', 'Wrote letters']);
});

test('a number alone, an initial and numbers before titles make no list', () => {
  const resume = resumeOf(`
    Maria Example {size=20}
    maria@example.com
    # 1. Skills
    3. Platz, Landesmeisterschaft
    # 2. References
    A. Berg, Harbor Works
    T. Lund, Delta Foods`);
  expect(resume.sections.map(({ title }) => title)).toEqual(['Skills', 'References']);
  expect(resume.rows.filter(({ mark }) => mark)).toEqual([]);
});

test('an item of a section without entries keeps all its lines', () => {
  const [first, second] = bulletsOf(`
    # Skills
    - Good knowledge of the ledger of the firm, the letters to its suppliers and the lists of the stock of both warehouses in town
    - Excel`);
  expect(first).toMatch(/^Good knowledge .* in town$/);
  expect(second).toBe('Excel');
});

test('what stands below a list does not belong to its last item', () => {
  expect(
    bulletsOf(`
      # Awards
      - Clerk of the year

      Given by the town, with a medal {gap=8}`),
  ).toEqual(['Clerk of the year']);
});

test('items side by side, each behind its sign, are items, and a dash inside an item is none', () => {
  expect(bulletsOf('# Skills\n-Sewing sails || -Rowing\n-Maps || -Tents\n-Ropes || -Lamps')).toEqual([
    'Sewing sails',
    'Rowing',
    'Maps',
    'Tents',
    'Ropes',
    'Lamps',
  ]);
  expect(bulletsOf('# Skills\n- Sewing - of sails\n- Rowing')).toEqual(['Sewing - of sails', 'Rowing']);
  expect(bulletsOf('# Skills\n- Sewing || of sails\n- Rowing')).toEqual(['Sewing of sails', 'Rowing']);
});

test('a dash that touches the first word opens the items of a list, and not a single line', () => {
  const items = '-Counted the stock\n-Kept the ledger\n-Wrote many letters';
  expect(bulletsOf(`# Skills\n${items}`)).toEqual(['Counted the stock', 'Kept the ledger', 'Wrote many letters']);
  expect(bulletsOf('# Skills\n-Counted the stock\nKept the ledger\n-Wrote many letters')).toEqual([]);
});

test('a grid of signs and short items is one item for each cell', () => {
  expect(bulletsOf('# Skills\n- Excel • Word • Access\n- Typing || Filing')).toEqual([
    'Excel',
    'Word',
    'Access',
    'Typing',
    'Filing',
  ]);
});

test('small pictures before many lines are bullet signs, and a few icons are none', () => {
  const text = `
    Maria Example {size=20}
    maria@example.com
    # Strengths
    Counted stock
    Kept the ledger
    Wrote letters
    Packed parcels
    Drove the van`;
  const marksWith = (pictures: number) => {
    const pages = pagesOf(text).map((page) => {
      const starts = page.words.filter((word) => /^(?:Counted|Kept|Wrote|Packed|Drove)$/.test(word.text));
      const shapes = starts.slice(0, pictures).map(({ x0, base }) => ({
        kind: 'image' as const,
        x0: x0 - 12,
        x1: x0 - 7,
        y0: base - 6,
        y1: base - 1,
        filled: true,
        stroked: false,
        order: 0,
        color: 0,
        alpha: 255,
        opaque: false,
      }));
      return { ...page, shapes: [...page.shapes, ...shapes] };
    });
    return readResume(pages, '2026-11-21').rows.filter(({ mark }) => mark).length;
  };
  expect(marksWith(5)).toBe(5);
  expect(marksWith(3)).toBe(0);
});

test('an unusual sign that stands before several lines is that of a list', () => {
  for (const mark of ['〓', '§', 'Ø', '»»']) {
    const { sections } = resumeOf(`
      # Experience
      **Clerk**, Harbor Works || 2012 – 2015
      - Kept the ledger of two houses {mark=${mark}}
      - Wrote letters to suppliers {mark=${mark}}
      - Counted stock {mark=${mark}}`);
    expect(
      sections[0]?.bullets.map(({ text }) => text),
      mark,
    ).toEqual(['Kept the ledger of two houses', 'Wrote letters to suppliers', 'Counted stock']);
  }
});

test('references with their numbers in square brackets are a list, also where they count down', () => {
  const text = (second: string) => `
    # Publications
    [B3] Rowan, A. (2019). The crates of the old harbor and how the clerks of nine houses counted them all in
    one week.
    Letters of Cargo. {x=22}
    ${second} Rowan, A., Tarn, B. (2017). Ropes.`;
  expect(bulletsOf(text('[B2]'))).toEqual([
    'Rowan, A. (2019). The crates of the old harbor and how the clerks of nine houses counted them all in one week. Letters of Cargo.',
    'Rowan, A., Tarn, B. (2017). Ropes.',
  ]);
  expect(bulletsOf(text('[K7]'))).toEqual([]);
  expect(bulletsOf('# Strengths\n[1] Counted stock\n[2] Kept the ledger')).toEqual([]);
});

test('a list with an "o" for its sign may end on another page with a single item', () => {
  const pages = [
    ...pagesOf(`
    Maria Example {size=20}
    # Skills
    o Ledgers of nine mills
    o Scales and cranes`),
    ...pagesOf('o Ropes of three ships').map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, page: 1 })),
      number: 1,
    })),
  ];
  const marks = readResume(pages, '2026-11-21').rows.filter(({ mark }) => mark);
  expect(marks.map(({ text }) => text)).toEqual(['Ledgers of nine mills', 'Scales and cranes', 'Ropes of three ships']);
});
