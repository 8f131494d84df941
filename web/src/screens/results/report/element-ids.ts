/** Ids by which one part of the report finds an element of another, to scroll to it or to focus it. */
export const sheetId = (page: number) => `sheet-${page}`;
export const noteId = (number: number) => `note-${number}`;
export const boxId = (number: number) => `box-${number}`;
export const chipId = (number: number) => `chip-${number}`;
