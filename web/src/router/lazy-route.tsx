import { type ComponentType, use, useEffect } from 'react';
import type { PageTag } from '../parts/layout/page-meta.ts';

type RouteModule = {
  default: ComponentType;
  meta?: () => PageTag[];
  /** What the HTML of a screen that is not prerendered shows until its script has loaded. */
  Waiting?: ComponentType;
  /** What the first render of its address waits for. It never rejects. */
  ready?: () => Promise<void>;
};

const loaders = {
  ...import.meta.glob<RouteModule>('../screens/**/*-route.tsx'),
  ...(import.meta.env.DEV ? import.meta.glob<RouteModule>('../gallery/*-route.tsx') : {}),
};
const loading = new Map<string, Promise<RouteModule>>();
const loaded = new Map<string, RouteModule>();

/** Loads the script of a screen, once. A failed load is tried again at the next request. */
export function loadRoute(file: string): Promise<RouteModule> {
  const known = loading.get(file);
  if (known) return known;
  const load = loaders[`../${file}`];
  if (!load) throw new Error(`There is no screen in ${file}.`);
  const promise = load().then((module) => {
    loaded.set(file, module);
    return module;
  });
  loading.set(file, promise);
  promise.catch(() => loading.delete(file));
  return promise;
}

/** A screen of the route table. While its script loads, the previous screen stays. */
export function LazyRoute({ file }: { file: string }) {
  const { default: Content, meta } = loaded.get(file) ?? use(loadRoute(file));
  useEffect(() => {
    if (meta) showHead(meta());
  }, [meta]);
  return <Content />;
}

/** The title of a screen, and whether search engines may show it; prerendered pages have both in their HTML. */
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
