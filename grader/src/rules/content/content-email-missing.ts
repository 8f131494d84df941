import { garbledShare, hasPictureAtTop, headerRects } from '../../model/header.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { textOf } from '../../model/text/text.ts';

const address = /[\p{L}\d._%+'-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]+)+/u;
/** Above this share of unreadable characters the e-mail address may be among them. */
const tooGarbled = 0.05;

/** Nobody can answer a resume without an e-mail address. */
export const contentEmailMissing: Rule = {
  name: 'content-email-missing',
  group: 'content',
  severity: 'critical',
  cost: { kind: 'presence', weight: 10 },
  grave: 4,
  anyLanguage: true,
  about: {
    title: 'An email address is there',
    finds: 'No email address on any page, neither as text nor as a link, or one that programs cannot read.',
    why: 'Nobody can answer a resume without one, and career centers count it among the gravest mistakes.',
  },

  *check(resume) {
    yield* spelledOut(resume);
    if (resume.profile.email || resume.links.some((link) => /^mailto:/i.test(link.url))) return;
    const text = resume.pages
      .flatMap((page) => page.words)
      .map((word) => word.text)
      .join(' ');
    if (address.test(text)) return;
    const unsure = garbledShare(resume) > tooGarbled;
    const name = resume.profile.name?.text ?? 'Your Name';
    const isDrawn = hasPictureAtTop(resume);
    yield {
      title: isDrawn ? 'Write your email address as text' : 'Add an email address',
      advice: isDrawn
        ? 'We could read no email address. If it stands in the picture at the top, write it as plain text below: programs of employers read no pictures.'
        : `We could not find an email address. Add one as plain text on the line under your name: ${name} | phone | name@example.com.`,
      text: '',
      at: headerRects(resume),
      ...(unsure ? { severity: 'major', grave: 0 } : {}),
    };
  },
};

/** Share of the rule's weight that an address costs which people can read and programs cannot. */
const spelledWeight = 0.2;

/** An address that was changed to keep it from programs, those of employers among them: "maria [at] example.com". */
function* spelledOut({ profile: { email }, links }: Resume): Generator<RuleFinding> {
  const printed = textOf(email?.words ?? []);
  if (!email || printed === '' || links.some((link) => /^mailto:/i.test(link.url))) return;
  // Brackets around an address hide nothing of it.
  if (printed.includes('@') && !/[<[({]/.test(printed.replace(/^[([<](.*)[)\]>]$/, '$1'))) return;
  yield {
    severity: 'minor',
    title: 'Write your email address as it is',
    advice: `Programs of employers cannot read “${printed}”. Write “${email.text}”.`,
    text: printed,
    at: email.words,
    weight: spelledWeight,
    grave: 0,
  };
}
