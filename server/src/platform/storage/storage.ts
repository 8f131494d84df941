import { millisecondsIn, secondsIn } from '../../base/durations.ts';

export type UploadTerms = {
  contentType: string;
  /** Exact size in bytes if the uploader gave it; the link then accepts no other size. */
  size?: number | undefined;
};

/**
 * Storage for uploaded files and page images. Browsers send and fetch files by links, without passing through the API.
 * A key is lower-case words separated by `/`, with one extension at its end.
 */
export type Storage = {
  /** A link for a PUT of such a file, valid for some minutes. The file counts once it is settled. */
  uploadUrl(key: string, terms: UploadTerms): Promise<string>;
  /** A link to read a file. It works for an hour at least and stays the same within the hour, so browsers cache it. */
  downloadUrl(key: string): Promise<string>;
  /** The size of a file in bytes, or undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** Stores a file: once this resolves, it survives a crash. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Moves an uploaded and checked file out of reach of its upload link, so that nobody can exchange it. Returns its new
   * key; `sha256` is the hash of the bytes, in hexadecimal.
   */
  settle(key: string, file: { bytes: Uint8Array; sha256: string; contentType: string }): Promise<string>;
  /** Succeeds if there is no such file. */
  remove(key: string): Promise<void>;
  /** Removes all files whose keys begin with this prefix. Succeeds if there are none. */
  removeAll(prefix: `${string}/`): Promise<void>;
  /** Rejects when files can be neither read nor written at the moment. */
  probe(): Promise<void>;
  /** The origin of links, when it is not the API's own. */
  origin?: string;
};

export const uploadLinkSeconds = 300;
/** Browsers may cache a page image for as long as its link is certain to work. */
export const downloadCacheControl = `private, max-age=${secondsIn.hour}`;

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]+$/;

/** Keys become paths and URLs: one that could leave the store is a bug of ours. */
export function checkKey(key: string): string {
  if (keyPattern.test(key)) return key;
  throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** Links of the same hour are signed alike, so that browsers can cache them. */
export function downloadWindow(now: Date): { signedAt: Date; seconds: number } {
  const { hour } = millisecondsIn;
  const signedAt = new Date(Math.floor(now.getTime() / hour) * hour);
  return { signedAt, seconds: 2 * secondsIn.hour };
}
