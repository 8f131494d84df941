/** In points from the top-left corner of the unscaled page. */
export type Box = [x1: number, y1: number, x2: number, y2: number];
/** Pages count from 0. */
export type PageBox = { page: number; box: Box };
