import type { Engine } from './engine.ts';

/** What a font declares. Ascent and descent are shares of the size; descent is negative. */
export type Face = {
  name: string;
  bold: boolean;
  italic: boolean;
  icon: boolean;
  unknownLook: boolean;
  ascent: number;
  descent: number;
};

const noFace: Face = {
  name: '',
  bold: false,
  italic: false,
  icon: false,
  unknownLook: true,
  ascent: 0.85,
  descent: -0.22,
};

const iconFont = /awesome|icon|symbol|dingbat|wingding|webding|CMSY|CMMI|MSAM|marvosym|material/i;
const boldName = /bold|black|heavy|semibd|demi|cmbx|cmcsc.*bx|sfbx|ecbx|lmbx|-bd$|[-,]medi(um)?$/i;
const italicName = /ital|obliq|slanted|cmti|cmsl|sfti|ecti|lmri|-it$/i;
const forceBold = 0x40000;
const italicFlag = 64;

/**
 * Reads a font. Its weight is taken from its name, because PDFium guesses weight from stem width and is often wrong.
 * Ascent and descent are clamped, because many files hold nonsense.
 */
export function readFace(engine: Engine, font: number): Face {
  const { calls, slot, float, integer } = engine;
  if (font === 0) return noFace;
  const full = engine.text((address, bytes) => calls._FPDFFont_GetBaseFontName(font, address, bytes));
  const name = full.replace(/^[A-Z]{6}\+/, '');
  const flags = calls._FPDFFont_GetFlags(font);
  calls._FPDFFont_GetItalicAngle(font, slot(0));
  const angle = integer(0);
  calls._FPDFFont_GetAscent(font, 1000, slot(0));
  calls._FPDFFont_GetDescent(font, 1000, slot(1));
  const ascent = float(0) / 1000;
  const descent = float(1) / 1000;
  const icon = iconFont.test(name);
  return {
    name,
    bold: !icon && (boldName.test(name) || ((flags & forceBold) !== 0 && !/regular|light|italic$/i.test(name))),
    italic: !icon && (italicName.test(name) || (flags & italicFlag) !== 0 || angle !== 0),
    icon,
    unknownLook: name === '',
    ascent: ascent > 0.6 && ascent < 1.05 ? ascent : noFace.ascent,
    descent: descent < -0.12 && descent > -0.35 ? descent : noFace.descent,
  };
}
