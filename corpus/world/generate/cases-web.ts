import type { Case } from './case.ts';
import type { Side } from './look.ts';
import { bioData, sidebarPage, webPage } from './looks.ts';
import {
  business,
  care,
  creative,
  french,
  german,
  gulf,
  india,
  italianDutch,
  managers,
  spanish,
  students,
  tech,
  trades,
} from './people/index.ts';

const rating = [{ rule: 'content-skill-rating', text: '' }];
const right = (colour: string, ink: string): Side => ({
  at: 'right',
  colour,
  ink,
  kinds: ['skills', 'languages', 'interests', 'certifications', 'references'],
});

/** Pages as builders and design tools print them from a browser. */
export const webCases: Omit<Case, 'producer'>[] = [
  { name: 'marcus-side', person: care.marcus, look: { ...sidebarPage, paper: 'letter' }, format: 4, flaws: rating },
  {
    name: 'camille-side-photo',
    person: business.camille,
    look: { ...sidebarPage, paper: 'letter', photo: true, titles: 'caps', side: right('#f3d9c9', '#5a2a12') },
    format: 3,
    flaws: [...rating, { rule: 'content-photo', text: '' }],
  },
  {
    name: 'imogen-dots',
    person: creative.imogen,
    look: {
      ...sidebarPage,
      font: 'Open Sans',
      size: 9,
      skills: 'dots',
      side: { at: 'left', colour: '#0b6e4f', ink: '#ffffff', kinds: ['skills', 'interests', 'awards'] },
    },
    format: 4,
  },
  {
    name: 'desiree-side',
    person: creative.desiree,
    look: {
      ...sidebarPage,
      paper: 'letter',
      font: 'Open Sans',
      size: 9,
      titles: 'plain',
      colour: '#8a1c7c',
      side: right('#faf0f8', '#3d0c37'),
    },
    format: 3,
  },
  {
    name: 'ingrid-web',
    person: tech.ingrid,
    look: { ...webPage, font: 'Lato', size: 10, titles: 'spaced', skills: 'dots' },
    format: 4,
  },
  { name: 'noor-web', person: tech.noor, look: { ...webPage, font: 'Carlito', size: 11, jobs: 'line' }, format: 5 },
  {
    name: 'bethany-web',
    person: care.bethany,
    look: { ...webPage, font: 'Caladea', size: 10.5, titles: 'small-caps' },
    format: 5,
  },
  { name: 'denise-web', person: care.denise, look: { ...webPage, colour: '#14506b' }, format: 4 },
  {
    name: 'brandon-web',
    person: business.brandon,
    look: { ...webPage, head: 'split', jobs: 'grid', skills: 'grid' },
    format: 3,
  },
  {
    name: 'welder-grid',
    person: trades.welder,
    look: { ...webPage, skills: 'grid', titles: 'shaded', jobs: 'inline' },
    format: 3,
  },
  {
    name: 'administrator-anonymous',
    person: trades.administrator,
    look: { ...webPage, head: 'none', sign: '•', titles: 'plain' },
    format: 3,
  },
  { name: 'rhys-web', person: managers.rhys, look: { ...webPage, paper: 'a4', head: 'left' }, format: 5 },
  {
    name: 'callum-web',
    person: students.callum,
    look: { ...webPage, paper: 'a4', jobs: 'rail', studies: 'rail', colour: '#7a3b00' },
    format: 4,
  },
  {
    name: 'meera-web',
    person: india.meera,
    look: { ...webPage, paper: 'a4', head: 'split', jobs: 'line', skills: 'dots' },
    format: 4,
  },
  {
    name: 'joby-web',
    person: gulf.joby,
    look: { ...bioData, size: 10.5, head: 'table', photo: true, sign: '1.' },
    format: 2,
    flaws: [
      { rule: 'content-personal-data', text: '' },
      { rule: 'content-photo', text: '' },
    ],
  },
  {
    name: 'imran-labels',
    person: gulf.imran,
    look: {
      ...bioData,
      size: 12,
      head: 'labels',
      titles: 'signed',
      sign: '•',
      jobLabels: { employer: 'Employer', title: 'Designation', dates: 'Duration', between: ' - ' },
    },
    format: 2,
  },
  {
    name: 'anand-web',
    person: india.anand,
    look: { ...bioData, banner: 'RESUME', titles: 'colon', studies: 'sentence', sign: '➢' },
    format: 2,
  },
  {
    name: 'desmond-web',
    person: managers.desmond,
    look: { ...webPage, paper: 'a4', skills: 'grid', jobs: 'ruled' },
    format: 3,
  },
  {
    name: 'norman-prose',
    person: creative.norman,
    look: { ...webPage, font: 'Liberation Serif', size: 12, jobs: 'sentence', sign: '' },
    format: 4,
  },
  {
    name: 'tilman-side',
    person: german.tilman,
    look: {
      ...sidebarPage,
      contactTitle: 'Kontakt',
      photo: true,
      side: { at: 'left', colour: '#dfe7ec', ink: '#1b2a33', kinds: ['skills', 'languages', 'interests'] },
    },
    format: 4,
  },
  {
    name: 'elodie-side',
    person: french.elodie,
    look: { ...sidebarPage, contactTitle: 'Contact', titles: 'caps', photo: true, side: right('#c9d6df', '#15202b') },
    format: 3,
  },
  {
    name: 'joaquin-side',
    person: spanish.joaquin,
    look: { ...sidebarPage, contactTitle: 'Contacto', titles: 'plain', skills: 'dots' },
    format: 3,
  },
  {
    name: 'femke-web',
    person: italianDutch.femke,
    look: {
      ...sidebarPage,
      contactTitle: 'Contactgegevens',
      titles: 'caps',
      side: { at: 'left', colour: '#00558c', ink: '#ffffff', kinds: ['skills', 'interests', 'certifications'] },
    },
    format: 4,
  },
  {
    name: 'thais-web',
    person: spanish.thais,
    look: { ...webPage, paper: 'a4', titles: 'caps', jobs: 'line' },
    format: 4,
  },
];
