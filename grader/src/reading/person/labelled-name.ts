import type { Field, Row, Segment } from '../../model/resume.ts';
import { segmentOf } from '../rows/rows.ts';
import { mayBeName } from './name-text.ts';

/** Labels of the parts of a name, without signs, in the languages whose titles are known. */
const given =
  /^(?:(?:first|given) ?names?|forenames?|names? ?\(s\)|pr[ée]noms?|vornamen?|nombres?|nome|voorna(?:am|men)|imi[ęe])$/i;
const family =
  /^(?:(?:last|family) ?name|surname|nom(?: de famille)?|nachname|familienname|apellidos?|cognome|(?:sobre|ape)?nome|apelidos?|achternaam|nazwisko)$/i;

/** What joins the labels of both parts: "Nombre y apellidos", "Nom et prénom", "Nome / Cognome". */
const join = /\s*[/&,]\s*|\s+(?:and|y|et|und|e|en|i)\s+/iu;

/**
 * A name told in the personal details, in one row, "Nombre y apellidos: Ana Ruiz", or in two, "Surname: Ruiz", "First name:
 * Ana". Of two rows the given names come first.
 */
export function nameOfLabels(rows: Row[]): Field | undefined {
  const whole = labelledValue(rows, { test: namesBoth });
  if (whole && mayBeName(whole.text, { confirmed: true })) return { text: whole.text, words: whole.words };
  const [own, kin] = [labelledValue(rows, given), labelledValue(rows, family)];
  if (!own || !kin || own === kin) return undefined;
  const field = { text: `${own.text} ${kin.text}`, words: [...own.words, ...kin.words] };
  return mayBeName(field.text, { confirmed: true }) ? field : undefined;
}

/** Whether a label asks for given names and for the family's. */
function namesBoth(label: string): boolean {
  const [first, second, ...others] = label.split(join);
  if (first === undefined || second === undefined || others.length > 0) return false;
  return (given.test(first) && family.test(second)) || (family.test(first) && given.test(second));
}

/** What stands behind a label on its row, in a segment of its own or behind a colon. */
function labelledValue(rows: Row[], label: Pick<RegExp, 'test'>): Segment | undefined {
  for (const { segments, words } of rows) {
    const [first, second] = segments;
    const isLabel = (text: string) => label.test(text.replace(/[\s:.*•–-]+$/, '').replace(/^[\s*•–-]+/, ''));
    if (first && second && isLabel(first.text)) return withoutColon(second);
    const colon = words.findIndex(({ text }) => text.endsWith(':'));
    const before = words.slice(0, colon + 1);
    if (colon >= 0 && colon < words.length - 1 && isLabel(before.map(({ text }) => text).join(' ')))
      return withoutColon(segmentOf(words.slice(colon + 1)));
  }
  return undefined;
}

/** A value without the colon or the full stop that some forms set around it. */
function withoutColon(segment: Segment): Segment {
  const words = segment.words.filter(({ text }) => text !== ':');
  return { ...segment, words, text: segment.text.replace(/^[\s:]+|[\s.,;]+$/g, '') };
}
