import type { KeyboardEvent } from 'react';
import { chipId, noteId } from './element-ids.ts';

const stops = { note: '.note h3 button', chip: '.page-chip' } as const;
type Stop = keyof typeof stops;

/**
 * Arrow keys move the focus among notes and among marks: up and down to the one before and after, right from a note to
 * its mark on the page, left from a mark to its note. Tab works as everywhere.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, from: Stop, number: number) {
  const target = targetOf(event, from, number);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: Stop, number: number) {
  if (key === 'ArrowRight' && from === 'note') return document.getElementById(chipId(number));
  if (key === 'ArrowLeft' && from === 'chip')
    return document.getElementById(noteId(number))?.querySelector<HTMLElement>('h3 button');
  const all = [...document.querySelectorAll<HTMLElement>(stops[from])];
  const index = all.indexOf(currentTarget);
  if (key === 'ArrowDown') return all[index + 1];
  if (key === 'ArrowUp') return all[index - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  return undefined;
}
