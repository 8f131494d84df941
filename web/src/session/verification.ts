/**
 * The address that is to be verified. It outlives a reload, because phones drop pages while one looks into the mail.
 * The password typed on the way here stays in memory, and only as long as the library itself would keep it.
 */
const key = 'verifyEmail';
const keptMilliseconds = 3 * 60 * 1000;

/** The directory mails a code to type, or a link to open. */
export type Verification = {
  email: string;
  byLink: boolean;
  /** Which sign-up of the address this browser made. */
  signUpId?: string | undefined;
  /** The code could not be sent yet. */
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
