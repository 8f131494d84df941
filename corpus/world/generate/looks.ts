import type { Look } from './look.ts';

/** Looks that many cases share; a case changes single choices. */
const base: Look = {
  paper: 'a4',
  font: 'Liberation Sans',
  size: 10.5,
  head: 'left',
  titles: 'ruled',
  jobs: 'line',
  studies: 'line',
  sign: '•',
  skills: 'groups',
};

/** A plain page of a word processor, with real lists and tabs. */
export const wordPage: Look = { ...base, font: 'Carlito', size: 11, titles: 'caps' };

/** What many job seekers of India and the Gulf send: a banner, shaded titles, tables, a declaration. */
export const bioData: Look = {
  ...base,
  font: 'Liberation Serif',
  size: 11.5,
  banner: 'CURRICULUM VITAE',
  titles: 'shaded',
  jobs: 'labels',
  studies: 'table',
  sign: '➢',
  skills: 'items',
};

/** A plain page of a browser. */
export const webPage: Look = {
  ...base,
  paper: 'letter',
  font: 'Open Sans',
  size: 9.5,
  head: 'centre',
  jobs: 'stacked',
};

/** A page with a coloured bar, as design tools offer them. */
export const sidebarPage: Look = {
  ...base,
  font: 'Lato',
  size: 9.5,
  head: 'side',
  contactTitle: 'Contact',
  titles: 'spaced',
  jobs: 'stacked',
  studies: 'stacked',
  skills: 'bars',
  side: {
    at: 'left',
    colour: '#243b53',
    ink: '#ffffff',
    kinds: ['skills', 'languages', 'interests', 'certifications'],
  },
};

/** A LaTeX article. */
export const article: Look = {
  ...base,
  paper: 'letter',
  font: 'Palatino',
  size: 10,
  head: 'centre',
  titles: 'small-caps',
};
