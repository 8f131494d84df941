import { cities, isPlace, placeNames } from './places.ts';
import { largeTowns, towns } from './towns.ts';

/** Towns that are known by name, in small letters, without those that ordinary words are called. */
const known: ReadonlySet<string> = new Set([
  ...[...cities].filter((name) => name.includes(' ') || placeNames.has(name)),
  ...towns,
  ...largeTowns,
  'navi mumbai',
  'greater noida',
]);

const mostWords = 4;

/** Where the places begin that a text ends with, and whether a town is one of them: 12 in "Harbor Works Pune India". */
export function placesAtEnd(
  text: string,
  others: ReadonlySet<string> = new Set(),
): { start: number; hasTown: boolean } | undefined {
  const words = [...text.matchAll(/\p{L}[\p{L}'’]*/gu)];
  let start = text.length;
  let hasTown = false;
  for (let end = words.length; end > 0; ) {
    const last = words[end - 1];
    if (!last || !/^[\s.,()–—-]*$/u.test(text.slice(last.index + last[0].length, start))) break;
    const found = [mostWords, 3, 2, 1].find((count) => {
      const first = words[end - count];
      const name = first && text.slice(first.index, last.index + last[0].length);
      return name !== undefined && /^[\p{L}\s'’-]+$/u.test(name) && namesPlace(name, others);
    });
    const first = found && words[end - found];
    if (!first) break;
    const name = text.slice(first.index, last.index + last[0].length).toLowerCase();
    hasTown ||= known.has(name) || others.has(name);
    start = first.index;
    end -= found;
  }
  return start < text.length ? { start, hasTown } : undefined;
}

const namesPlace = (name: string, others: ReadonlySet<string>): boolean => {
  const lower = name.toLowerCase().replace(/\s+/g, ' ');
  return known.has(lower) || others.has(lower) || country.test(name) || (!cities.has(lower) && isPlace(name));
};

/** Countries by their letters. */
const country = /^(?:UAE|KSA|USA|UK)$/;
