import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Zoom } from './use-zoom.ts';
import { fit, zoomStep } from './zoom-steps.ts';

export function ZoomTools({ zoom, setZoom }: Zoom) {
  const [smaller, larger] = [zoomStep(zoom, -1), zoomStep(zoom, 1)];
  return (
    <fieldset aria-label="Size of the page" className="flex items-center">
      <Tool label="Smaller" hint="-" disabled={smaller === zoom} onClick={() => setZoom(smaller)}>
        <ZoomOut className="size-5" aria-hidden="true" />
      </Tool>
      <output className="figures min-w-11 text-center text-14" aria-label={`The page is drawn at ${percent(zoom)}`}>
        {percent(zoom)}
      </output>
      <Tool label="Larger" hint="+" disabled={larger === zoom} onClick={() => setZoom(larger)}>
        <ZoomIn className="size-5" aria-hidden="true" />
      </Tool>
      <Tool label="Fit the width" hint="0" disabled={zoom === fit} onClick={() => setZoom(fit)}>
        <Maximize className="size-4" aria-hidden="true" />
      </Tool>
    </fieldset>
  );
}

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

type ToolProps = { label: string; hint: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, hint, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={hint}
      title={`${label} (${hint})`}
      // Not `disabled`: the focus would be lost at the last step.
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      className="grid size-9 place-items-center rounded-control text-ink hover:bg-line/60 aria-disabled:text-edge aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
