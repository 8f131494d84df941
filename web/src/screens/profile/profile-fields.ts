/** The fields that were filled in; an empty one keeps its present value. */
export function filledOnly(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''));
}

/** The options, and before them the present value if it is none of them. */
export function withOwn(options: readonly string[], own: string): readonly string[] {
  return own === '' || options.includes(own) ? options : [own, ...options];
}
