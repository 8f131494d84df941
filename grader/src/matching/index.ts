export { readAdvert } from './advert/read-advert.ts';
export { matchResume } from './match.ts';
export type { Advert, Demand, DemandMatch, Match, MatchPart, Proof, Status, Weight } from './types.ts';
