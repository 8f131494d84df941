import type * as Identity from './identity.ts';

let loading: Promise<typeof Identity> | undefined;

/** The configured identity library. It is large, so it is loaded only for people who sign in or may be signed in. */
export function loadIdentity(): Promise<typeof Identity> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const [identity, { readSite }] = await Promise.all([import('./identity.ts'), import('../api/site.ts')]);
  const { identity: directory } = await readSite();
  identity.configure(directory);
  return identity;
}
