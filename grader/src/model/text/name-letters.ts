/** The small letters and digits of an employer's name without "M/s", by which two ways to write it are compared. */
export const lettersOfName = (text = ''): string =>
  text
    .toLowerCase()
    .replace(/^(?:m\/s|messrs)\W+/, '')
    .replace(/[^\p{L}\d]+/gu, '');
