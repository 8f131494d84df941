import type { Entry } from '../../model/resume.ts';
import { isPlace } from '../../words/places/places.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';

/** What is told of a study and names no school: "Majoring in Botany", "Passed with 66 %", "Pass year 2016", "Undergraduate". */
const noSchool =
  /^\W*(?:major(?:ing)?(?: in)?\s|pass(?:ed|ing)?\s(?:year|with|in|out)|year\s|achieved\b|undergraduate\W*$|intern\W*$|candidate\b|male\W*$|female\W*$|en cours|in progress|workshop\s*:|passport|date of|personal details|knowledge of|(?:other |technical )?qualifications?\W*$|certifications?\W*$|accredited by)/iu;
/** A school by its letters, alone or before a town: "KBN Leeds", "E.S.E.B". */
const letters = /^(?:The )?\p{Lu}[\p{Lu}.,&-]+(?:\)?\W+\p{Lu}\p{L}+)?\W*$/u;
/** What teaches without being named a school: houses of a government or a stage, and slips. */
const house =
  /(?<!\p{L})(?:govt|government|vid\p{L}*a|\p{L}*gymnasium|cent(?:re|er)|studios?|theat(?:re|er)|playhouse|dojo|campus|council|society|foundation|chamber|hospital|ambulance|matric\p{L}*|group of|(?:sr|hr|higher|senior)\.? sec\p{L}*|h\.?\s?s\.?\s?s|univ\p{L}*|coll?[ae]d?ge|instit\p{L}*|poly ?tech\p{L}*|tech|learning|education|akademi\p{L}*)(?!\p{L})/iu;
const teaches = (text: string) => letters.test(text) || house.test(text);

/**
 * A study without what stands in the place of its school and names none: its mark, its place, or, where no degree is told,
 * anything but a name that may be a school's.
 */
export function withSchoolProven(entry: Entry): Entry {
  const { title, organisation, ...rest } = entry;
  if (!organisation || namesSchool(organisation.text) || examBoard.test(organisation.text)) return entry;
  const { text } = organisation;
  const own = title ? { ...rest, title } : rest;
  if (noSchool.test(text)) return own;
  if (title)
    return isPlace(text) && !text.includes(',') && !teaches(text)
      ? { ...own, location: own.location ?? organisation }
      : entry;
  return teaches(text) ? entry : rest;
}
