import { namesField, namesTask } from '../../words/posts/work-fields.ts';
import { namesSchool } from '../../words/studies/schools.ts';

/** How somebody is employed, and not by whom. */
export const employment =
  /^\W*(?:(?:full|part)[- ]?time|contract(?:or)?|permanent|temporary|casual|seasonal|hybrid|on-?site|freelance(?:r|ing)?|self[- ]employed)\W*$/i;
/** How far a study is. */
const state = /^\W*(?:pursuing|appear(?:ing|ed)|complet(?:ed|ing)|pass(?:ed|ing)?|ongoing|in progress)\W*$/i;
/** An address in the web. */
export const isAddress = /^(?:https?:\/\/|www\.)\S+$/i;
/** Words that count something, alone: "Five". */
const amount = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|total|\d+)$/i;
const mark = /^(?:gpa|grade)\b/i;
/** Whom somebody reported to, and what was learnt there: "(Reporting to the Works Manager)", "Undergone a training in pumps". */
const told = /^\W*(?:(?:directly )?report(?:s|ed|ing) (?:directly )?to|undergone|underwent)\s/i;

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

/** Whether a part of a header names no employer and no school, whatever stands beside it. */
export function isNoEmployer(text: string, kind: 'work' | 'education'): boolean {
  if (!/\p{L}/u.test(text) || [mark, amount, isAddress, employment, counted].some((one) => one.test(text))) return true;
  if (kind === 'education') return state.test(text);
  if (courseNumber.test(text) && !namesSchool(text)) return true;
  return namesField(text) || namesTask(text) || [told, token, caption].some((one) => one.test(text));
}
