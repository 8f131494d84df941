import { plainKeysOf } from '../../model/trades/stem.ts';
import { type Token, tokensOf } from '../../model/trades/tokens.ts';
import { skillData } from '../../words/skills/skills.ts';

/** A skill, tool, method, licence or kind of work, with all that it is called. */
export type Concept = {
  name: string;
  /** The trade whose list it stands in. */
  field: string;
  kind: 'skill' | 'licence' | 'permit' | 'everyday' | 'soft';
  /** What somebody who has it has as well. */
  implies: Concept[];
  /** How many concepts imply it. */
  children: number;
};

/** A place of a text where a concept is named. `from` and `to` count tokens, `to` excluded. */
export type Hit = { concept: Concept; from: number; to: number };

type Name = { concept: Concept; exact: string | undefined };

const longestName = 6;
/** No name begins or ends with these; "React or" is no reactor. */
const small = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
const kinds: Record<string, Concept['kind']> = { '!': 'licence', '+': 'permit', '-': 'everyday', '~': 'soft' };
let table: Map<string, Name> | undefined;

/** Alone, a word is known by its plain forms only: "creative" is a quality, "create" says nothing. */
function keysOf(tokens: readonly Token[], from: number, to: number): string[] {
  if (to - from === 1) return plainKeysOf(tokens[from]?.word ?? '');
  let key = '';
  for (let n = from; n < to; n++) key += tokens[n]?.stem ?? '';
  return [key];
}

function namedBy(names: ReadonlyMap<string, Name>, tokens: readonly Token[], from: number, to: number) {
  for (const key of keysOf(tokens, from, to)) {
    const name = names.get(key);
    if (name) return name;
  }
  return undefined;
}

/**
 * The concepts that a line names, longest names first, none overlapping. Names are compared by stems without blanks, so
 * that "front end", "front-end" and "frontend" are one.
 */
export function conceptsIn(tokens: readonly Token[], inList = false): Hit[] {
  table ??= unpack();
  const hits: Hit[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (small.has(tokens[from]?.word ?? '')) continue;
    for (let to = Math.min(tokens.length, from + longestName); to > from; to--) {
      if (small.has(tokens[to - 1]?.word ?? '')) continue;
      const name = namedBy(table, tokens, from, to);
      if (!name || (name.exact !== undefined && !isWrittenSo(tokens, from, inList))) continue;
      hits.push({ concept: name.concept, from, to });
      from = to - 1;
      break;
    }
  }
  return hits;
}

/** "Go" and "Excel" are names inside a line only with their capital, and at its beginning only in a list. */
const isWrittenSo = (tokens: readonly Token[], from: number, inList: boolean) =>
  inList || (from > 0 && tokens[from]?.capital === true);

/**
 * A line of the data: `name|other name > implied, implied`. Before the name `!` marks a licence, `+` a permit that many have, `-` an everyday tool and
 * `~` a quality of character; a name after `^` is one only with a capital. `# field` begins a trade.
 */
function unpack(): Map<string, Name> {
  const names = new Map<string, Name>();
  const byName = new Map<string, Concept>();
  const implied: [Concept, string][] = [];
  let field = '';
  for (const line of skillData.split('\n').map((text) => text.trim())) {
    if (line.startsWith('# ')) field = line.slice(2);
    if (line === '' || line.startsWith('# ')) continue;
    const [, sign = '', rest = '', parents = ''] = line.match(/^([!+~-]?)([^>]*)(?:>(.*))?$/) ?? [];
    const kind = kinds[sign] ?? 'skill';
    const all = rest.split('|').map((name) => name.trim());
    const concept: Concept = { name: (all[0] ?? '').replace('^', ''), field, kind, implies: [], children: 0 };
    byName.set(concept.name, byName.get(concept.name) ?? concept);
    for (const name of all) {
      const tokens = tokensOf(name.replace('^', ''));
      const [key = ''] = keysOf(tokens, 0, tokens.length);
      if (key !== '' && !names.has(key)) names.set(key, { concept, exact: name.startsWith('^') ? name : undefined });
    }
    for (const parent of parents.split(',')) if (parent.trim()) implied.push([concept, parent.trim()]);
  }
  for (const [concept, name] of implied) {
    const tokens = tokensOf(name);
    const parent = byName.get(name) ?? namedBy(names, tokens, 0, tokens.length)?.concept;
    if (!parent || parent === concept) continue;
    concept.implies.push(parent);
    parent.children += 1;
  }
  return names;
}
