/** The x-height of fonts with larger lower-case letters than usual, as a share of the size. From their metrics. */
const heights: readonly [RegExp, number][] = [
  [/verdana|dejavu ?sans/i, 0.547],
  [/inter\b|inter-|sf ?pro|san ?francisco/i, 0.546],
  [/poppins|montserrat|open ?sans|noto ?sans/i, 0.535],
  [/roboto|segoe|ubuntu|work ?sans/i, 0.526],
  [/arial|helvetica|liberation ?-?sans|arimo|nimbus ?sans|heros/i, 0.519],
  [/dejavu ?serif/i, 0.519],
  [/lato|raleway|nunito|tahoma|trebuchet/i, 0.506],
  [/source ?sans|merriweather|georgia|fira/i, 0.486],
];

/** The usual x-height; Calibri, Cambria and Times are near it. */
export const usualHeight = 0.46;

/** The x-height of a font as a share of its size; the usual one for fonts not listed. */
export function xHeightOf(font: string): number {
  return heights.find(([name]) => name.test(font))?.[1] ?? usualHeight;
}
