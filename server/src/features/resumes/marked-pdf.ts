import type { Finding } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import { unreadable } from './read-refusal.ts';
import type { ResumeRow } from './resume-records.ts';

/** Draws the notes of a report onto a copy of its file, in a thread that may be killed: the file is still hostile. */
export function createMarkedPdfs({ storage, graders }: Pick<Services, 'storage' | 'graders'>) {
  return {
    async of({ storage_key, file_name }: ResumeRow, findings: Finding[]): Promise<Download> {
      const file = await storage.read(storage_key);
      if (!file) throw new Refusal('original_gone');
      const marked = await graders.annotate(file, findings.map(plain));
      if (!marked.ok) throw unreadable(marked.error);
      return { name: nameOf(file_name), contentType: 'application/pdf', chunks: inOne(marked.bytes) };
    },
  };
}

/** A note without a better line has no such field. */
function plain({ rewrite, ...finding }: Finding) {
  return rewrite === undefined ? finding : { ...finding, rewrite };
}

/** In letters that a header can carry; the browser's own name for the file keeps all of them. */
function nameOf(fileName: string): string {
  const name = fileName.replace(/\.pdf$/i, '').replace(/[^\w .-]/g, '_');
  return `${name} marked.pdf`;
}

async function* inOne(bytes: Uint8Array) {
  yield bytes;
}
