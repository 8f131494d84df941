/** Height of small letters as a share of the size, of fonts whose letters are larger than usual. From their metrics. */
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

/** The usual height, which Calibri, Cambria and Times come near. */
export const usualHeight = 0.46;

/** Height of a font's small letters as a share of its size; the usual one where it is not known to be larger. */
export function xHeightOf(font: string): number {
  return heights.find(([name]) => name.test(font))?.[1] ?? usualHeight;
}
