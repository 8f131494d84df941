import { fallbackSizeText } from '@redmark/contract';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** In MB from one megabyte on, in KB below; the fallback where the size is unknown. */
export function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return fallbackSizeText;
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / megabyte).toFixed(1).replace(/\.0$/, '')} MB`;
}
