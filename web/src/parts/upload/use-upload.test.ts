import { expect, test } from 'vitest';
import { complaintAbout } from './use-upload.ts';

const megabyte = 1024 * 1024;

test('a PDF of up to 30 MB is taken', () => {
  expect(complaintAbout({ type: 'application/pdf', size: 30 * megabyte })).toBeUndefined();
});

test('anything but a PDF is refused before it is sent', () => {
  expect(complaintAbout({ type: 'image/png', size: 10 })).toBe('Please select a valid PDF');
  expect(complaintAbout({ type: '', size: 10 })).toBe('Please select a valid PDF');
});

test('a larger file is refused with the sentence of the server', () => {
  expect(complaintAbout({ type: 'application/pdf', size: 30 * megabyte + 1 })).toMatch(/larger than 30 MB/);
});
