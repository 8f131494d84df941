import { expect, test } from 'vitest';
import { urlOf } from './send.ts';

test('parameters take their place in the path, under the API base', () => {
  expect(urlOf('/resume/analysis-result/:id', { id: 'a1' })).toBe('/api/resume/analysis-result/a1');
});

test('a parameter cannot leave its place', () => {
  expect(urlOf('/resume/:id', { id: '../grading' })).toBe('/api/resume/..%2Fgrading');
});
