import { useEffect } from 'react';

export const preloadEvent = 'app:preload';

declare global {
  interface WindowEventMap {
    [preloadEvent]: CustomEvent<string>;
  }
}

/** Preloads the script of the screen at a path, which somebody is about to open. */
export function usePreload(path: string) {
  useEffect(() => void window.dispatchEvent(new CustomEvent(preloadEvent, { detail: path })), [path]);
}
