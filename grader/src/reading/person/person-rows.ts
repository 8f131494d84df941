import type { Field, Page, Row } from '../../model/resume.ts';
import type { Heading } from '../titles/title-candidates.ts';

const banner =
  /^\W*(?:curr?icul[aue]m?\W*vit[ae]+|r[eé]sum[eé]|c\.?v\.?|bio\W*data|lebenslauf|curr[ií]culo?(?:\W*v[ií]t[ae]+)?)\W*$/i;
/** Whether a row only says what the document is: "Curriculum Vitae". */
export const isBanner = (text: string) => banner.test(text);

/** So many rows at the top of a page hold a name, contact details and a banner. */
const topRows = 3;

/** The rows that the name is in, and those with the details of the person that have a title of their own. */
export type Head = { rows: Row[]; withDetails: Row[] };

/** Where the name is sought: above the first known title, and above the first that is none of the person's details. */
export function headOf(rows: Row[], pages: Page[], headings: Heading[]): Head {
  const isDetail = ({ kind }: Heading) => kind === 'contact' || kind === 'personal';
  const others = headings.filter((one) => !one.known || !isDetail(one));
  return { rows: rowsAbove(rows, pages, headings), withDetails: rowsAbove(rows, pages, others) };
}

/** The rows above the first known title. With columns the name may stand below a title of the other column. */
function rowsAbove(rows: Row[], pages: Page[], headings: Heading[]): Row[] {
  const first = headings.find(({ known }) => known) ?? headings[0];
  const head = first ? rows.slice(0, rows.indexOf(first.row)) : rows;
  return pages[0]?.columns || head.length === 0
    ? rows.filter((row) => !headings.some((one) => one.known && one.row === row))
    : head;
}

/** Leaves out headings that are the person's name, a banner, or what stands above the name. */
export function withoutPerson(headings: Heading[], rows: Row[], name: Field | undefined): Heading[] {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const own = bare(name?.text ?? '');
  const first = rows.indexOf(headings.find(({ known }) => known)?.row ?? headings[0]?.row ?? (rows[0] as Row));
  const named = name ? rows.findIndex((row) => row.words.some((word) => name.words.includes(word))) : topRows - 1;
  return headings.filter(({ known, row, segment }) => {
    if (known) return true;
    const at = rows.indexOf(row);
    const isOwn = own.length > 3 && bare(segment.text).includes(own);
    return !isOwn && !isBanner(segment.text) && !(at < first && at <= named);
  });
}
