import { matchRoutes, type RouteObject } from 'react-router';
import { loadScreen, Screen } from './screen.tsx';

/** The screen in `file` at the address `path`. */
export const route = (path: string, file: string): RouteObject => ({ path, id: file, element: <Screen file={file} /> });

/** The screen of the address the product stands at. */
export const index = (file: string): RouteObject => ({ index: true, id: file, element: <Screen file={file} /> });

/** What decides over the screens inside it. */
export const layout = (file: string, children: RouteObject[]): RouteObject => ({
  id: file,
  element: <Screen file={file} />,
  children,
});

/** The files of the screens at an address, the outermost first. */
export function filesAt(routes: RouteObject[], path: string): string[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route: { id } }) => (id === undefined ? [] : [id]));
}

/** Loads everything the screen at an address is made of. */
export const loadScreensAt = (routes: RouteObject[], path: string) =>
  Promise.all(filesAt(routes, path).map(loadScreen));

/** Every address of a table. */
export function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => (children ? pathsOf(children) : path === undefined ? [] : [path]));
}
