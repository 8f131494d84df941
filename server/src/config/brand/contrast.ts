/** What text and lines of the pages are drawn in, and what they lie on, by colour scheme: as in `web/src/styles/tokens.css`. */
const scheme = {
  light: { surface: '#ffffff', ink: '#1c1a17', soft: '#57534a', edge: '#8a8375' },
  dark: { surface: '#1e1c17', ink: '#f2eee4', soft: '#b8b1a1', edge: '#857d6d' },
};
/** How much of the accent is in the wash behind marks; `web/prerender/draw-site.ts` mixes the same. */
const washShare = 0.09;
const text = 4.5;
const lines = 3;

type Scheme = keyof typeof scheme;

/**
 * What of a brand's colours cannot be read in a colour scheme: the contrast of text must be 4.5 to 1 and that of borders
 * of fields 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export function unreadable(at: Scheme, accent: string, paper: string): { colour: 'accent' | 'paper'; why: string }[] {
  const { surface, ink, soft, edge } = scheme[at];
  const wash = mixed(accent, surface, washShare);
  const pairs = [
    { colour: 'accent', what: 'text in it on paper', front: accent, back: paper, least: text },
    { colour: 'accent', what: 'text in it on a card', front: accent, back: surface, least: text },
    { colour: 'accent', what: 'text in it on a pale ground of itself', front: accent, back: wash, least: text },
    { colour: 'paper', what: 'text on it', front: ink, back: paper, least: text },
    { colour: 'paper', what: 'grey text on it', front: soft, back: paper, least: text },
    { colour: 'paper', what: 'the border of a field on it', front: edge, back: paper, least: lines },
  ] as const;
  return pairs.flatMap(({ colour, what, front, back, least }) => {
    const found = contrast(front, back);
    if (found >= least) return [];
    const shown = Math.floor(found * 100) / 100;
    return [
      { colour, why: `${what} has a contrast of ${shown} to 1, and ${least} is the least that everybody can read` },
    ];
  });
}

/** The contrast of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mixed(front: string, back: string, share: number): string {
  const under = channels(back);
  const mix = channels(front).map((channel, at) => Math.round(channel * share + (under[at] ?? 0) * (1 - share)));
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
