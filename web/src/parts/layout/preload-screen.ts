import { useEffect } from 'react';

export const comingEvent = 'redmark:coming';

declare global {
  interface WindowEventMap {
    [comingEvent]: CustomEvent<string>;
  }
}

/** Loads the script of a screen somebody is about to open. */
export function usePreload(path: string) {
  useEffect(() => void window.dispatchEvent(new CustomEvent(comingEvent, { detail: path })), [path]);
}
