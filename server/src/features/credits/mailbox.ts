/** Domains that ignore dots in mailbox names. */
const dotless = new Set(['gmail.com']);
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * The canonical form of an address: lower case, without what follows a plus sign, and without the dots that Gmail
 * ignores. For deciding whether two addresses belong to one person, never for sending.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const given = asciiOf(address.slice(at + 1));
  const domain = Object.hasOwn(sameAs, given) ? (sameAs[given] ?? given) : given;
  const [name = ''] = address.slice(0, at).split('+');
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Normalises a domain: it may be written in Unicode or as Punycode, with or without a trailing dot. */
function asciiOf(domain: string): string {
  const bare = domain.replace(/\.+$/, '');
  return URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : bare;
}
