import { titleNouns } from '../words/job-titles.ts';
import { baseOf, isForm } from '../words/verb-forms.ts';
import { type Opening, openingOf } from './opening.ts';
import type { Bullet } from './resume.ts';
import { textOf } from './text.ts';

/** The form of the verb a line opens with; 'either' reads as more than one ("cut", "set"), undefined is no verb. */
export type Tense = 'past' | 'present' | 'ing' | 'either';
export type Opened = { unit: Bullet; opening: Opening; tense: Tense | undefined; next: string };

/** Bases that open a line as nouns at least as often: "Project manager for …", "Market research on …". */
const nounFirst = new Set(
  `market project program report budget contract file record staff team test research lead support train travel trade
  title order stock value host present process design sales name time date place issue subject address function group
  interface interview experience practice benefit credit award grant stage theme volunteer nurse intern coach cook clerk
  model service network web face cash point mass mail post direct live key pilot master minor set matter
  patient guest fund finance invoice page phone print product request source station surface target task tool tour track
  transfer type view voice water work`.split(/\s+/),
);
const determiner =
  /^(?:the|an?|all|each|every|our|their|its|my|his|her|this|these|both|new|up|over|more|two|three|four|five|six|seven|eight|nine|ten|several|multiple|various|daily|weekly|monthly|[$€£]?\d.*)$/i;
/** Opening words that look like verbs and head noun phrases. */
const nounEnding =
  /^(?:marketing|engineering|accounting|training|planning|advertising|banking|nursing|manufacturing|consulting|building|housing|clothing|funding|staffing|purchasing|billing|lighting|programming|pricing|branding|testing|reporting|teaching|tutoring|coaching|mentoring|writing|editing|public|including|using|during)$/;

/** Reads the tense of every line's first verb. A noun that could be a verb counts only where its neighbour shows it. */
export function tensesOf(units: readonly Bullet[]): Opened[] {
  return units.flatMap((unit) => {
    const opening = openingOf(unit);
    if (!opening) return [];
    const next =
      textOf(unit.words)
        .slice(opening.end)
        .match(/^ ([\p{L}\p{N}$€£][\p{L}\p{N}'’.,-]*)/u)?.[1] ?? '';
    return [{ unit, opening, next, tense: tenseOf(opening.word, next) }];
  });
}

function tenseOf(word: string, next: string): Tense | undefined {
  const past =
    isForm(word, 'past', 'participle') || (/[^aeiou]ed$/.test(word) && word.length > 5 && !isForm(word, 'base'));
  const present = isForm(word, 'base', 's3');
  if (past && present) return 'either';
  if (past) return 'past';
  if (isForm(word, 'ing')) return nounEnding.test(word) && !determiner.test(next) ? undefined : 'ing';
  if (!present) return undefined;
  return readsAsVerb(word, next) ? 'present' : undefined;
}

function readsAsVerb(word: string, next: string): boolean {
  if (next === '' || /^(?:of|for|and|or|to|at|in|on|as|is|was|&)$/i.test(next))
    return /^(?:collaborate|participate|serve|communicate|liaise|consult|assist|contribute|respond|travel|adhere|comply|negotiate|partner)s?$/.test(
      word,
    );
  if (determiner.test(next)) return true;
  const plain = next.toLowerCase().replace(/[.,;]+$/, '');
  if (titleNouns.has(plain) || titleNouns.has(plain.replace(/s$/, '')))
    return !nounFirst.has(baseOf(word) ?? word) && /s$/.test(plain);
  if (!nounFirst.has(baseOf(word, 'base', 's3') ?? word)) return /^\p{Ll}/u.test(next) || !isForm(word, 's3');
  return /^\p{Ll}/u.test(next) && /[^s]s$/.test(plain) && isForm(word, 'base');
}
