const token = /^CognitoIdentityServiceProvider\.([^.]+)\.(.+)\.accessToken$/;
/** As the identity library renews them: early enough that a token does not run out on its way. */
const toleranceMilliseconds = 5000;

/**
 * The access token that the identity library keeps in local storage, where it is still good: then a screen needs not load
 * the library. Undefined when it has run out, or when it is not plain whose session this is; the library knows then.
 */
export function storedToken(storage: Storage = localStorage, now = Date.now()): string | undefined {
  const found = Object.keys(storage).flatMap((key) => {
    const [, client, user] = token.exec(key) ?? [];
    return client && user ? [{ key, client, user }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const prefix = `CognitoIdentityServiceProvider.${only.client}`;
  if (storage.getItem(`${prefix}.LastAuthUser`) !== only.user) return undefined;
  const text = storage.getItem(only.key) ?? '';
  // The drift is what the directory's clock is ahead of this one.
  const drift = Number(storage.getItem(`${prefix}.${only.user}.clockDrift`) ?? 0);
  return expiryOf(text) > now + drift + toleranceMilliseconds ? text : undefined;
}

/** When a JSON Web Token runs out, in milliseconds since 1970; 0 where it does not say. Nothing is verified here. */
function expiryOf(text: string): number {
  try {
    const payload = text.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return Number(JSON.parse(atob(payload)).exp) * 1000 || 0;
  } catch {
    return 0;
  }
}
