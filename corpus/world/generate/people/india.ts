export * from './india-careers.ts';
export * from './india-first-jobs.ts';
export * from './india-long.ts';
