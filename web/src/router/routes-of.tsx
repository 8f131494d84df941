import { matchRoutes, type RouteObject } from 'react-router';
import { LazyRoute, loadRoute } from './lazy-route.tsx';

/** The screen in `file` at the address `path`. */
export const route = (path: string, file: string): RouteObject => ({
  path,
  id: file,
  element: <LazyRoute file={file} />,
});

/** The screen of the root address. */
export const index = (file: string): RouteObject => ({ index: true, id: file, element: <LazyRoute file={file} /> });

/** A layout around other screens, which may also decide whether they are shown. */
export const layout = (file: string, children: RouteObject[]): RouteObject => ({
  id: file,
  element: <LazyRoute file={file} />,
  children,
});

const found = new WeakMap<RouteObject[], Map<string, string[]>>();

/** The files of the screens at an address, the outermost first. They are asked for at every render, and looked for once. */
export function filesAt(routes: RouteObject[], path: string): string[] {
  const known = found.get(routes) ?? new Map<string, string[]>();
  found.set(routes, known);
  const files =
    known.get(path) ?? (matchRoutes(routes, path) ?? []).flatMap(({ route: { id } }) => (id === undefined ? [] : [id]));
  known.set(path, files);
  return files;
}

/** Loads everything the screen at an address is made of. */
export const loadRoutesAt = (routes: RouteObject[], path: string) => Promise.all(filesAt(routes, path).map(loadRoute));

/** Every address of a table. */
export function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => (children ? pathsOf(children) : path === undefined ? [] : [path]));
}
