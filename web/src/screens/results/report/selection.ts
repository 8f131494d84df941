import type { Finding } from '@redmark/contract';
import { createContext, useContext } from 'react';

/** Which finding is selected and which one is under the pointer. Notes and boxes both read it and both change it. */
export type Selection = {
  selected: number | undefined;
  hovered: number | undefined;
  selectNote: (finding: Finding) => void;
  selectBox: (finding: Finding) => void;
  /** Selects a finding and brings one of its boxes into view, counted from 0. */
  showBox: (finding: Finding, index: number) => void;
  hover: (number: number | undefined) => void;
};

export const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('Notes and boxes need a report around them.');
  return selection;
}
