/** Verbs of nearly the same sense, by the overused verb. Others have none that could be said for certain. */
const instead: Record<string, string> = {
  manage: 'led ran oversaw directed coordinated',
  lead: 'directed headed guided chaired coached',
  develop: 'built designed created wrote engineered',
  create: 'built designed produced wrote launched',
  build: 'designed engineered launched assembled shipped',
  maintain: 'kept serviced tracked upheld',
  implement: 'introduced launched deployed installed',
  design: 'drafted planned modelled shaped built',
  improve: 'raised refined sharpened cut lifted',
  conduct: 'ran led carried out performed',
  perform: 'ran completed carried out executed',
  coordinate: 'organized scheduled arranged ran',
  collaborate: 'partnered teamed worked joined',
  teach: 'trained coached tutored instructed',
  train: 'coached taught mentored instructed',
  write: 'drafted authored edited published',
  analyze: 'examined studied modelled tested',
  prepare: 'drafted assembled compiled arranged',
  review: 'checked audited examined assessed',
  increase: 'raised grew lifted expanded',
  reduce: 'cut lowered trimmed shortened',
};

/** Up to three verbs to replace an overused one, without those already used; none where none has its sense. */
export function otherVerbs(base: string, used: ReadonlySet<string>): string[] {
  const own = instead[base]?.replace('carried out', 'handled').split(' ');
  return (own ?? []).filter((verb) => verb !== base && !used.has(verb)).slice(0, 3);
}
