import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { organisationCues } from '../../words/posts/organisations.ts';
import { namesField, namesTask } from '../../words/posts/work-fields.ts';
import { namesSchool } from '../../words/studies/schools.ts';

/** How somebody is employed, and not by whom. */
export const employment =
  /^\W*(?:(?:full|part)[- ]?time|contract(?:or|ual)?|commission[- ]based|per[- ]diem|prn|on[- ]call|permanent|temporary|casual|seasonal|hybrid|on-?site|freelance(?:r|ing)?|self[- ]employed)\W*$/i;
/** How far a study is. */
const state = /^\W*(?:pursuing|appear(?:ing|ed)|complet(?:ed|ing)|pass(?:ed|ing)?|ongoing|in progress)\W*$/i;
/** An address in the web. */
export const isAddress = /^(?:https?:\/\/|www\.)\S+$/i;
/** Words that count something, alone: "Five". */
const amount = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|total|\d+)$/i;
const mark = /^(?:gpa|grade)\b/i;
/** Whom somebody reported to, and what was done or learnt there: "(Reporting to the Works Manager)", "Worked on two pumps". */
const told = /^\W*(?:(?:directly )?report(?:s|ed|ing) (?:directly )?to|undergone|underwent|work(?:ed|ing) on)\s/i;

/** How large something was that was built, and an address: "7 MW Solar Plant", "250 villas for a town", "4020 Elmstadt, Mill road 2". */
const counted =
  /^\d[\d.,/x+-]*\s?(?:mw|kw|kv|mva|kva|mmtpa|tp[dh]|sq\.?|nos?\.?|million|crores?|stor(?:ey|ied|y)|floors?|villas?|bed(?:room)?s?)\b|^\d{4,6} \p{Lu}\p{Ll}+, /iu;

/** A course by its number, which no year is: "LAW 305 Contracts", "Linear Algebra (MAT 204)". */
export const courseNumber =
  /^\p{Lu}{2,5}[ -]?(?!(?:19|20)\d\d(?!\d))\d{3,4}\p{Lu}?[:,]?\s\p{Lu}|\(\p{Lu}{2,5}[ -]?(?!(?:19|20)\d\d\))\d{3,4}\p{Lu}?\)$/u;

/** A telephone, the number of a document, a part of a time, and the beginning of a letter. */
const token =
  /^\W*(?:tel|phone|ph|mob|fax|e-?mail)\b[\s.:]|^\W*mobile\b(?:\s?[.:]|\s(?:no|number|phone)\b|\s?[+(\d])|^\p{Lu}{0,2}[\d\s/.-]{4,}$|^\d{1,2}(?:st|nd|rd|th)$|^(?:from|since|till)\s*:|^dear\s/iu;
/** A caption of what follows, and a label of something else in the place of a name: "Job profile", "Client: Harbor Works". */
const caption =
  /^\W*(?:job|key|main|work|working|project|brief|total|additional|present|current)\s+(?:summ[ae]r(?:y|ies)|profile|description|res[bp]onsi\p{L}*|duties|area|position|scope|details?|dura\p{L}*)\W*$|^(?:main |major )?(?:project|client|contractor|consultant|make|model|duration|period|project title)\s*[:–—-]\s*\p{L}/iu;

const joining = /^(?:and|for|the)$/;
const legalForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|inc|llp|plc|gmbh|corp|pvt)(?!\p{L})/iu;
const fewestTold = 3;

/**
 * Whether a text is told in ordinary words, most of them in small letters, and ends with none that names a firm: "Site
 * preparation and drawings", not "Norvale flour mill" or "Premier composite technology".
 */
function isTold(text: string): boolean {
  if (legalForm.test(text) || (/\p{Ll}/u.test(text) && /(?<!\p{L})\p{Lu}{2}/u.test(text))) return false;
  const words = (text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? []).filter((word) => !joining.test(word));
  const [, ...behind] = words;
  const small = behind.filter((word) => /^\p{Ll}/u.test(word));
  const end = words.at(-1)?.toLowerCase() ?? '';
  if (words.length < fewestTold || 2 * small.length < behind.length || organisationCues.has(end)) return false;
  // "Elm Library: plans for the shelves": a firm, and what was done for it.
  const [head = ''] = text.split(/[,:(]/);
  if (head !== text && organisationScoreOf(head) >= 0.7 && !/\s\p{Ll}{4}/u.test(head)) return false;
  return words.every((word) => isKnownWord(word.toLowerCase()));
}

/** Whether a part of a header names no employer and no school, whatever stands beside it. */
export function isNoEmployer(text: string, kind: 'work' | 'education'): boolean {
  if (!/\p{L}/u.test(text) || [mark, amount, isAddress, employment, counted].some((one) => one.test(text))) return true;
  if (kind === 'education') return state.test(text);
  if (courseNumber.test(text) && !namesSchool(text)) return true;
  return namesField(text) || namesTask(text) || isTold(text) || [told, token, caption].some((one) => one.test(text));
}
