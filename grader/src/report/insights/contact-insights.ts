import type { ReportDocument } from '@redmark/rubric';
import { quote } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { listedInMarks } from '../../model/text/listed.ts';

/** Shorter parts of a name are in many words. */
const leastLetters = 6;

/** What may keep a reader from reaching somebody. It changes no grade, since each may be meant. */
export function contactInsights(resume: Resume): ReportDocument['insights'] {
  return [...emailUnlikeName(resume), ...faultyAddress(resume), ...wordsForAddresses(resume)];
}

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** An address that spells a part of the name with one letter more, less or else. */
function emailUnlikeName({ profile: { email, name } }: Resume): ReportDocument['insights'] {
  const local = letters(email?.text.split('@')[0] ?? '');
  const parts = (name?.text ?? '').split(/[\s.-]+/).map(letters);
  const part = parts.find((one) => one.length >= leastLetters && !local.includes(one) && hasNearly(local, one));
  if (part === undefined || !email || !name) return [];
  return [
    {
      title: 'Check your email address',
      text: `“${quote(email.text)}” spells a part of your name otherwise than “${quote(name.text, 50)}”, by one letter. If that is a slip, no answer reaches you. This does not affect your grade.`,
    },
  ];
}

/**
 * Whether a text holds a word with one slip of the hand in it, behind its first two letters and before its last: names are
 * spelt in many ways, but hardly with a consonant less, with two letters in each other's place, or a vowel for a consonant.
 */
function hasNearly(text: string, word: string): boolean {
  const slips = Array.from({ length: word.length - 3 }, (_, i) => i + 2).flatMap((at) => {
    const [before, one = '', next = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 1)];
    const isDoubled = one === word[at - 1] || one === next;
    const dropped = isVowel(one) || one === 'h' || isDoubled ? [] : [before + after];
    const swapped = at + 2 < word.length && one !== next ? [before + next + one + word.slice(at + 2)] : [];
    const others = isVowel(one) ? [] : [...'aeiou'].map((vowel) => before + vowel + after);
    return [...dropped, ...swapped, ...others];
  });
  return slips.some((slip) => text.includes(slip));
}
const isVowel = (letter: string) => /[aeiouy]/.test(letter);

/** An address that leads to no page, by its form: a doubled stop, or one of LinkedIn without the path of a person. */
function faultyAddress({ top, rows, sections }: Resume): ReportDocument['insights'] {
  const own = [
    ...top,
    ...sections.filter(({ kind }) => kind === 'contact').flatMap((one) => one.rows),
    ...rows.slice(0, 12),
  ];
  const found = own.flatMap(({ words }) => words.map(({ text }) => text)).find((text) => faulty.test(text));
  if (found === undefined) return [];
  const why = /linkedin/i.test(found)
    ? 'A personal page of LinkedIn has “/in/” before the name'
    : 'It has two full stops in a row';
  return [
    {
      title: 'Check this web address',
      text: `“${quote(found)}” looks as if it leads to no page. ${why}: open it once from the PDF. This does not affect your grade.`,
    },
  ];
}
const faulty =
  /^(?:https?:\/\/)?(?:www\.)?linkedin\.com\/(?!in\/|in$|pub\/|company\/|feed|profile\/|mwlite\/|public-profile\/|school\/|comm\/|me(?:\/|$))[\w%-]{3,}\/?$|^(?:https?:\/\/)?[\w-]{2,}\.\.(?:com|org|net|io|dev|me|app|in|co|uk|de)\b/i;

/** Words that people put in place of an address, and how many of them stand for all addresses. */
const placeWord =
  /^(?:linkedin|github|gitlab|portfolio|portafolio|website|webseite|blog|behance|dribbble|kaggle|leetcode)$/i;
const fewestWords = 3;

/** Words such as “GitHub” in place of all addresses: on paper, and in systems that keep the text, nothing is left of them. */
function wordsForAddresses({ top, sections }: Resume): ReportDocument['insights'] {
  const own = [...top, ...sections.filter(({ kind }) => kind === 'contact').flatMap((one) => one.rows)];
  const words = own.flatMap((row) => row.words.map(({ text }) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
  const named = [
    ...new Map(words.filter((word) => placeWord.test(word)).map((word) => [word.toLowerCase(), word])).values(),
  ];
  const isPrinted = own.some(({ text }) =>
    /[\p{L}\d]\.(?:com|io|dev|me|net|org|app)(?:\/|\b(?!@))/iu.test(text.replace(/\S+@\S+/g, '')),
  );
  if (named.length < fewestWords || isPrinted) return [];
  return [
    {
      title: 'Print your web addresses',
      text: `${listedInMarks(named)} are words where addresses belong: on paper, and in systems that keep only the text, they lead nowhere. Print each in short, such as linkedin.com/in/name. This does not affect your grade.`,
    },
  ];
}
