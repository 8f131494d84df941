import type { Row } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { isPlace } from '../../words/places/places.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { isDateAlone } from '../dates/rail-dates.ts';

/** A year in brackets or behind a comma at the end of a line. */
const yearBehind = /(?:\((?:19|20)\d\d\)|,\s(?:19|20)\d\d)$/;
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
  const isName = (one: Row | undefined) => {
    const [text, ...places] = one && !one.mark && !isDated(one) ? one.text.split(/\s[|•·]\s/) : [];
    return text !== undefined && text.split(' ').length <= mostNameWords && !/[:,]/.test(text) && places.every(isPlace);
  };
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
