import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { isPersonBeside } from '../rows/persons-beside.ts';

/** A label with a list behind it names neither a post nor an employer: "Tools and methods : ledgers, scales, cranes". */
const lists = /^(?!.*(?:19|20)\d\d)\p{Lu}[\p{L} &/]{2,40}\s?:\s?(?!\()[^,:]+(?:,[^,:]+){2,}$/u;
/** A remark in brackets, and no post with capitals: "(a leading maker of ropes in the north)". */
const remark = /^\((?![^()]*\s(?:is|was)\s)[^()]*\p{L}[^()]*\s(?:in|of|for|by|an?|and|the|to|with)\s[^()]*\)\W*$/u;
const fewestRemarked = 5;

/** Whether a row of the header of a job names no part of it: a list behind a label, somebody beside the person, or a remark below the first row. */
export function namesNothing({ text, words }: Row, isBelow: boolean): boolean {
  if (lists.test(text) || isPersonBeside(text)) return true;
  return isBelow && words.length >= fewestRemarked && remark.test(text) && findDates(text).length === 0;
}
