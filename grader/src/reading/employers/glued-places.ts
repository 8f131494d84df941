import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { placesAtEnd } from '../../words/places/known-places.ts';
import { organisationCues } from '../../words/posts/organisations.ts';
import { namesSchool } from '../../words/studies/schools.ts';

/** What leads from a name to its place: "Harbor Works at", "Harbor Works (", "Harbor Works –". */
const joint = /[\s,.(–—-]*(?:\s(?:at|in|à|@))?[\s(–—-]*$/iu;
const byWord = /\s(?:at|in|à|@)[\s(–—-]*$/iu;
/** Words that a place follows as part of a name: "University of Leeds", "Port and City". */
const leadsOn = /\s(?:of|for|and|the|de|di|du|da|von|to|from)[\s,]*$|[&+/][\s,]*$/iu;
/** A name that ends with its legal form, behind which also a country alone is where it is. */
const closedByForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|w\.l\.l|wll|co|inc|est|plc)[\s.,]*$/iu;
/** Parts of a town, in front of it: "Elm Nagar", "Sector 41". */
const quarter =
  /[\s,.(–—-]+(?:\p{Lu}\p{L}+\s+(?:nagar|vihar|road|marg|colony|chowk|street|bazaa?r|puram|enclave)|(?:sector|phase|plot)[\s-]*(?:no\.?\s*)?[\divx]+)[\s,.–—-]*$/iu;
/** What stands behind the town in an address: "Leeds-91", "Leeds – 417263 Tel: 417", "Leeds Sec-72". */
const code =
  /\s*[,.–—-]?\s*(?:\d{2,3}(?:\s?\d{3})?|sec(?:tor)?[\s-]*\d{1,3})\.?\s*(?:[,.]?\s*(?:tel|ph|phone|mob)\b.*)?$/iu;
/** Where the address begins in front of such a town: "Harbor School, Mill Yard, …", "Harbor Hotels 19 Mill Road …". */
const address = /,\s|\s(?:no\.?\s*)?\d{1,4}[\s,]|\s\p{Lu}\p{L}+\s(?:road|street|nagar|marg|lane)(?!\p{L})/iu;
/** Short forms of institutes that are called after their towns: "IIT Leeds". */
const institute = /^(?:I{0,2}[IN]IT|IIMS?|IISER|BITS|AIIMS|TU|ETH|FU|INSA|ENS|UC|CUNY|KU|UT|FH)$/iu;
/** Words that say what kind of house it is, and of which none names one. */
const kinds =
  /^(?:general|primary|secondary|high|senior|public|government|govt|city|central|regional|railways?|international|national|private|civil|military|army|port|metro|airport)$/i;

/** Where the name of an employer ends and where its place begins, which nothing, a bracket or an "at" parts from it: "Harbor Works Pune". */
export function gluedPlace(full: string, others?: ReadonlySet<string>): { end: number; start: number } | undefined {
  const text = full.slice(0, code.exec(full)?.index ?? full.length);
  const place = placesAtEnd(text, others);
  if (!place || place.start === 0) return undefined;
  const before = text.slice(0, place.start);
  const isLed = byWord.test(before);
  const bare = before.slice(0, joint.exec(before)?.index ?? place.start);
  const head = closedByForm.test(bare) && before[bare.length] === '.' ? `${bare}.` : bare;
  const mayLead = isLed && !isKnownWord((/\p{L}+$/u.exec(head)?.[0] ?? '').toLowerCase());
  if (leadsOn.test(before) || !(place.hasTown || mayLead || closedByForm.test(head))) return undefined;
  if (!isLed && !/^\P{Ll}/u.test(text.slice(place.start))) return undefined;
  const isPosted = place.hasTown && text !== full;
  const district = (isPosted ? address : place.hasTown ? quarter : undefined)?.exec(head)?.index;
  const end = district !== undefined && isWhole(head.slice(0, district)) ? district : head.length;
  const name = text.slice(0, end);
  if (!isWhole(name) || (!isLed && district === undefined && namesSchool(name))) return undefined;
  return { end, start: end + (/^[\s,.(–—@-]*(?:(?:at|in|à)\s+)?\(?/iu.exec(text.slice(end))?.[0].length ?? 0) };
}

/** Whether a text is a name without its place: "Bank", "Primary School" and "IIT" are none. */
function isWhole(name: string): boolean {
  const words = name.match(/\p{L}[\p{L}.'’-]*/gu) ?? [];
  const [only = ''] = words;
  if ((name.match(/\(/g) ?? []).length !== (name.match(/\)/g) ?? []).length) return false;
  if (words.length === 1) return only.length > 2 && !institute.test(only) && !isKnownWord(only.toLowerCase());
  return words.some((word) => !organisationCues.has(word.toLowerCase()) && !kinds.test(word));
}
