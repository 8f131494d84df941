import type { Remark } from '@redmark/contract';
import type { Finding } from '@redmark/rubric';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import { unreadable } from './read-refusal.ts';
import type { ResumeRow } from './resume-records.ts';

/**
 * Annotates a copy of a file with the findings of its report and with what is written beside them, in a thread that can
 * be killed: the file is untrusted.
 */
export function createMarkedPdfs({ storage, graders, brand }: Pick<Services, 'storage' | 'graders' | 'brand'>) {
  return {
    async of(
      { storage_key, file_name }: ResumeRow,
      findings: Finding[],
      remarks: Remark[],
      author: string,
    ): Promise<Download> {
      const file = await storage.read(storage_key);
      if (!file) throw new Refusal('original_gone');
      const marked = await graders.annotate(
        file,
        findings,
        brand.name,
        remarks.map(({ author: by, ...remark }) => ({ ...remark, author: by || author })),
      );
      if (!marked.ok) throw unreadable(marked.error);
      return { name: nameOf(file_name), contentType: 'application/pdf', chunks: inOne(marked.bytes) };
    },
  };
}

/** An ASCII name, as headers require; the web app names the download itself, with every character. */
function nameOf(fileName: string): string {
  const name = fileName.replace(/\.pdf$/i, '').replace(/[^\w .-]/g, '_');
  return `${name} marked.pdf`;
}

async function* inOne(bytes: Uint8Array) {
  yield bytes;
}
