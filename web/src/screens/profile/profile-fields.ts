/** Fields that were filled in; an empty one leaves what is there. */
export function filledOnly<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== '')) as Partial<Fields>;
}

/** The options, with the text somebody already has, should it be none of them. */
export function withOwn(options: readonly string[], own: string): readonly string[] {
  return own === '' || options.includes(own) ? options : [own, ...options];
}
