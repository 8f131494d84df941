import { type ComponentType, use, useEffect } from 'react';
import type { PageTag } from './parts/layout/page-meta.ts';

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
    if (meta) showHead(meta());
  }, [meta]);
  return <Content />;
}

/** The title of a screen, and whether it may be found; pages that are drawn at build have both in their file. */
function showHead(tags: PageTag[]) {
  const title = tags.find((tag) => 'title' in tag)?.title;
  if (title) document.title = title;
  for (const name of ['robots', 'referrer']) {
    const wanted = tags.find((tag) => 'name' in tag && tag.name === name);
    document.head.querySelector(`meta[name=${name}]`)?.remove();
    if (!wanted || !('content' in wanted)) continue;
    const tag = document.createElement('meta');
    tag.name = name;
    tag.content = wanted.content;
    document.head.append(tag);
  }
}
