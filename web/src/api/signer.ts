type Signer = {
  /** The token to send, or undefined when nobody is signed in. `fresh` asks for a new one. */
  accessToken(options: { fresh: boolean }): Promise<string | undefined>;
  /** Called when the server takes no token of this session any more. */
  onEnded(): void;
};

let signer: Signer = { accessToken: async () => undefined, onEnded: () => undefined };

/** The session registers itself here, so that calls are signed without knowing where tokens come from. */
export function signCallsWith(given: Signer) {
  signer = given;
}

export const currentSigner = () => signer;
