import { namesField, namesTask } from '../../words/posts/work-fields.ts';

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

/** Whether a part of a header names no employer and no school, whatever stands beside it. */
export function isNoEmployer(text: string, kind: 'work' | 'education'): boolean {
  if (!/\p{L}/u.test(text) || [mark, amount, isAddress, employment].some((one) => one.test(text))) return true;
  return kind === 'work' ? namesField(text) || namesTask(text) || told.test(text) : state.test(text);
}
