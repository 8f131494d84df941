import type { Section } from './resume.ts';

/** Whether personal details are those by which somebody is reached, as the first block of a German one. */
export const tellsContact = ({ rows }: Section): boolean =>
  rows.some(({ text }) => /@|\b(?:tel(?:e[fp]h?on)?|phone|mobile?|handy|e-?mail)\b/i.test(text));
