import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { generated } from './all.ts';

test.each(generated.map((one) => [basename(one.file), one] as const))(
  '%s is what `npm run generate` writes',
  async (_, { file, text }) => {
    expect(await text()).toBe(readFileSync(file, 'utf8'));
  },
);
