import { type Brand, defaultBrand } from '@redmark/contract';

declare global {
  /** Set by whoever renders pages outside a browser. */
  var drawnBrand: Brand | undefined;
}

/** The brand of this installation. Each page brings it along, so that it is there before anything is rendered. */
export const brand: Brand = import.meta.env.SSR ? (globalThis.drawnBrand ?? defaultBrand) : readBrand();

function readBrand(): Brand {
  return JSON.parse(document.getElementById('brand')?.textContent ?? '');
}
