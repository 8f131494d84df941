import { type Grading, scaleEntryOf } from '@redmark/contract';
import { badgeLook, sealLabel } from '../header/head-looks.ts';
import { type CardWords, handedOver, headWordsOf, letterOf, strengthsShown } from '../header/head-words.ts';
import type { SlotName } from './slots.tsx';

type Told = { grading: Grading; fileName: string; author: string };

/** Puts the words of a report, which are the same as on its screen, into the empty head of `first-sight.tsx`. */
export function fillFirstSight(sight: DocumentFragment, { grading, fileName, author }: Told, ownName?: string) {
  const { cards, partial, strengths, ...words } = headWordsOf(grading, ownName);
  put(sight, 'heading', words.heading);
  put(sight, 'suggestions', words.suggestions);
  put(sight, 'score', words.score);
  put(sight, 'fileName', fileName);
  put(sight, 'lead', words.lead);
  putOrDrop(sight, 'partial', partial);
  putOrDrop(sight, 'author', author && handedOver(author));
  for (let at = 0; at < strengthsShown; at++) putOrDrop(sight, 'strength', strengths[at]);
  if (strengths.length === 0) sight.querySelector('ul:empty')?.remove();
  fillSeal(sight, grading.finalGrade.Cumulative);
  for (const [at, card] of sight.querySelectorAll('[data-card]').entries()) fillCard(card, cards[at]);
}

function put(within: ParentNode, name: SlotName, text: string) {
  within.querySelector(`[data-slot=${name}]`)?.replaceWith(text);
}

/** A line that not every report has goes with its paragraph. */
function putOrDrop(within: ParentNode, name: SlotName, text: string | undefined) {
  if (text) put(within, name, text);
  else within.querySelector(`[data-slot=${name}]`)?.parentElement?.remove();
}

/** The empty seal is that of a report without a grade. */
function fillSeal(sight: ParentNode, grade: string | null) {
  const seal = sight.querySelector('svg[role=img]');
  if (!seal || grade === null) return;
  const { from, to } = scaleEntryOf(grade);
  const [upper, lower] = seal.querySelectorAll('stop');
  upper?.setAttribute('stop-color', from);
  lower?.setAttribute('stop-color', to);
  seal.setAttribute('aria-label', `${sealLabel}: ${grade}`);
  const letter = [...seal.querySelectorAll('text')].at(-1);
  if (letter) letter.textContent = letterOf(grade);
}

/** So is the badge of an empty card. */
function fillCard(card: Element, words: CardWords | undefined) {
  if (!words) return;
  const { name, grade, why, found, outOf } = words;
  put(card, 'name', name);
  if (grade === null) {
    const figures = card.querySelector('[data-figures]');
    if (figures) figures.textContent = why;
    return;
  }
  put(card, 'found', found);
  put(card, 'outOf', outOf);
  const badge = card.firstElementChild;
  if (!(badge instanceof HTMLElement)) return;
  const { to, borderColor, backgroundColor } = scaleEntryOf(grade);
  badge.className = badgeLook;
  Object.assign(badge.style, { color: to, borderColor, backgroundColor });
  const [said, shown] = badge.children;
  if (said) said.textContent = 'Grade ';
  shown?.replaceWith(letterOf(grade));
}
