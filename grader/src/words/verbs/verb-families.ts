import { verbFamilies } from './verbs.ts';

/** Alternative opening verbs, by the overused verb; others come from its own family. */
const instead: Record<string, string> = {
  manage: 'led ran oversaw directed coordinated',
  lead: 'directed headed guided chaired coached',
  develop: 'built designed created wrote engineered',
  create: 'built designed produced wrote launched',
  build: 'designed engineered launched assembled shipped',
  work: 'partnered built delivered advised',
  support: 'backed assisted enabled advised',
  help: 'guided trained advised enabled',
  assist: 'supported guided prepared advised',
  provide: 'delivered gave supplied advised',
  maintain: 'kept serviced tracked upheld',
  implement: 'introduced launched deployed installed',
  design: 'drafted planned modelled shaped built',
  improve: 'raised refined sharpened cut lifted',
  conduct: 'ran led carried out performed',
  perform: 'ran completed carried out executed',
  coordinate: 'organized scheduled arranged ran',
  collaborate: 'partnered teamed worked joined',
  use: 'applied deployed ran',
  ensure: 'secured verified checked enforced',
  teach: 'trained coached tutored instructed',
  train: 'coached taught mentored instructed',
  write: 'drafted authored edited published',
  analyze: 'examined studied modelled tested',
  prepare: 'drafted assembled compiled arranged',
  review: 'checked audited examined assessed',
  increase: 'raised grew lifted expanded',
  reduce: 'cut lowered trimmed shortened',
};

/** Up to three verbs to replace an overused one, without those already used. */
export function otherVerbs(base: string, used: ReadonlySet<string>): string[] {
  const own = instead[base]?.replace('carried out', 'handled').split(' ');
  const family = Object.values(verbFamilies).find((verbs) => verbs.split(/\s+/).includes(base));
  return (own ?? family?.split(/\s+/).slice(0, 30) ?? ['built', 'led', 'improved'])
    .filter((verb) => verb !== base && !used.has(verb))
    .slice(0, 3);
}
