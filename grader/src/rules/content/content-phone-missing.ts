import { hasPictureAtTop, headerRects } from '../../model/header.ts';
import type { Word } from '../../model/page.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';

const number = /(?<![\d.,/-])(?:\+|00)?\(?\d[\d().\s/-]{6,}\d(?![\d%])/g;
const label = /(?<!\p{L})(?:tel|phone|mobile|cell|ph|m|t|p)\s*[.:]?\s*$/iu;

/** Recruiters often call first. */
export const contentPhoneMissing: Rule = {
  name: 'content-phone-missing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'presence', weight: 5 },
  anyLanguage: true,
  about: {
    title: 'A phone number is there',
    finds: 'No phone number on any page. In European resumes it costs less.',
    why: 'Recruiters often call first, and incomplete contact details are among their loudest complaints.',
  },

  *check(resume) {
    // Who has an office at a university is written to.
    if (resume.isAcademic && resume.profile.email) return;
    if (resume.profile.phone || resume.links.some((link) => /^(?:tel|callto|whatsapp|sms):/i.test(link.url))) return;
    const lines = [
      ...resume.rows.map(({ text }) => text),
      ...resume.pages.flatMap(({ words }) => [...words.map(({ text }) => text), ...printedLines(words)]),
    ];
    if (lines.some((line) => line.split(/[/,;|]/).some(hasPhone))) return;
    const isEuropean = resume.locale === 'EU';
    const isDrawn = hasPictureAtTop(resume);
    yield {
      title: isDrawn ? 'Write your phone number as text' : 'Add a phone number',
      advice: isDrawn
        ? 'Recruiters often call first, and we could read no phone number. If it stands in the picture at the top, write it as plain text below: programs of employers read no pictures.'
        : 'Recruiters often call first. Add a phone number with its country code, for example +1 512 555 0143.',
      text: '',
      at: headerRects(resume),
      ...(isEuropean ? { severity: 'minor', weight: 3 / 8 } : {}),
    };
  },
};

/** The words of a page line by line, also those at its foot, which is read apart. */
const printedLines = (words: readonly Word[]) =>
  [...Map.groupBy(words, ({ base }) => Math.round(base)).values()].map((line) =>
    line.map(({ text }) => text).join(' '),
  );

function hasPhone(text: string): boolean {
  return allMatches(number, text).some((match) => {
    const digits = match[0].replace(/\D/g, '').length;
    const shaped =
      /^(?:\+|00)|^\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]{1,2}\d{4}$|\s\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]{1,2}\d{4}$|^0\d{3,4} ?\d|^\d{10}$|^[679]\d{8}$|^\d{5}[- ]\d{5}$|^\(\+?\d{1,3}\)/.test(
        match[0],
      );
    return digits >= 8 && digits <= 15 && (shaped || label.test(text.slice(0, match.index)));
  });
}
