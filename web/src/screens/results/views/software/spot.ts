import type { Finding } from '@redmark/contract';

/** Places on the pages that something was read from. */
export type Spot = Finding['boxes'];
