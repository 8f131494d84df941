/** Measures are points; boxes run left, top, right, bottom from the top-left corner of the displayed page. */
export type Rect = { x0: number; y0: number; x1: number; y1: number };

/** One word as drawn: its text after glyph repair, its place and its looks. */
export type Word = Rect & {
  text: string;
  /** Page, counted from 0. */
  page: number;
  /** Left edge of every character and, last, the right edge of the word. */
  edges: number[];
  /** Baseline. */
  base: number;
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  /** Fill colour as 0xRRGGBB. */
  color: number;
  /** Why a person cannot see it, or undefined when they can. */
  hidden?: 'invisible' | 'transparent' | 'off-page' | 'tiny' | 'same-colour' | 'covered' | undefined;
  /** When it was drawn, beside the shapes of its page. */
  order: number;
  /** Not horizontal. */
  turned: boolean;
  /** The font is a symbol or icon font. */
  icon: boolean;
  /** The font is Type 3 or nameless, so that its weight is unknown. */
  unknownWeight: boolean;
  /** What extraction gave before glyph repair, when that differs. */
  raw?: string;
  /** Mean gap between its letters in points: wide in letter-spaced text, about 0 elsewhere. */
  tracking: number;
  /** It was drawn letter by letter with gaps between. */
  spaced?: boolean;
  /** It ends in a hyphen that breaks a word at the line end. */
  broken?: boolean;
};

export type Link = Rect & { url: string };

/** A drawn path or picture. `order` counts the drawn objects of the page; `opaque` hides what was drawn before. */
export type Shape = Rect & {
  order: number;
  opaque: boolean;
  kind: 'path' | 'image';
  filled: boolean;
  stroked: boolean;
  color: number;
  alpha: number;
};

/** What one page holds before anything is understood. */
export type RawPage = {
  width: number;
  height: number;
  /** How far the page was turned clockwise, beyond its own rotation, to set its text upright. */
  quarterTurns: number;
  /** Characters in the text layer, blanks excluded. */
  chars: number;
  /** Of those, how many have no Unicode meaning. */
  unmapped: number;
  words: Word[];
  links: Link[];
  shapes: Shape[];
};
