import type { Finding } from '@redmark/contract';
import { createContext, useContext } from 'react';
import type { Report } from './report-context.ts';

/** Which finding is selected and which one is under the pointer. Notes and boxes both read it and both change it. */
export type Selection = {
  selected: number | undefined;
  hovered: number | undefined;
  selectNote: (finding: Finding) => void;
  selectBox: (finding: Finding) => void;
  hover: (number: number | undefined) => void;
};

export const SelectionContext = createContext<Selection | undefined>(undefined);
export const ReportContext = createContext<Report | undefined>(undefined);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('Notes and boxes need a report around them');
  return selection;
}

export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('Notes need a report around them');
  return report;
}

export const noteId = (number: number) => `note-${number}`;
export const boxId = (number: number) => `box-${number}`;
export const chipId = (number: number) => `chip-${number}`;
