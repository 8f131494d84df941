/** Up to this chroma, of 255, a color is a gray. */
const leastChroma = 28;
/** Hues in degrees up to which a color has a name; beyond them it is red again. */
const hues: [until: number, name: string][] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
];

/** What people call a color, given as 0xRRGGBB: "black", "dark blue", "light gray". */
export function colorName(color: number): string {
  const channels = [color >> 16, color >> 8, color].map((channel) => channel & 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const lightness = (most + least) / 510;
  if (most - least <= leastChroma) return grayName(lightness);
  if (lightness < 0.12) return 'black';
  const hue = hueOf(channels, most, most - least);
  const name = hues.find(([until]) => hue <= until)?.[1] ?? 'red';
  const shade = lightness < 0.32 ? 'dark ' : lightness > 0.72 ? 'light ' : '';
  // Dark orange and yellow have a name of their own.
  return shade === 'dark ' && (name === 'orange' || name === 'yellow') ? 'brown' : `${shade}${name}`;
}

function grayName(lightness: number): string {
  if (lightness < 0.15) return 'black';
  if (lightness > 0.95) return 'white';
  return lightness < 0.4 ? 'dark gray' : lightness > 0.7 ? 'light gray' : 'gray';
}

/** The hue in degrees, as in HSL. */
function hueOf([red = 0, green = 0, blue = 0]: number[], most: number, chroma: number): number {
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return 60 * sixth;
}
