const heading = /^## (.+), \d{4}-\d{2}-\d{2}$/gm;

/** The releases a changelog tells of, newest first, as their headings name them. */
export const releasesIn = (changelog: string): string[] =>
  Array.from(changelog.matchAll(heading), ([, release = '']) => release);
