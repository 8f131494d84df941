export const clientPath = (id: string) => `/client?id=${id}`;

/** Labels as they are typed: with commas between, each once. */
export function labelsIn(text: string): string[] {
  return [...new Set(text.split(',').map((label) => label.trim()))].filter(Boolean);
}
