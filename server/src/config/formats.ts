import { z } from 'zod';

/** What to say of an address that is none: most often its password has characters with a meaning of their own. */
export const notAnAddress = (example: string) =>
  `written as ${example}; in a user name or password, characters such as / : @ # ? % + must be percent-encoded (/ is %2F, + is %2B)`;

const named = /^(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>\s]+)>$/;

/** A sender: an address, or `Name <address>`. */
export const mailbox = z
  .string()
  .transform((text) => {
    const [, quoted, plain, address] = named.exec(text.trim()) ?? [];
    return { name: (quoted ?? plain) || undefined, address: address ?? text.trim() };
  })
  .pipe(
    z.object({
      name: z.union([z.string(), z.undefined()]),
      address: z.email({ error: 'written as no-reply@example.com, or as Name <no-reply@example.com>' }),
    }),
  );

/** Headers as OpenTelemetry writes them: `name=value,name=value`, percent-encoded where needed. */
export const headerList = z
  .string()
  .regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, { error: 'written as name=value,name=value' })
  .transform((list) =>
    Object.fromEntries(
      list.split(',').map((header) => {
        const at = header.indexOf('=');
        return [header.slice(0, at), decodeURIComponent(header.slice(at + 1))];
      }),
    ),
  );
