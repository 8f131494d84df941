import { millisecondsIn, secondsIn } from '../../base/durations.ts';

export type UploadTerms = {
  contentType: string;
  /** Exact size in bytes when the uploader told it; the link then takes nothing else. */
  size?: number | undefined;
};

/**
 * Where uploaded files and page images live. Browsers send and fetch files by links, without passing through the API.
 * A key is lower-case words separated by `/`, with one extension at its end.
 */
export type Storage = {
  /** A link that takes a PUT of such a file within the next minutes. What came by it counts once it is settled. */
  uploadUrl(key: string, terms: UploadTerms): Promise<string>;
  /** A link to read a file. It works for an hour at least and stays the same within the hour, so browsers cache it. */
  downloadUrl(key: string): Promise<string>;
  /** The size of a file in bytes, or undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** Keeps a file: once this resolves, it survives a crash. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Puts a file that came by an upload link, and has been looked at, where no link reaches: from then on nobody can
   * exchange it. Answers the key it has now; `sha256` is the fingerprint of the bytes, in hexadecimal.
   */
  settle(key: string, file: { bytes: Uint8Array; sha256: string; contentType: string }): Promise<string>;
  /** Nothing there is fine. */
  remove(key: string): Promise<void>;
  /** Removes all files whose keys begin with these words. Nothing there is fine. */
  removeAll(prefix: `${string}/`): Promise<void>;
  /** Where links lead when that is another origin than the API's own. */
  origin?: string;
};

export const uploadLinkSeconds = 300;
/** Browsers may keep a page image for as long as its link surely works. */
export const downloadCacheControl = `private, max-age=${secondsIn.hour}`;

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]+$/;

/** Keys become paths and URLs: one that could step out of the store is our own mistake. */
export function checkKey(key: string): string {
  if (keyPattern.test(key)) return key;
  throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** Links of the same hour are signed alike, so that they are the same link. */
export function downloadWindow(now: Date): { signedAt: Date; seconds: number } {
  const { hour } = millisecondsIn;
  const signedAt = new Date(Math.floor(now.getTime() / hour) * hour);
  return { signedAt, seconds: 2 * secondsIn.hour };
}
