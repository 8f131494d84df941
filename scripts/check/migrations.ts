import { withoutWidenedLists } from './widened-lists.ts';

/**
 * The migrations that were there before an older version could serve beside a newer one. Those after it may only add
 * (expand), so that hosts of the version before go on serving; what nothing uses any more goes later (contract).
 */
const lastUnchecked = '0071_call_window.sql';

/** What a statement must not do to a table that was there before, and why an older version would mind. */
const refused: [pattern: RegExp, why: string][] = [
  [/^drop\b/, 'drops what an older version may still use'],
  [/^truncate\b|^delete\b/, 'deletes rows that an older version may still need'],
  [/\brename\b/, 'renames what an older version still knows by its old name'],
  [/\bdrop\b(?! not null)/, 'drops what an older version may still use'],
  [/\bdrop not null\b/, 'lets nulls in, which an older version does not expect'],
  [/\bset not null\b/, 'demands a value that an older version may not give'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'changes the type of what an older version reads and writes'],
  [/\badd (?:constraint|check|unique|primary|foreign|exclude)\b/, 'demands what rows of an older version may not keep'],
];
const adds = /\badd (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)"?\w+"?[^,]*/g;
const uniqueIndex = /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (\w+)/;
const createdTable = /^create (?:unlogged )?table (?:if not exists )?(\w+)/;
const alteredTable = /^alter table (?:only )?(?:if exists )?(\w+)/;
/** Written above a statement that takes away what a release stopped using. */
const marker = /^--\s*contract: .+ unused since (.+?)\.?\s*$/m;

/**
 * What is wrong with migrations, given by file name. `releases` are the versions of the changelog; a statement that takes
 * something away must name one of them as the one that stopped using it.
 */
export function migrationComplaints(migrations: ReadonlyMap<string, string>, releases: readonly string[]): string[] {
  const names = [...migrations.keys()].toSorted();
  const kept = withoutWidenedLists(migrations);
  const numbers = names.map((name) => /^(\d{4})_\w+\.sql$/.exec(name)?.[1]);
  return [
    ...names.filter((_, at) => numbers[at] === undefined).map((name) => `${name}: is not called NNNN_what.sql`),
    ...names
      .filter((_, at) => numbers[at] !== undefined && numbers[at] === numbers[at - 1])
      .map((name) => `${name}: another migration has this number`),
    ...names
      .filter((name) => name > lastUnchecked)
      .flatMap((name) => complaintsIn(kept.get(name) ?? '', releases).map((why) => `${name}: ${why}`)),
  ];
}

function complaintsIn(sql: string, releases: readonly string[]): string[] {
  const all = statementsOf(sql);
  const own = new Set(all.map(({ text }) => createdTable.exec(text)?.[1]));
  return all.flatMap(({ text, above }) => {
    const found = breaks(text, own);
    if (found.length === 0) return [];
    const release = marker.exec(above)?.[1];
    if (release !== undefined && releases.includes(release)) return [];
    const quoted = text.length > 80 ? `${text.slice(0, 77)}...` : text;
    if (release !== undefined) return [`“${quoted}” names ${release}, which the changelog does not have as a release`];
    return found.map((why) => `“${quoted}” ${why}; see docs/decisions/131-expand-then-contract.md`);
  });
}

/** `own` are the tables that the migration itself creates: no older version knows them. */
function breaks(text: string, own: ReadonlySet<string | undefined>): string[] {
  const indexed = uniqueIndex.exec(text)?.[1];
  if (indexed !== undefined && !own.has(indexed)) return ['demands that rows of an older version differ'];
  const altered = alteredTable.exec(text)?.[1];
  if (altered === undefined)
    return refused
      .slice(0, 3)
      .flatMap(([pattern, why]) => (pattern.test(text) && !/^create|^insert|^update|^comment/.test(text) ? [why] : []));
  if (own.has(altered)) return [];
  const demanded = (text.match(adds) ?? []).some(
    (added) => /\bnot null\b/.test(added) && !/\bdefault\b|\bgenerated\b/.test(added),
  );
  return [
    ...refused.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : [])),
    ...(demanded ? ['adds a column that an older version does not fill'] : []),
  ];
}

type Statement = { text: string; above: string };

/** Statements in lower case and on one line, with the comments above each; bodies of functions and texts are left out. */
function statementsOf(sql: string): Statement[] {
  const bare = sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replaceAll(/'(?:[^']|'')*'/g, "''");
  const statements: Statement[] = [];
  let above: string[] = [];
  let text: string[] = [];
  for (const line of bare.split('\n')) {
    const [code = '', comment] = splitComment(line);
    if (comment !== undefined && text.length === 0) above.push(comment);
    for (const [at, part] of code.split(';').entries()) {
      if (at > 0) {
        statements.push({ text: text.join(' '), above: above.join('\n') });
        text = [];
        above = [];
      }
      const words = part.trim().toLowerCase().replaceAll(/\s+/g, ' ');
      if (words !== '') text.push(words);
    }
  }
  if (text.length > 0) statements.push({ text: text.join(' '), above: above.join('\n') });
  return statements;
}

function splitComment(line: string): [string, string?] {
  const at = line.indexOf('--');
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at)];
}
