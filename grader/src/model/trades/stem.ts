const kept = new Map(
  `accounting marketing banking building housing purchasing training during string spring career letter number
  matter offer officer order other under over after never paper water power cover computer:comput analyst:analys
  analysis:analys analyses:analys analyze:analys analyse:analys analyzing:analys analysing:analys analyzed:analys
  analysed:analys centre:center theatre:theater theatres:theater centres:center licence:licens licences:licens
  license:licens licensed:licens licenced:licens licensing:licens programme:program programmes:program
  paediatric:pediatric paediatrics:pediatric anaesthetic:anesthetic anaesthesia:anesthesia orthopaedic:orthopedic
  gynaecology:gynecology children:child people:person men:man women:woman taught:teach sold:sell bought:buy built:build
  drove:drive driven:drive led:lead taught:teach wrote:write written:write ran:run grew:grow grown:grow kept:keep
  held:hold made:make dealt:deal catalogue:catalog cheque:check tyre:tire labour:labor business news mathematics
  physics electronics logistics:logist logistic:logist economics mechanics ethics aws ios sales:sale series species
  css sass sas less process access address press glass business status bus gas plus canvas express stress wellness
  invoicing:invoic invoice:invoic user users:user server:server servers:server driver:drive drivers:drive
  container:contain customer customers:customer consumer water interior exterior senior junior computers:comput`
    .split(/\s+/)
    .map((pair) => {
      const [word = '', stem = word] = pair.split(':');
      return [word, stem] as const;
    }),
);

/**
 * The keys under which a word that stands alone may be known, the closest first. Forms in -ing and -ed share one, which
 * the bare word has not: "loaded" is "loading", "a load" is not.
 */
export function plainKeysOf(word: string): string[] {
  const known = kept.get(word);
  if (known !== undefined) return [known];
  if (word.length < 4 || word.length > 30 || !/^[a-z]+$/.test(word)) return [word];
  const base = withoutInflection(word).replace(/e$/, '').replace(/is$/, 'iz').replace(/y$/, 'i');
  return /(?:ing|ings|ed)$/.test(word) ? [`${base}-`, base] : [base];
}

const memory = new Map<string, string>();
const longestMemory = 20_000;

/** The part of a lower-case English word that its forms share: "managed", "manager" and "management" are one. */
export function stem(word: string): string {
  const known = kept.get(word) ?? memory.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  if (memory.size > longestMemory) memory.clear();
  memory.set(word, root);
  return root;
}

function rootOf(word: string): string {
  if (word.length < 4 || word.length > 30 || !/^[a-z]+$/.test(word)) return word;
  return withoutEnding(withoutInflection(word));
}

function withoutInflection(word: string): string {
  const single = kept.get(word.replace(/s$/, ''));
  if (single !== undefined && word.endsWith('s')) return single;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word) && !word.endsWith('is')) return withoutInflection(word.slice(0, -1));
  for (const ending of ['ing', 'ed'])
    if (word.endsWith(ending) && word.length - ending.length >= 3 && /[aeiouy]/.test(word.slice(0, -ending.length)))
      return undoubled(word.slice(0, -ending.length));
  return word;
}

const endings: [from: string, to: string, shortest: number][] = [
  ['ization', 'iz', 3],
  ['isation', 'iz', 3],
  ['ise', 'iz', 4],
  ['yse', 'yz', 3],
  ['is', 'iz', 5],
  ['ational', '', 4],
  ['ation', '', 4],
  ['ator', '', 4],
  ['ate', '', 4],
  ['at', '', 5],
  ['ement', '', 4],
  ['ment', '', 4],
  ['ition', '', 4],
  ['ion', '', 4],
  ['our', 'or', 3],
  ['ity', '', 5],
  ['ive', '', 4],
  ['ly', '', 4],
  ['er', '', 4],
  ['or', '', 4],
  ['e', '', 3],
];

function withoutEnding(word: string): string {
  for (const [from, to, shortest] of endings)
    if (word.endsWith(from) && word.length - from.length >= shortest)
      return undoubled(word.slice(0, -from.length) + to).replace(/e$/, '');
  return word.replace(/y$/, 'i');
}

const undoubled = (word: string) => (/([bdgklmnprt])\1$/.test(word) && word.length > 4 ? word.slice(0, -1) : word);
