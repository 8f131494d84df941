import { type ComponentType, use, useEffect } from 'react';
import type { PageTag } from './parts/page-meta.ts';

export type ScreenModule = { default: ComponentType; meta?: () => PageTag[] };

const loaders = {
  ...import.meta.glob<ScreenModule>('./screens/**/*-route.tsx'),
  ...(import.meta.env.DEV ? import.meta.glob<ScreenModule>('./gallery/*-route.tsx') : {}),
};
const coming = new Map<string, Promise<ScreenModule>>();
const here = new Map<string, ScreenModule>();

/** Loads the script of a screen, once. A load that failed is tried again when the screen is asked for again. */
export function loadScreen(file: string): Promise<ScreenModule> {
  const known = coming.get(file);
  if (known) return known;
  const load = loaders[`./${file}`];
  if (!load) throw new Error(`There is no screen in ${file}.`);
  const loading = load().then((module) => {
    here.set(file, module);
    return module;
  });
  coming.set(file, loading);
  loading.catch(() => coming.delete(file));
  return loading;
}

/** A screen of the route table. While its script is on its way, the screen before it stays. */
export function Screen({ file }: { file: string }) {
  const { default: Content, meta } = here.get(file) ?? use(loadScreen(file));
  useEffect(() => {
    const title = meta?.().find((tag) => 'title' in tag)?.title;
    if (title) document.title = title;
  }, [meta]);
  return <Content />;
}
