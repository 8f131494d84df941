import type { Row } from '../resume.ts';

/** Whether the first word of a row is a sign alone, "▪", as of a list that was not read as one. */
export const opensWithSign = ({ words: [first] }: Pick<Row, 'words'>): boolean =>
  first !== undefined && !/[\p{L}\p{N}]/u.test(first.text);
