/** The browser's local storage, which may be full, forbidden or edited by hand: none of that may throw. */
export function readStored<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What cannot be stored lasts as long as the page.
  }
}

export function removeStored(...keys: string[]) {
  for (const key of keys) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  }
}
