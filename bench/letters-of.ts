/** The letters and figures of a text in small letters, which two texts share that were only printed otherwise. */
export const lettersOf = (text = ''): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
