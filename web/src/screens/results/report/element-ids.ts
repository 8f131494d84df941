/** Ids by which one part of the report finds an element of another, to scroll to it or to focus it. */
export const sheetId = (page: number) => `sheet-${page}`;
export const noteId = (number: number) => `note-${number}`;
/** The box of a finding, counted from 0 among its boxes. */
export const boxId = (number: number, index = 0) => (index === 0 ? `box-${number}` : `box-${number}-${index}`);
export const chipId = (number: number) => `chip-${number}`;
