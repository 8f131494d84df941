/** Everything derived from a resume is below one prefix, so that it can be removed together. */
export const prefixOf = (id: string) => `resumes/${id}/` as const;

/** The key of a file beside the resume, which is removed with it. */
export const keyBeside = (id: string, name: string) => `${prefixOf(id)}${name}` as const;

/** Widths of the page images, in pixels. */
export const pageWidths = { mid: 504, big: 1008 } as const;

/** The image of a page; the first has the number 1. */
export const pageKey = (id: string, page: number | string, width: number | string) =>
  keyBeside(id, `pages/${page}-${width}.png`);

/** Where the key of a link to the report lies. */
export const shareKeyFile = (id: string) => keyBeside(id, 'share-key.txt');

type Stored = { id: string; storage_key: string; sha256: string | null; page_count: number | null; has_link: boolean };

/** The files that must be there for a resume; one that was only promised need not have arrived. */
export function filesOf({ id, storage_key, sha256, page_count, has_link }: Stored): string[] {
  const pages = Array.from({ length: page_count ?? 0 }, (_, index) =>
    Object.values(pageWidths).map((width) => pageKey(id, index + 1, width)),
  );
  return [...(sha256 === null ? [] : [storage_key]), ...pages.flat(), ...(has_link ? [shareKeyFile(id)] : [])];
}
