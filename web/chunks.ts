import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module; the part that is read here. */
type Graph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const screens = globSync(fileURLToPath(new URL('src/screens/**/*-route.tsx', import.meta.url)));
const named = (...names: string[]) =>
  screens.filter((file) => names.some((name) => file.endsWith(`/${name}-route.tsx`)));
const dashboard = named('signed-in', 'dashboard');
const report = named('results');
/** Screens that show a report as well. */
const besideReport = named('results', 'shared', 'handover');
const forGuests = named('home', 'pricing', 'hiring', 'contact-us', 'rubric', 'login', 'sign-up', 'forgot-password');

let sets: Record<'guests' | 'dashboard' | 'report' | 'elsewhere', Set<string>> | undefined;

/**
 * The file of the build for a module that a signed-in screen needs at once and no page for guests does: `account` for
 * what the dashboard and the report share, `report` for what the report alone uses. Left to itself the bundler makes a
 * file for every set of screens that share a module, 53 for the report, and each costs a request on a slow phone.
 */
export function signedInChunk(id: string, graph: Graph): string | null {
  sets ??= {
    guests: reached(forGuests, graph),
    dashboard: reached(dashboard, graph),
    report: reached(report, graph),
    elsewhere: reached(
      screens.filter((file) => !besideReport.includes(file)),
      graph,
      { later: true },
    ),
  };
  if (sets.guests.has(id) || !sets.report.has(id)) return null;
  if (sets.dashboard.has(id)) return 'account';
  return sets.elsewhere.has(id) ? null : 'report';
}

/** The modules that load with these; with `later` also those that load when asked for, but for other screens. */
function reached(from: readonly string[], graph: Graph, { later = false } = {}): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []));
    if (later) open.push(...(info?.dynamicallyImportedIds ?? []).filter((other) => !screens.includes(other)));
  }
  return found;
}
