import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gradeOn } from '../../grader/src/grade.ts';
import { compilePdfium, startEngine } from '../../grader/src/pdf/engine.ts';
import { rubricVersion } from '../../grader/src/report/rubric-version.ts';
import { publishedRubric } from '../../grader/src/rubric/rubric.ts';
import type { Generated } from './generated.ts';

type Kept = { version: string; digest: string };

const corpus = join(import.meta.dirname, '../../corpus');
const file = fileURLToPath(new URL('../../corpus/rubric-digest.json', import.meta.url));
const today = '2026-11-21';

/** A digest of what the rubric's version stands for: the published rubric and every report of the corpus. */
export const rubricDigest: Generated = {
  file,
  text: async () => {
    const digest = await digestNow();
    const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.version === rubricVersion && kept.digest !== digest)
      throw new Error(
        `Reports are no longer those of rubric ${rubricVersion}: raise rubricVersion in grader/src/report/rubric-version.ts, then run npm run generate.`,
      );
    return `${JSON.stringify({ version: rubricVersion, digest }, undefined, 2)}\n`;
  },
};

async function digestNow(): Promise<string> {
  const engine = await startEngine(compilePdfium());
  const hash = createHash('sha256').update(JSON.stringify(publishedRubric()));
  for (const path of globSync('*/resume.pdf', { cwd: corpus }).toSorted()) {
    const { graded } = gradeOn(engine, readFileSync(join(corpus, path)), { today });
    hash.update(JSON.stringify(graded));
  }
  return hash.digest('hex');
}
