import { expect, test } from 'vitest';
import { pairPath } from './pair-path.ts';

test('the older report comes first, whichever was chosen first', () => {
  const old = { resumeId: 'old', createdAt: '2026-11-01T10:00:00.000Z' };
  const young = { resumeId: 'young', createdAt: '2026-11-21T10:00:00.000Z' };
  expect(pairPath(old, young)).toBe('/compare?before=old&after=young');
  expect(pairPath(young, old)).toBe('/compare?before=old&after=young');
});
