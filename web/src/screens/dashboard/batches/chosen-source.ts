import { type ChosenFile, fileNameMaxLength, uploadContentType } from '@redmark/contract';

/** A file somebody chose, as the server is told of it, and the way to its bytes. */
export type ChosenSource = ChosenFile & { open: () => Promise<Blob> };

export function sourceOf(file: File): ChosenSource {
  // Some systems do not know the type of a PDF.
  const type = file.type === '' && /\.pdf$/i.test(file.name) ? uploadContentType : file.type.slice(0, 200);
  return { fileName: nameFrom(file.name), type, size: file.size, open: async () => file };
}

/** A name that the server takes: without control characters and marks that turn text around, and not too long. */
export function nameFrom(name: string): string {
  const clean = name.normalize().replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '');
  return clean.trim().slice(-fileNameMaxLength).trim() || 'resume.pdf';
}
