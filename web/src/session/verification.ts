/**
 * The address whose code is awaited. It outlives a reload, because phones drop pages while one looks into the mail.
 * The password typed on the way here stays in memory, and only as long as the library itself would keep it.
 */
const key = 'verifyEmail';
const keptMilliseconds = 3 * 60 * 1000;

let waiting: { email: string; password: string } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

export function readVerification(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepVerification(email: string, password?: string) {
  clearTimeout(forgetting);
  waiting = password === undefined ? undefined : { email, password };
  if (waiting) forgetting = setTimeout(() => (waiting = undefined), keptMilliseconds);
  try {
    sessionStorage.setItem(key, email);
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
