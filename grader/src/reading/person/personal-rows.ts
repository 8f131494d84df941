import type { Row } from '../../model/resume.ts';

const label =
  /^\W*(?:date of birth|d\.?o\.?b|birth ?date|nationality|marital status|civil status|father.{0,6}name|mother.{0,6}name|religion|gender|sex|blood group|passport (?:no|number|details?)|place of birth)\b[^:–-]{0,12}[:–-]/i;

/** Whether a row tells something about the person that is no part of a job or study: "Date of birth : 2 May 1990". */
export const isPersonalRow = ({ text }: Row): boolean => label.test(text);
