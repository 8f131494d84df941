/** A message to an address that somebody else chose. */
export type Post = { url: string; body: string; headers: Record<string, string> };

/** The status of the answer, or why there was none; the answer itself is not read. */
export type Posted = { status: number } | { failed: 'private_address' | 'not_reached' | 'too_slow' };

export type Poster = {
  /** Why messages are never sent to an address, as far as its text tells; undefined when they may be. */
  objectionTo(url: string): string | undefined;
  /** Never throws. */
  post(post: Post): Promise<Posted>;
};
