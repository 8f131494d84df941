import { writeFileSync } from 'node:fs';
import { ruleIndex } from './rule-index.ts';

/** `npm run generate`: writes every file of the repository that is made of others. A test fails while one is stale. */
writeFileSync(ruleIndex.file, await ruleIndex.text());
// Loaded only now, because the others import the rules that the index lists.
const { generated } = await import('./all.ts');
for (const { file, text } of generated) writeFileSync(file, await text());
