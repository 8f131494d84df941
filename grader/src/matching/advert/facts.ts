const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const count = `(\\d{1,2}|${numbers.slice(1).join('|')})`;
const yearsPattern = new RegExp(
  `${count}\\s*(?:\\+|plus|or more)?\\s*(?:\\([\\d+]+\\)\\s*)?(?:(?:-|to|/)\\s*${count}\\s*\\+?)?[\\s-]*(?:or more |full )?(?:years?|yrs?)\\b`,
  'i',
);

/** Years of experience that a line asks for, the lower of a range; undefined where it asks for none. */
export function yearsIn(line: string): number | undefined {
  const found = line.match(yearsPattern);
  if (
    !found ||
    /\b(?:years? (?:old|of age)|founded|history|for (?:over|more than|the past)|contract|aged|ages?|fixed[- ]term|warranty)\b/i.test(
      line,
    )
  )
    return undefined;
  const tells =
    /\bexperience|\bin (?:a|an|the)\b|\bas an?\b|background|track record|practi[cs]|working|post[- ]|PQE|qualified|minimum|at least|\+/i.test(
      line,
    );
  const text = (found[1] ?? '').toLowerCase();
  const years = numbers.includes(text) ? numbers.indexOf(text) : Number(text);
  return tells && years > 0 && years <= 25 ? years : undefined;
}

/** Levels of degrees: 1 school, 2 training or two years of college, 3 bachelor, 4 master, 5 doctorate. */
export type DegreeLevel = 0 | 1 | 2 | 3 | 4 | 5;

const degrees: [DegreeLevel, RegExp][] = [
  [5, /\b(?:ph\.? ?d|d\.?phil|doctora(?:te|l)|doctor of|promotion zum)\b/i],
  [
    4,
    /\bmaster(?:'?s)?(?:'| degree| of| in|,|$)|\b(?:m\.?sc|mba|m\.?eng|m\.?ed|m\.?phil|llm|mph|msw|mpharm|m\.?tech|m\.?com|mfa|msn|mphil|magister|pgce|pgde)\b|\bM\.?[AS]\.?(?= (?:in|of)\b|,)|\b(?:post-?graduate|advanced) (?:degree|diploma|qualification)|\bjuris doctor|\bJ\.?D\.?\b|\bM\.?D\.?\b(?! *\d)|\bmbbs\b|\bdiplom-/i,
  ],
  [
    3,
    /\bbachelor(?:'?s)?\b|\b(?:b\.?sc|b\.?eng|b\.?ed|bba|llb|bsn|b\.?tech|b\.?com|bfa|b\.?arch|b\.?pharm|licenciatura|laurea)\b|\bB\.?[AS]\.?(?= (?:in|of|\(|degree)\b|,| |$)|\b(?:university|college|undergraduate|first|honours|four-year|4-year|law|nursing|engineering|relevant|related|science|technical) degree\b|\bdegree (?:in|level)\b|\bgraduate (?:in|of)\b|\bdegree[- ]qualified\b|\ba degree\b|(?<!\b(?:master|associate|doctora|advanced|post|foundation)[a-z'-]*\s)\bdegree\b/i,
  ],
  [
    2,
    /\bassociate(?:'?s)? (?:degree|of|in)\b|\b(?:hnd|hnc|btec|nvq|svq|diploma|foundation degree|apprenticeship|ausbildung|vocational|trade school|technical school|a[- ]levels?|level [345]|city (?:&|and) guilds|journeyman|meister|iti|post[- ]?secondary|college certificate|technical college)\b/i,
  ],
  [1, /\b(?:high school|secondary school|ged|gcses?|abitur|school leaving|matriculation|baccalaureate)\b/i],
];

/** The lowest degree that is enough for an advert's line, or 0. */
export const lowestDegreeIn = (line: string): DegreeLevel =>
  degrees.findLast(([, pattern]) => pattern.test(line))?.[0] ?? 0;

/** The highest degree that a line of a resume names, or 0. */
export const highestDegreeIn = (line: string): DegreeLevel =>
  degrees.find(([, pattern]) => pattern.test(line))?.[0] ?? 0;

const languageNames =
  'English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Mandarin|Cantonese|Chinese|Japanese|Korean|Hindi|Urdu|Bengali|Punjabi|Tamil|Telugu|Swedish|Norwegian|Danish|Finnish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Hebrew|Vietnamese|Thai|Tagalog|Indonesian|Malay|Farsi|Persian|Swahili|Welsh|Irish|Catalan|Croatian|Serbian|Lithuanian|Latvian|Estonian|Deutsch|Englisch|Français|Anglais|Español|Inglés';
const languages = new RegExp(`\\b(${languageNames})\\b`, 'g');
const speaks =
  /\b(?:fluen\w*|native|speak\w*|spoken|written|language|bilingual|proficien\w*|conversational|command of|mother tongue|business level|[ABC][12]\b|verbal|oral|read and write|level|knowledge of|good|excellent|working)\b/i;
const sameLanguage: Record<string, string> = {
  Deutsch: 'German',
  Englisch: 'English',
  Français: 'French',
  Anglais: 'English',
  Español: 'Spanish',
  Inglés: 'English',
  Mandarin: 'Chinese',
  Cantonese: 'Chinese',
  Farsi: 'Persian',
};

/** The spoken languages that a line names. With `asks` only where it speaks of speaking them. */
export function languagesIn(line: string, asks: boolean): string[] {
  const named = [...new Set([...line.matchAll(languages)].map(([name]) => sameLanguage[name] ?? name))];
  const isShort = line.split(' ').length <= 3 * named.length + 3;
  return asks && !isShort && !speaks.test(line) ? [] : named;
}

const remote = /\b(?:fully remote|remote(?:ly)?|work from home|home[- ]based)\b/i;
/** A place that is only partly one: "Cleveland, hybrid". */
const hybrid = /^\W*((?:\p{Lu}[\p{L}.'-]+(?:, ?| )?){1,4})[\s(|/–-]*[Hh]ybrid\b/u;
const labelledPlace = /^(?:job )?(?:location|place|based|office|where)\b[^:]{0,20}:\s*(.{2,60})$/i;
const basedIn =
  /\b(?:based|located|position|role|job|office) in ((?:\p{Lu}[\p{L}'-]+[, ]*(?:\p{Lu}[\p{L}'-]+)?){1,3})/u;

/** The place of work, or "Remote", as a line tells it. */
export function placeIn(line: string): string | undefined {
  const place = line.match(labelledPlace)?.[1] ?? line.match(basedIn)?.[1] ?? line.match(hybrid)?.[1];
  if (place !== undefined) return place.trim().replace(/[\s.,;]+$/, '');
  return remote.test(line) && line.length < 60 ? (line.match(remote)?.[0] ?? undefined) : undefined;
}
