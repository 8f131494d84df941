/** In points: left, top, right and bottom, from the top-left corner of the page as shown. */
export type Rect = { x0: number; y0: number; x1: number; y1: number };

/** One word on a page: its text after glyph repair, its box and its style. */
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
  /** The colour that it is seen on, 0xRRGGBB, where the shapes of the page do not tell it. */
  ground?: number;
  /** Why a person cannot see it, or undefined when they can. */
  hidden?: 'invisible' | 'transparent' | 'off-page' | 'tiny' | 'cut-away' | 'same-colour' | 'covered' | undefined;
  /** Whether it is drawn unseen over a picture that shows letters in its place: a scan with the text that was recognised in it. */
  pictured?: true;
  /** Its position in the drawing order, to compare with the shapes of its page. */
  order: number;
  /** Whether it is not horizontal. */
  turned: boolean;
  /** Whether the font is a symbol or icon font. */
  icon: boolean;
  /** Whether the font is Type 3 or nameless: its letters bring weight and colours of their own, which are unknown. */
  unknownLook: boolean;
  /** The extracted text before glyph repair, where that differs. */
  raw?: string;
  /** Mean gap between its letters in points: wide in letter-spaced text, about 0 elsewhere. */
  tracking: number;
  /** Whether it was drawn letter by letter, with gaps between. */
  spaced?: boolean;
  /** Whether it ends in a hyphen that breaks a word at the line end. */
  broken?: boolean;
};

/** `boxed`: a line is drawn around it. */
export type Link = Rect & { url: string; boxed?: boolean };

/**
 * A path or picture on a page. `order` is its position in the drawing order; an `opaque` one hides what was drawn
 * before.
 */
export type Shape = Rect & {
  order: number;
  opaque: boolean;
  /** A shading is a fill that goes over from one colour into others, of which `color` is none. */
  kind: 'path' | 'image' | 'shading';
  filled: boolean;
  stroked: boolean;
  color: number;
  alpha: number;
  /** How many tones a picture of the size of a portrait has, of a few hundred places looked at; of larger ones it is not known. */
  tones?: number;
  /** A filled path of many segments as low as a line of text: letters that a producer drew as outlines. */
  isLetters?: true;
  /** Inside a group with transparency, such as a soft shadow: how much of it is seen is unknown. */
  veiled?: true;
};

/** The extracted content of one page, before it is read. */
export type RawPage = {
  width: number;
  height: number;
  /** How far the page was turned clockwise, beyond its own rotation, to set its text upright. */
  quarterTurns: number;
  /** Characters in the text layer, without spaces. */
  chars: number;
  /** Of those, how many have no Unicode meaning. */
  unmapped: number;
  words: Word[];
  links: Link[];
  shapes: Shape[];
};
