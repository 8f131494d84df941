/** All invented people, by where they live and what they do. */
export * as academia from './academia.ts';
export * as britain from './britain.ts';
export * as creative from './creative.ts';
export * as french from './french.ts';
export * as german from './german.ts';
export * as gulf from './gulf.ts';
export * as india from './india.ts';
export * as italianDutch from './italian-dutch.ts';
export * as managers from './managers.ts';
export * as spanish from './spanish-portuguese.ts';
export * as students from './students.ts';
export * as business from './usa-business.ts';
export * as care from './usa-care.ts';
export * as tech from './usa-technology.ts';
export * as trades from './usa-trades.ts';
