/** Months by the first three letters of their English names. */
export const monthNumbers: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

/** The month a season or a British term starts in. */
export const seasonStarts: Record<string, number> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  michaelmas: 10,
  hilary: 1,
  lent: 1,
  trinity: 4,
  easter: 4,
};
