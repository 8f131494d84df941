/** A statement that gives a list of allowed values under the name that PostgreSQL gave the list of the table's creation. */
const widening =
  /^\s*alter table (\w+) drop constraint (\w+), add constraint (\w+) check \((\w+) in \(([^()]*)\)\)\s*$/i;
const values = (list: string) => [...list.matchAll(/'([^']*)'/g)].map(([, value]) => value);

/**
 * Migrations by name without the statements that let more values into a column than before: an older version never writes
 * those. A list that leaves out a value of the one before stays, to be refused.
 */
export function withoutWidenedLists(migrations: ReadonlyMap<string, string>): Map<string, string> {
  const known = new Map<string, (string | undefined)[]>();
  const left = new Map<string, string>();
  for (const name of [...migrations.keys()].toSorted()) {
    const sql = migrations.get(name) ?? '';
    for (const [, table = '', body = ''] of sql.matchAll(/create table (\w+) \(([\s\S]*?)\n\);/gi))
      for (const [, column = '', list = ''] of body.matchAll(/check \((\w+) in \(([^()]*)\)\)/gi))
        known.set(`${table}_${column}_check`, values(list));
    const kept = sql.split(';').filter((statement) => {
      const words = statement.replaceAll(/^\s*--.*$/gm, '').replaceAll(/\s+/g, ' ');
      const [, table, dropped = '', added, column, list = ''] = widening.exec(words) ?? [];
      const before = known.get(dropped);
      if (!before || dropped !== added || dropped !== `${table}_${column}_check`) return true;
      const now = values(list);
      if (!before.every((value) => now.includes(value))) return true;
      known.set(dropped, now);
      return false;
    });
    left.set(name, kept.join(';'));
  }
  return left;
}
