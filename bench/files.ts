import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Sample = { name: string; bytes: Uint8Array };

/** The PDFs of a corpus folder, of this repository's or one laid out like `FOLDER/files/*.pdf`. */
export function samplesOf(folder: string): Sample[] {
  return globSync(['files/*.pdf', '*/resume.pdf'], { cwd: folder })
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
