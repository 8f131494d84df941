import type { Thumbnail } from '@redmark/contract';

/** The resume a visitor is working with. `step` says how far it has come, so that a reload goes on from there. */
export type Visit = {
  fileName: string;
  resumeId: string;
  size?: number;
  step: 'uploaded' | 'grading' | 'graded';
};

const visitKey = 'publicObj';
const pagesKey = 'thumbnailKey';

export function readVisit(): Visit | undefined {
  const visit = read<Partial<Visit>>(visitKey);
  if (!visit?.resumeId || !visit.fileName) return undefined;
  return { ...visit, resumeId: visit.resumeId, fileName: visit.fileName, step: visit.step ?? 'uploaded' };
}

export function keepVisit(visit: Visit) {
  write(visitKey, visit);
}

export function endVisit() {
  for (const key of [visitKey, pagesKey]) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  }
}

/** Links to the page images of the visit; they work for about an hour. */
export function readPages(): Thumbnail | undefined {
  const pages = read<Thumbnail>(pagesKey);
  return Array.isArray(pages?.mid) && Array.isArray(pages.big) ? pages : undefined;
}

export function keepPages(pages: Thumbnail) {
  write(pagesKey, pages);
}

function read<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden: the visit then lives as long as the page does.
  }
}
