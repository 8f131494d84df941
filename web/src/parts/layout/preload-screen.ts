import { useEffect } from 'react';

export const comingEvent = 'redmark:coming';

declare global {
  interface WindowEventMap {
    [comingEvent]: CustomEvent<string>;
  }
}

/** Preloads the script of the screen at a path, which somebody is about to open. */
export function usePreload(path: string) {
  useEffect(() => void window.dispatchEvent(new CustomEvent(comingEvent, { detail: path })), [path]);
}
