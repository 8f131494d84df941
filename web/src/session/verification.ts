/**
 * The address to verify. It survives a reload, because phones discard pages while people look into their mail. The
 * password typed before stays in memory alone, and only as long as the library itself would keep it.
 */
const key = 'verifyEmail';
const keptMilliseconds = 3 * 60 * 1000;

/** The directory sends a code to type, or a link to open (`byLink`). */
export type Verification = {
  email: string;
  byLink: boolean;
  /** Identifies the sign-up that this browser made of the address. */
  signUpId?: string | undefined;
  /** The code could not be sent. */
  isUnsent?: boolean | undefined;
};

let waiting: { email: string; password: string } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

export function readVerification(): Verification | undefined {
  try {
    const kept: Partial<Verification> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.email ? { ...kept, email: kept.email, byLink: kept.byLink ?? false } : undefined;
  } catch {
    return undefined;
  }
}

export function keepVerification({ email, byLink, signUpId }: Verification, password?: string) {
  clearTimeout(forgetting);
  waiting = password === undefined ? undefined : { email, password };
  if (waiting) forgetting = setTimeout(() => (waiting = undefined), keptMilliseconds);
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, byLink, signUpId }));
  } catch {
    // Then a reload asks for the login instead.
  }
}

export function takePassword(email: string): string | undefined {
  const password = waiting?.email === email ? waiting.password : undefined;
  waiting = undefined;
  return password;
}

export function endVerification() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
