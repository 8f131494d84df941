import type { Rule } from '../../model/rule.ts';
import { informalEmailWords } from '../../words/informal-emails.ts';

/** An address like partygirl22@ costs as much as spelling mistakes do. */
export const contentEmailUnprofessional: Rule = {
  name: 'content-email-unprofessional',
  group: 'content',
  severity: 'major',
  cost: { kind: 'presence', weight: 7 },
  about: {
    title: 'The email address sounds professional',
    finds: 'Nicknames, jokes, long rows of digits and the like in the address.',
    why: 'In a study with 73 recruiters an informal address hurt about as much as spelling mistakes.',
  },

  *check(resume) {
    const { email, name } = resume.profile;
    if (!email) return;
    const names = (name?.text.toLowerCase() ?? '').split(/[^\p{L}]+/u).filter((part) => part.length >= 2);
    // Without the name nobody can tell a nickname from a surname.
    if (names.length === 0) return;
    if (!isInformal(email.text.split('@')[0]?.toLowerCase() ?? '', names)) return;
    const [first = 'first', last = 'last'] = [names[0], names.length > 1 ? names.at(-1) : undefined];
    yield {
      title: 'Use a professional email address',
      advice: `“${email.text}” may read as informal. An address made of your name is safer, for example ${first}.${last}@gmail.com.`,
      text: email.text,
      at: email.words,
    };
  },
};

/**
 * Whether a part of the address, split at punctuation and between letters and digits, is informal and not in the
 * person's name.
 */
function isInformal(local: string, names: string[]): boolean {
  const parts = local.split(/[._+-]|(?<=\d)(?=\D)|(?<=\D)(?=\d)/).filter(Boolean);
  return parts.some((part) => {
    if (names.some((name) => name.includes(part) || part.includes(name))) return false;
    return informalEmailWords.has(part) || hasStretch(part) || /^x{2,}$/.test(part);
  });
}

/** A letter typed three times, or four where two words may meet in it: "blissstudio", "hillleeds". */
const hasStretch = (part: string) => /([a-df-kmp-ru-z])\1\1|([a-z])\2{3}/.test(part);
