import type { Page } from '@playwright/test';

/** A screen in one of its states, and how a browser gets there. */
export type Screen = {
  name: string;
  open(page: Page): Promise<void>;
  /** Whether it exists in narrow windows only. */
  isNarrow?: boolean;
};

export const narrow = { width: 390, height: 844 };
