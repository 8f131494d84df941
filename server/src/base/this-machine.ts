/** The names a machine has for itself, as `URL.hostname` gives them. */
const hostnames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the address leads to the machine that asks, so that nobody else hears what is sent. */
export const isThisMachine = (address: string) => hostnames.has(new URL(address).hostname);
