let isPressed = false;
let isWatched = false;

/** Begins to follow whether a mouse button or a finger is down. */
export function watchPointer(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), { capture: true });
}

/**
 * Waits until nothing is pressed and the click that ends it has been dispatched. A field that is left by a press would
 * otherwise show its error in the middle of it: what was pressed moves away, and the browser makes no click of it.
 */
export async function pointerAtRest(): Promise<void> {
  if (!isPressed) return;
  await new Promise<void>((resolve) => {
    const rest = () => {
      removeEventListener('pointerup', rest);
      removeEventListener('pointercancel', rest);
      setTimeout(resolve);
    };
    addEventListener('pointerup', rest);
    addEventListener('pointercancel', rest);
  });
}
