import type { Resume } from '../../model/resume.ts';
import { rarityOf } from '../../model/trades/rarity.ts';
import { rolesIn } from '../../model/trades/roles.ts';
import { tokensOf } from '../../model/trades/tokens.ts';
import { languagesIn } from '../advert/facts.ts';
import { evidenceOf } from '../resume/evidence.ts';
import { yearsOf } from '../resume/jobs.ts';
import { type Matchable, matchableOf } from '../resume/matchable.ts';
import { type PackedResume, packed } from '../resume/packed.ts';
import { placesOf, type Region, regionOf, type SalaryWish, salaryWishIn, saysRemote } from './whereabouts.ts';

/** Raise it when the same reading gives other facts or is packed otherwise: what is kept is then made anew. */
export const candidateVersion = 1;

/** What a database looks for when it preselects people: all by the names of the matching's own lists. */
export type CandidateFacts = {
  region: Region;
  /** Parts of the location, in small letters. */
  places: string[];
  isRemote: boolean;
  salaryWish: SalaryWish | null;
  /** As printed, the newest first. */
  titles: string[];
  /** Names of known jobs, and the families of jobs that they belong to. */
  roles: string[];
  families: string[];
  skills: string[];
  /** Years of work, whatever it was. */
  years: number;
  languages: string[];
  /** The stems of what tells something, for the full text. */
  words: string[];
};

/** Somebody who can be found and matched without the file. */
export type Candidate = { facts: CandidateFacts; packed: PackedResume };

const most = { titles: 12, words: 800 };

/** Pure. Names, contact details, schools and employers are not in it. */
export function candidateOf(resume: Resume): Candidate {
  const matchable = matchableOf(resume);
  const told = [...resume.top, ...resume.sections.filter(isOfPerson).flatMap(({ rows }) => rows)].map(
    ({ text }) => text,
  );
  const salaryWish = told.map(salaryWishIn).find((wish) => wish !== undefined) ?? null;
  const isRemote = [matchable.location, ...told].some(saysRemote);
  return { facts: { ...factsOf(matchable), isRemote, salaryWish }, packed: packed(matchable) };
}

const isOfPerson = ({ kind }: Resume['sections'][number]) =>
  kind === 'summary' || kind === 'objective' || kind === 'personal';

/** What the lines and jobs tell by themselves. */
export function factsOf(matchable: Matchable): Omit<CandidateFacts, 'isRemote' | 'salaryWish'> {
  const { lines, jobs, location, written } = matchable;
  const { shown, listed } = evidenceOf(matchable, []);
  const titles = [...new Set(jobs.map(({ title }) => title).filter(Boolean))].slice(0, most.titles);
  const claimed = lines.flatMap(({ kind, text, tokens }) => (kind === 'top' && tokens.length <= 8 ? text : []));
  const roles = [...titles, ...claimed].flatMap((title) => rolesIn(tokensOf(title)).map(({ role }) => role));
  const spoken = lines.flatMap(({ kind, text }) =>
    kind === 'experience' ? [] : languagesIn(text, kind !== 'languages' && kind !== 'skills'),
  );
  const words = lines.flatMap(({ tokens }) => tokens.filter((token) => rarityOf(token) > 0.2));
  return {
    region: regionOf(location),
    places: placesOf(location),
    titles,
    roles: [...new Set(roles.map(({ name }) => name))],
    families: [...new Set(roles.map(({ family }) => family))],
    skills: [...new Set([...shown.keys(), ...listed.keys()].map(({ name }) => name))],
    years: yearsOf(jobs, () => 1),
    languages: [...new Set([...spoken, ...(written === undefined ? [] : [written])])],
    words: [...new Set(words.map(({ stem }) => stem))].slice(0, most.words),
  };
}
