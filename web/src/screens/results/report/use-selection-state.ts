import type { Finding } from '@redmark/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { boxId, noteId, sheetId } from './element-ids.ts';
import type { Report } from './report-context.ts';
import { scrollTo } from './scroll-to.ts';
import type { Selection } from './selection.ts';

/** The selected finding and the current page. Selecting a note scrolls its box into view, and the other way round. */
export function useSelectionState({ images, grading }: Report) {
  const [selected, setSelected] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [page, setPage] = useState(0);
  const last = Math.max(images.length, grading.pages.length) - 1;

  /** Only the last request counts: an element that appears late must not scroll the page away from a newer one. */
  const giveUp = useRef<() => void>(() => undefined);
  const bring = useCallback((id: string) => {
    giveUp.current();
    giveUp.current = scrollTo(id);
  }, []);
  useEffect(() => () => giveUp.current(), []);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSelected(undefined);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);

  const selection = useMemo<Selection>(() => {
    const select = ({ number, boxes }: Finding) => {
      setSelected(number);
      if (boxes[0]) setPage(boxes[0].page);
    };
    return {
      selected,
      hovered,
      hover: setHovered,
      selectNote(finding) {
        select(finding);
        if (finding.boxes.length > 0) bring(boxId(finding.number));
      },
      showBox(finding, index) {
        setSelected(finding.number);
        const box = finding.boxes[index];
        if (!box) return;
        setPage(box.page);
        bring(boxId(finding.number, index));
      },
      selectBox(finding) {
        setSelected(finding.number);
        bring(noteId(finding.number));
      },
    };
  }, [selected, hovered, bring]);

  function turnTo(wanted: number) {
    const next = Math.min(Math.max(wanted, 0), last);
    setPage(next);
    bring(sheetId(next));
  }

  return { selection, page, setPage: turnTo, see: setPage, clear: () => setSelected(undefined) };
}
