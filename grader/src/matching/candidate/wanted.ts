import { rarityOf } from '../../model/trades/rarity.ts';
import { rolesIn } from '../../model/trades/roles.ts';
import { tokensOf } from '../../model/trades/tokens.ts';
import { readAdvert } from '../advert/read-advert.ts';
import type { Concept } from '../text/taxonomy.ts';
import type { Advert } from '../types.ts';

/** What to preselect people by for an advert, in the names of `CandidateFacts`. */
export type Wanted = {
  advert: Advert;
  roles: string[];
  families: string[];
  /** Families whose people do work of the same kind. */
  near: string[];
  /** What must be there, the most important first. */
  must: string[];
  /** What else is asked for. */
  other: string[];
  /** The stems of its rarest words, where its title and its skills are on no list. */
  words: string[];
};

const most = { must: 12, other: 24, words: 8 };
const tells = ({ kind }: Concept) => kind === 'skill' || kind === 'licence';

/** Reads what an advert asks for. Pure. */
export function wantedBy(text: string): Wanted {
  const advert = readAdvert(text);
  const roles = advert.titles.flatMap((title) => rolesIn(tokensOf(title)).map(({ role }) => role));
  const named = (weights: readonly string[]) =>
    advert.demands
      .filter(({ weight, kind }) => weights.includes(weight) && (kind === 'skill' || kind === 'licence'))
      .toSorted((a, b) => b.importance - a.importance)
      .flatMap(({ concepts }) => concepts.filter(tells).map(({ name }) => name));
  const must = [...new Set(named(['must']))].slice(0, most.must);
  const rare = advert.demands
    .flatMap(({ tokens }) => tokens)
    .concat(advert.titles.flatMap((title) => tokensOf(title)))
    .toSorted((a, b) => rarityOf(b) - rarityOf(a) || (a.stem < b.stem ? -1 : 1));
  return {
    advert,
    roles: [...new Set(roles.map(({ name }) => name))],
    families: [...new Set(roles.map(({ family }) => family))],
    near: [...new Set(roles.flatMap(({ near }) => near))].filter(Boolean),
    must,
    other: [...new Set(named(['task', 'nice']))].filter((name) => !must.includes(name)).slice(0, most.other),
    words: [...new Set(rare.map(({ stem }) => stem))].slice(0, most.words),
  };
}
