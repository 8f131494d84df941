import type { RawPage } from '../model/page.ts';
import type { Resume } from '../model/resume.ts';
import { withoutLetters } from './letters/letters.ts';
import { isAcademicVitae } from './person/academic.ts';
import { contactOf, emailOf } from './person/contact.ts';
import { languageOf, tongueOf } from './person/language.ts';
import { nameOf } from './person/name.ts';
import { localeOf, stageOf, yearsOfExperience } from './person/person.ts';
import { headOf, withoutPerson } from './person/person-rows.ts';
import { unreadable } from './rows/repair.ts';
import { streamsOf } from './rows/streams.ts';
import { bodyStyleOf, headingsOf, sectionsOf } from './titles/sections.ts';
import { understandingOf } from './understanding/understanding.ts';

/**
 * Reads the pages of a resume into sections, entries and contact details. `today` is the upload date, `YYYY-MM-DD`.
 * Pure.
 */
export function readResume(raw: RawPage[], today: string): Resume {
  const parted = withoutLetters(raw);
  const { pages, rows } = streamsOf(parted.pages);
  const style = bodyStyleOf(rows);
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, page: page.number })));
  const found = headingsOf(rows, pages, style);
  const name = nameOf(headOf(rows, pages, found), rows, {
    bodySize: style.size,
    email: emailOf(rows, links)?.text,
    pageHeight: pages[0]?.height ?? 792,
  });
  const headings = withoutPerson(found, rows, name);
  const { top, sections } = sectionsOf(rows, pages, style, headings);
  const contactRows = [
    ...top,
    ...sections.filter(({ kind }) => kind === 'contact' || kind === 'personal').flatMap((section) => section.rows),
  ];
  const contact = contactOf(contactRows, rows, links);
  const profile = { ...contact, ...(name ? { name } : {}) };
  const now = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  const years = yearsOfExperience(sections, now);
  const language = languageOf(rows);
  const text = rows.map((row) => row.text).join('\n');
  return {
    pages,
    letters: parted.letters,
    rows,
    top,
    sections,
    profile,
    links,
    bodySize: style.size,
    wordCount: rows.reduce((sum, row) => sum + row.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length, 0),
    language,
    tongue: language === 'other' ? tongueOf(rows) : undefined,
    stage: stageOf(sections, years, now, text),
    locale: localeOf(text, profile, { paperHeight: pages[0]?.height ?? 792, isEnglish: language === 'english' }),
    isAcademic: isAcademicVitae(pages.length, sections, text),
    yearsOfExperience: years,
    confidence: confidenceOf(pages, sections.length, text),
    understanding: understandingOf({ pages, rows, top, sections, profile }),
    today: now,
  };
}

const garbledShareOf = (letters: string) =>
  [...letters].filter((letter) => unreadable.test(letter)).length / Math.max(1, letters.length);

function confidenceOf(pages: Resume['pages'], sections: number, text: string): number {
  const columns = pages.filter((page) => page.columns?.both);
  const full = columns.some((page) => (page.columns?.share ?? 0) >= 0.45);
  const letters = text.replace(/\s/g, '');
  const garbled = unreadable.test(letters) ? garbledShareOf(letters) : 0;
  const turned = pages.flatMap((page) => page.words);
  const loss =
    (full ? 0.25 : columns.length > 0 ? 0.2 : 0) +
    Math.min(0.3, garbled * 3) +
    (sections === 0 ? 0.2 : 0) +
    (turned.filter((word) => word.turned).length > 0.02 * turned.length ? 0.1 : 0);
  return Math.round((1 - loss) * 100) / 100;
}
