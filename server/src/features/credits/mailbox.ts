/** Domains whose mailboxes are the same in spite of dots. */
const dotless = new Set(['gmail.com']);
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * The mailbox an address leads to, written one way: lower case, without what follows a plus sign, and without the dots
 * that Gmail ignores. For telling whether two addresses are one person's, never for sending.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const given = asciiOf(address.slice(at + 1));
  const domain = Object.hasOwn(sameAs, given) ? (sameAs[given] ?? given) : given;
  const [name = ''] = address.slice(0, at).split('+');
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/** A domain may be written in its own letters or in the form the network uses, with or without a dot at its end. */
function asciiOf(domain: string): string {
  const bare = domain.replace(/\.+$/, '');
  return URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : bare;
}
