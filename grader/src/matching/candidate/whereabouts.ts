import { plainText } from '../../model/trades/tokens.ts';
import { citiesOfAmerica, citiesOfEurope, countriesOfEurope, statesOfAmerica } from '../../words/places/regions.ts';

/** The regions that employers can ask for; null where a resume does not tell one, or tells another. */
export type Region = 'United States' | 'Western Europe' | 'elsewhere' | null;

const partsOf = (location: string) =>
  plainText(location)
    .toLowerCase()
    .replace(/\b\d{4,5}(?:-\d{4})?\b|\bremote\b|\([^)]*\)/g, ' ')
    .split(/[,/|]|\s-\s/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The region of a printed location such as "Austin, TX" or "Leeds". */
export function regionOf(location: string): Region {
  const parts = partsOf(location);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const inEurope = parts.some((part) => citiesOfEurope.has(part));
  if (countriesOfEurope.has(last) || (last === 'de' && inEurope)) return 'Western Europe';
  if (statesOfAmerica.has(last) && (parts.length > 1 || last.length > 2)) return 'United States';
  if (parts.length === 1 && inEurope) return 'Western Europe';
  if (parts.some((part) => citiesOfAmerica.has(part))) return 'United States';
  return parts.length > 1 ? 'elsewhere' : null;
}

/** The words of a location by which it is found, in small letters. */
export const placesOf = (location: string): string[] => [
  ...new Set(partsOf(location).filter((part) => part.length > 2)),
];

const wish =
  /(?:(?:salary|pay|compensation)\s+(?:expectations?|requirements?|wish)|(?:expected|desired|target)\s+(?:salary|pay|compensation)|gehaltsvorstellung)[:\s-]{0,3}(?:from|of|is|about|around)?\s*(?<before>usd|eur|gbp|chf|[$€£])?\s*(?<amount>\d{2,3}(?:[.,' ]\d{3}|\s?k\b))\s*(?<after>usd|eur|gbp|chf|[$€£])?/i;
const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

export type SalaryWish = { amount: number; currency: string };

/** A year's salary that a resume asks for, in whole units; undefined where it tells none, or no currency. */
export function salaryWishIn(text: string): SalaryWish | undefined {
  const { before, amount = '', after } = plainText(text).match(wish)?.groups ?? {};
  const currency = before ?? after;
  if (amount === '' || currency === undefined) return undefined;
  const digits = Number(amount.replace(/\D/g, ''));
  return {
    amount: /k/i.test(amount) ? digits * 1000 : digits,
    currency: signs[currency] ?? currency.toUpperCase(),
  };
}

/** Whether a line says that its person works, or wants to work, from home. */
export const saysRemote = (line: string): boolean =>
  /\b(?:open to|prefer\w*|seeking|available for|looking for|fully|work\w*)\s(?:[\w-]+\s){0,2}remote\b|\bremote (?:only|preferred|work|roles?|positions?|ok)\b|^remote$/i.test(
    plainText(line).trim(),
  );
