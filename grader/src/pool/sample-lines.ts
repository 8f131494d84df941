/** The lines of a small resume that grades well: an invented person. */
export const sampleLines = [
  'Maria Example',
  'maria@example.com  (512) 555-0143  Austin, TX',
  'EXPERIENCE',
  'Analyst, Example Works  Jan 2020 - Mar 2023',
  '- Built 12 weekly reports for a team of 40 people.',
  '- Cut the closing time from 9 days to 4 days.',
  'EDUCATION',
  'B.A. Economics, Example College  2019',
];
