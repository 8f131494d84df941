import type { Row } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { datesEntry } from './dated-rows.ts';
import { isDateAlone } from './rail-dates.ts';

/** A year in brackets at the end of a line. */
const yearBehind = /\((?:19|20)\d\d\)$/;
const mostHeaderRows = 3;
const mostNameWords = 8;

/**
 * Whether a row begins the next job where employers and posts alternate, and the posts hold the years: "Harbor Works",
 * "Clerk (2015)", "Delta Foods", "Porter (2014)".
 */
export function opensAlternate(row: Row, next: Row | undefined, header: readonly Row[]): boolean {
  const [name, post, ...below] = header;
  const isDated = (one: Row) => datesEntry(one) || yearBehind.test(one.text);
  const isPost = (one: Row | undefined) => one !== undefined && !one.mark && isDated(one) && !isDateAlone(one);
  const isName = (one: Row | undefined) =>
    one !== undefined && !one.mark && !isDated(one) && one.words.length <= mostNameWords && !/[:,]/.test(one.text);
  const isTitle = (one: Row | undefined) => titleScoreOf(one?.text ?? '') >= 1;
  const isPair =
    header.length <= mostHeaderRows &&
    isName(name) &&
    isPost(post) &&
    isTitle(post) &&
    !isTitle(name) &&
    !below.some(isDated);
  return isPair && isName(row) && !isTitle(row) && isPost(next);
}
