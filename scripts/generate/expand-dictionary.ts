type Affix = { strip: string; add: string; when: RegExp };

/** Every word a Hunspell dictionary accepts, prefixes and endings applied; compounds are left out. */
export function expandDictionary(affixes: string, words: string): string[] {
  const { prefixes, suffixes, crossing } = readAffixes(affixes);
  const all: string[] = [];
  for (const line of words.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (word === '' || flags.includes('!') || flags.includes('c')) continue;
    all.push(word);
    const fronts = [...flags].flatMap((flag) => (prefixes.get(flag) ?? []).map((affix) => affix.add));
    for (const front of fronts) all.push(front + word);
    for (const flag of flags)
      for (const { strip, add, when } of suffixes.get(flag) ?? []) {
        if (!when.test(word)) continue;
        const longer = word.slice(0, word.length - strip.length) + add;
        all.push(longer);
        if (crossing.has(flag)) for (const front of fronts) all.push(front + longer);
      }
  }
  return all;
}

function readAffixes(text: string) {
  const prefixes = new Map<string, Affix[]>();
  const suffixes = new Map<string, Affix[]>();
  const crossing = new Set<string>();
  for (const line of text.split('\n')) {
    const [kind, flag = '', strip = '', add, condition = '.'] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    if (/^\d+$/.test(add ?? '') && /^[YN]$/.test(strip)) {
      if (strip === 'Y') crossing.add(flag);
      continue;
    }
    const into = kind === 'PFX' ? prefixes : suffixes;
    const affix = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : (add ?? ''),
      when: new RegExp(kind === 'PFX' ? `^${condition}` : `${condition}$`),
    };
    into.set(flag, [...(into.get(flag) ?? []), affix]);
  }
  return { prefixes, suffixes, crossing };
}
