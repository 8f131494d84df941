export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** The whole width of the page is in view. */
export const fit = 1;

/** The next step in a direction; at the last step, the same. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed();
  return steps.find((step) => (step - zoom) * direction > 0) ?? zoom;
}

/** What a key asks for: plus, minus and zero, with or without shift, as in every viewer. */
export function zoomFor(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return zoomStep(zoom, 1);
  if (key === '-' || key === '_') return zoomStep(zoom, -1);
  if (key === '0') return fit;
  return undefined;
}
