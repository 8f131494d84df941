import { z } from 'zod';

const links = z.registry<object>();

/** Marks a string of a reply as a link to the server: use cases give its path, and the reply holds the full URL. */
export const link = <Schema extends z.ZodType<string>>(schema: Schema): Schema => {
  links.add(schema, {});
  return schema;
};

/** Whether a schema was marked by `link`. */
export const isLink = (schema: z.core.$ZodType): boolean => links.has(schema);
