import { czechTitles } from './czech.ts';
import { dutchTitles } from './dutch.ts';
import { frenchTitles } from './french.ts';
import { germanTitles } from './german.ts';
import { indonesianTitles } from './indonesian.ts';
import { italianTitles } from './italian.ts';
import { polishTitles } from './polish.ts';
import { portugueseTitles } from './portuguese.ts';
import { romanianTitles } from './romanian.ts';
import { scandinavianTitles } from './scandinavian.ts';
import { spanishTitles } from './spanish.ts';
import type { TitleWords } from './title-words.ts';
import { turkishTitles } from './turkish.ts';
import { vietnameseTitles } from './vietnamese.ts';

/** The words of titles in languages whose misspelt titles are looked up, too. */
export const nearTitles: readonly TitleWords[] = [
  germanTitles,
  frenchTitles,
  spanishTitles,
  italianTitles,
  portugueseTitles,
  dutchTitles,
];

/** The words of titles in languages that are read as they are written. */
export const farTitles: readonly TitleWords[] = [
  polishTitles,
  indonesianTitles,
  vietnameseTitles,
  scandinavianTitles,
  czechTitles,
  turkishTitles,
  romanianTitles,
];
