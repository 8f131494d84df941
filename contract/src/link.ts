import { z } from 'zod';

const links = z.registry<object>();

/** Marks a text of a reply as an address of the server: use cases write its path, and it is sent as a whole URL. */
export const link = <Schema extends z.ZodType<string>>(schema: Schema): Schema => {
  links.add(schema, {});
  return schema;
};

export const isLink = (schema: z.core.$ZodType): boolean => links.has(schema);
