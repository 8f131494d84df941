import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** What the marketing pages have a place for, by its name in `Brand.numbers`. */
export const figureNames = ['jobSeekers', 'pool', 'placed'] as const;
/** The pages show no figure below. */
export const leastFigure = 100;

export const PublicFigure = z.object({
  name: z.enum(figureNames),
  /** Counted now. */
  count: z.int(),
  /** Rounded down, as pages show it while it is on; null below `leastFigure`. */
  text: z.string().nullable(),
  /** Whether the operator lets the pages show it. */
  isOn: z.boolean(),
  /** What the brand file says instead, whatever is counted; null where it says nothing. */
  fromBrand: z.string().nullable(),
});
export type PublicFigure = z.infer<typeof PublicFigure>;

const figureByName = z.object({ id: z.enum(figureNames) });
const reply = z.object({ figures: z.array(PublicFigure) });

export const consoleFigures = {
  method: 'GET',
  path: '/operator/figures',
  auth: 'console',
  summary: 'Looked at the public figures',
  reply,
} as const satisfies Endpoint;

/** Safe to repeat. Every host shows it within a minute. */
export const consoleShowFigure = {
  method: 'PUT',
  path: '/operator/figures/:id',
  auth: 'console',
  summary: 'Put a figure on the public pages',
  params: figureByName,
  reply,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const consoleHideFigure = {
  method: 'DELETE',
  path: '/operator/figures/:id',
  auth: 'console',
  summary: 'Took a figure off the public pages',
  params: figureByName,
  reply,
  perMinute: 30,
} as const satisfies Endpoint;
