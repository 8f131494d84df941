import type { Thumbnail } from '@redmark/contract';
import { readStored, removeStored, writeStored } from './local-storage.ts';

/** The resume somebody is working with in this browser. `step` says how far it is, so that a reload goes on from there. */
export type Visit = {
  fileName: string;
  resumeId: string;
  size?: number;
  step: 'uploaded' | 'grading' | 'graded';
  /** It belongs to the account that is signed in. Without this it is a visitor's, and its id is the key to it. */
  owned?: boolean;
};

const visitKey = 'publicObj';
const pagesKey = 'thumbnailKey';

export function readVisit(): Visit | undefined {
  const visit = readStored<Partial<Visit>>(visitKey);
  if (!visit?.resumeId || !visit.fileName) return undefined;
  return { ...visit, resumeId: visit.resumeId, fileName: visit.fileName, step: visit.step ?? 'uploaded' };
}

export function keepVisit(visit: Visit) {
  writeStored(visitKey, visit);
}

export function endVisit() {
  removeStored(visitKey, pagesKey);
}

/** Links to the page images of that resume, which expire after about an hour. */
export function readPages(): Thumbnail | undefined {
  const pages = readStored<Thumbnail>(pagesKey);
  return Array.isArray(pages?.mid) && Array.isArray(pages.big) ? pages : undefined;
}

export function keepPages(pages: Thumbnail) {
  writeStored(pagesKey, pages);
}
