/** A statement that was run so often is run again; one with a list of values of its own length may not be. */
const usesBeforeNamed = 20;
/** The most names: each keeps a plan in every connection. */
const mostNames = 200;
/** The most statements that are counted before the count begins anew. */
const mostCounted = 2000;

/**
 * Names for the statements that are run often: PostgreSQL reads and plans a statement with a name once in each connection
 * instead of at every call. Returns undefined for a statement that has none.
 */
export function createStatementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= mostNames) return known;
    const used = (uses.get(sql) ?? 0) + 1;
    if (used < usesBeforeNamed) {
      if (uses.size >= mostCounted) uses.clear();
      uses.set(sql, used);
      return undefined;
    }
    uses.delete(sql);
    const name = `often_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
