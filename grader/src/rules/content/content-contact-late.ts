import { headerRects } from '../../model/header.ts';
import type { Word } from '../../model/page.ts';
import type { Field, Page, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** An e-mail address, also one kept from machines, or so many digits as only a phone number has. */
const reachable =
  /@|\S\s?[[({<]\s?at\s?[\])}>]\s?\S|\S \(?at\)? \S+ \(?dot\)? \S|(?<!\d)(?:\+|00|\(?0)[\d\s().-]{8,}|\d{10}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\d{5}[ -]\d{5}/;

/** Fewer digits number a certificate or a seat. */
const fewestDigits = 9;

/** The foot of a page begins here, and the head with the name ends there, in shares of the height. */
const foot = 0.8;
const head = 0.3;

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
    finds: 'Phone and e-mail on a later page alone, or at the foot of the first one.',
    why: 'A recruiter in a hurry looks below the name.',
  },
  inVitae: false,

  *check(resume) {
    const { profile, pages, links, rows } = resume;
    const field = profile.email ?? profile.phone;
    // Before the first written page there may be an empty one.
    const first = pages.find(({ words }) => words.length > 0);
    if (!field || !first) return;
    const isAtFoot = ({ page, y0 }: Word) => page === first.number && y0 > foot * first.height;
    const isAddress = field.text.includes('@') && field.words.length > 0;
    const isLow = isAddress && field.words.every(isAtFoot) && hasNameAtHead(resume, first);
    const limit = (isLow ? foot : 1) * first.height;
    const isFound =
      rows.some(({ page, y0, text }) => page === first.number && y0 <= limit && reachable.test(text)) ||
      links.some(({ page, y0, url }) => page === first.number && y0 <= limit && contactLink.test(url)) ||
      first.words.some(({ y0, text }) => y0 <= limit && reachable.test(text));
    if (isFound || !(isLow || isFarAway(field, first.number)) || isOfReferee(field, resume)) return;
    yield {
      title: 'Put your contact details at the top',
      advice: `“${field.text}” stands ${isLow ? 'at the foot of the page' : 'on a later page'}. Put phone and e-mail in one line right below your name.`,
      text: field.text,
      at: isLow ? field.words : headerRects(resume),
    };
  },
};

/** A link that reaches somebody when it is touched. */
const contactLink = /^(?:mailto|tel|callto|whatsapp):/i;

/** Whether the name stands at the head of the page, where the details are looked for. */
const hasNameAtHead = ({ profile: { name } }: Resume, { number, height }: Page): boolean => {
  const [word] = name?.words ?? [];
  return word !== undefined && word.page === number && word.y0 < head * height;
};
