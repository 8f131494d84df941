import { countNouns } from '../../words/count-nouns.ts';
import { itemAt } from '../list/item-at.ts';
import type { Token } from '../text/tokens.ts';

/** Words that may follow a noun phrase; a noun here would make the first one part of a compound. */
export const closing =
  /^(?:of|in|to|for|with|who|that|which|on|at|by|per|from|across|within|including|into|before|after|under|during|as|while|using|through|over|each|daily|weekly|monthly|annually|earlier|later|ahead|early|late|prior|apart|sooner|ago)$/;
/** Units and parts that describe without an ending: "5 star hotel". */
export const unit =
  /^(?:star|person|man|woman|figure|digit|way|ton|pound|acre|foot|inch|gallon|storey|story|point|part|bedroom|time|dimensional|wheel|car|state|city|axis|phase|hour|minute|second|million|billion|thousand|hundred|percent|plus|full|half|square|mile|kilo|inch|door|year-old|ml|mg|kg|km|mm|mb|gb|tb|lb|ft|am|pm|x|k|m|b|kv|kva|kw|mva|mw|hp|volt|amp|core|stroke|pole|cylinder|bit|tier)$/;
export const functionWord =
  /^(?:and|or|the|but|than|not|has|had|was|were|is|are|be|been|when|where|that|which|who|via|out|off|up|down|if|so|its|our|their)$/;

/** "in different environment": several are meant where nothing singles one out. */
export function isDifferent(before: Token | undefined, { text }: Token): boolean {
  return (
    text === 'different' &&
    /^(?:in|with|of|at|for|from|on|to|various|handle|handled|handling|under)$/.test(before?.lower ?? '')
  );
}

/** Lengths of time, and nouns that are a mass, too: "all day", "all competition". */
export const alsoMass =
  /^(?:second|minute|hour|day|night|week|month|quarter|season|year|time|competition|experience|practice|language|change|stock|space|business|opinion|family|paper|activity|action|matter|appeal|purchase)$/;

/** "all project", "with other department": several are meant where no article singles one out. */
export function isEvery(before: Token | undefined, { text }: Token): boolean {
  if (text === 'all') return !/^(?:of|at|in|for|over|above|after|not|best|first|with)$/.test(before?.lower ?? '');
  return text === 'other' && /^(?:and|with|of|for|to|in|from|all|many|various)$/.test(before?.lower ?? '');
}

/** "all lamp report", "for all coastal project": a word that stands between leaves no other meaning than that of several. */
export function isSeveral(tokens: readonly Token[], i: number): boolean {
  const [number, first, second] = [itemAt(tokens, i), tokens[i + 1], tokens[i + 2]];
  return (
    /^(?:all|different|various|several|many)$/.test(number.lower) &&
    first?.before === ' ' &&
    /^[a-z-]{4,}$/.test(first.text) &&
    !/[^s]s$/.test(first.text) &&
    !functionWord.test(first.text) &&
    !closing.test(first.text) &&
    !unit.test(first.text) &&
    second !== undefined &&
    countNouns.has(second.text) &&
    !alsoMass.test(second.text) &&
    !/^(?:staff|people|not|best|round|other|such)$/.test(first.text)
  );
}
