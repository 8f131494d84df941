import type { Link } from '../../model/page.ts';
import type { Resume } from '../../model/resume.ts';
import type { PageRect, Rule } from '../../model/rule.ts';

const unfinished =
  /^(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/in\/?|github\.com\/?|localhost\b.*|file:.*|(?:linkedin\.com\/in|github\.com)\/(?:yourname|your-name|username|your-username|yourprofile))$/i;
const shown = /(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|me|co|uk|edu|app|ai|info)(?:\/\S*)?/iu;
const shortened =
  /^(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|lnkd\.in|ow\.ly|linktr\.ee|safelinks\.protection\.outlook\.com|google\.com)$/i;

/** Registers of papers, whose addresses lead on to those of publishers. */
const registers = /^(?:doi\.org|handle\.net|arxiv\.org|ssrn\.com|jstor\.org|purl\.org)$/i;

/** A link that leads nowhere, or elsewhere than its text says, costs a click and some trust. */
export const contentLinkBroken: Rule = {
  name: 'content-link-broken',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 6, per: 'document' },
  about: {
    title: 'Links lead where they say',
    finds: 'Placeholder links, and links that open another address than the one printed.',
    why: 'A link that leads nowhere costs a click and some trust.',
  },

  *check(resume) {
    for (const link of resume.links) {
      const text = textUnder(resume, link);
      const target = link.url.trim();
      if (/^(?:mailto|tel|callto|sms|whatsapp|#)/i.test(target) || text === '') continue;
      const printed = addressIn(text)
        .toLowerCase()
        .replace(/[.,;)]+$/, '');
      const claimed = domainOf(printed);
      const actual = domainOf(target);
      const elsewhere =
        claimed !== '' &&
        actual !== '' &&
        !registers.test(claimed) &&
        !text.toLowerCase().includes(actual) &&
        // The address of a register that holds the printed one: “https://doi.org/10.5555/elm.example/k4” for “elm.example/k4”.
        !target.toLowerCase().includes(printed) &&
        // The end of an address that wraps: “ple.org” of example.org.
        !actual.endsWith(claimed) &&
        !shortened.test(actual) &&
        !text.includes('@');
      if (!unfinished.test(target) && !/^file:/i.test(target) && !elsewhere) continue;
      const at: PageRect = { x0: link.x0, y0: link.y0, x1: link.x1, y1: link.y1, page: link.page };
      yield {
        title: 'Fix this link',
        advice: `This link shows “${text}” and points to “${target}”. Check that it opens the page you intend.`,
        text,
        at: [at],
      };
    }
  },
};

/**
 * The address that a text shows. Among words a dotted name without a path may be one of code, "lamps.index.contain",
 * whose letters go on behind what looks like an address.
 */
function addressIn(text: string): string {
  const found = shown.exec(text);
  if (!found) return '';
  return /^[\p{L}\d-]/u.test(text.slice(found.index + found[0].length)) ? '' : found[0];
}

/** The last two labels of a host name: "www.github.com" and "github.com" are one. */
function domainOf(address: string): string {
  const host = address.replace(/^[a-z]+:\/\//i, '').split(/[/?#:]/)[0] ?? '';
  return host.toLowerCase().split('.').slice(-2).join('.');
}

function textUnder({ pages }: Resume, link: Link & { page: number }): string {
  const words = pages[link.page]?.words ?? [];
  return words
    .filter((word) => {
      const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
      return x >= link.x0 && x <= link.x1 && y >= link.y0 && y <= link.y1;
    })
    .map((word) => word.text)
    .join(' ');
}
