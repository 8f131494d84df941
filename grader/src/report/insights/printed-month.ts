const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A month in words, from its number. */
export const printedMonth = (month: number) => `${months[((month % 12) + 12) % 12]} ${Math.floor(month / 12)}`;
