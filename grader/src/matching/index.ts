export { readAdvert } from './advert/read-advert.ts';
export { matchResume } from './match.ts';
export type { Advert, Demand } from './types.ts';
