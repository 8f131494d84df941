import { matchMatchable } from './match.ts';
import { type PackedResume, unpacked } from './resume/packed.ts';
import type { Advert } from './types.ts';

export { readAdvert } from './advert/read-advert.ts';
export { type Candidate, type CandidateFacts, candidateVersion, factsOf } from './candidate/candidate.ts';
export { type Wanted, wantedBy } from './candidate/wanted.ts';
export { matchResume } from './match.ts';
export { type PackedResume, unpacked } from './resume/packed.ts';
export type { Advert, Demand } from './types.ts';

/** The match of somebody who was kept without the file: the same, without boxes. */
export const matchPacked = (resume: PackedResume, advert: Advert) => matchMatchable(unpacked(resume), advert);
