import { headerRects } from '../../model/header.ts';
import type { Field, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** An e-mail address, also one kept from machines, or so many digits as only a phone number has. */
const reachable =
  /@|\S\s?[[({<]\s?at\s?[\])}>]\s?\S|\S \(?at\)? \S+ \(?dot\)? \S|(?<!\d)(?:\+|00|\(?0)[\d\s().-]{8,}|\d{10}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\d{5}[ -]\d{5}/;

/** Fewer digits number a certificate or a seat. */
const fewestDigits = 9;

/** Whether a field stands on a later page, and is surely an address or a phone number. */
const isFarAway = ({ text, words }: Field, first: number) =>
  words.every(({ page }) => page > first) && (text.includes('@') || text.replace(/\D/g, '').length >= fewestDigits);

/** Whether a field stands among the people who can be asked. */
const isOfReferee = ({ words }: Field, { sections }: Resume) =>
  sections.some(
    ({ title, rows }) =>
      /^\P{L}*refer/iu.test(title) &&
      rows.some((row) => words.some((word) => word.page === row.page && Math.abs(word.base - row.base) < 1)),
  );

/** Whoever wants to invite somebody looks for the number beside the name. */
export const contentContactLate: Rule = {
  name: 'content-contact-late',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 2, per: 'document' },
  about: {
    title: 'Contact details stand at the top',
    finds: 'A phone number and an e-mail address that stand on a later page alone.',
    why: 'A page that goes astray takes them with it, and a recruiter in a hurry looks below the name.',
  },
  inVitae: false,

  *check(resume) {
    const { profile, pages, links, rows } = resume;
    const field = profile.email ?? profile.phone;
    // Before the first written page there may be an empty one.
    const first = pages.find(({ words }) => words.length > 0);
    if (!field || !first || first === pages.at(-1)) return;
    const isOnFirst =
      rows.some(({ page, text }) => page === first.number && reachable.test(text)) ||
      links.some(({ page, url }) => page === first.number && /^(?:mailto|tel|callto|whatsapp):/i.test(url)) ||
      first.words.some(({ text }) => reachable.test(text));
    if (isOnFirst || !isFarAway(field, first.number) || isOfReferee(field, resume)) return;
    yield {
      title: 'Put your contact details at the top',
      advice: `“${field.text}” stands on a later page. Put phone and e-mail in one line right below your name.`,
      text: field.text,
      at: headerRects(resume),
    };
  },
};
