/** Who is signed in. */
export type Identity = {
  /** The user a token belongs to, or undefined when it is nobody's, forged or over. */
  userOf(token: string): Promise<{ id: string } | undefined>;
};
