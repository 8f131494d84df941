import { useEffect, useState } from 'react';
import { fit, zoomFor } from './zoom-steps.ts';

export type Zoom = { zoom: number; setZoom: (zoom: number) => void };

/** The scale of the page; 1 is its usual width. The keys work unless somebody is typing. */
export function useZoom(): Zoom {
  const [zoom, setZoom] = useState<number>(fit);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      setZoom((now) => zoomFor(event.key, now) ?? now);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { zoom, setZoom };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
