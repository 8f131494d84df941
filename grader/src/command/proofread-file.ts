import { readFileSync } from 'node:fs';
import { proofread } from '../proofread/proofread.ts';

/** Checks lines of `{id, text}` and prints `{id, findings}` for each. Returns the exit status. */
export function proofreadFile(file: string): number {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { id, text }: { id: string; text: string } = JSON.parse(line);
    console.log(JSON.stringify({ id, findings: proofread(text) }));
  }
  return 0;
}
