import type { Services } from '../../services.ts';
import { resumeIdsOf } from './list/list-records.ts';
import { exportedReport, type Present, remarksOf } from './present-resume.ts';
import { findResume } from './resume-records.ts';

const utf8 = new TextEncoder();

type File = { name: string; bytes: Uint8Array };

/** Yields every file and report of an owner, for the archive of their account. */
export function createExport({ db, storage }: Pick<Services, 'db' | 'storage'>, { reportFor }: Present) {
  return async function* filesOf(ownerId: string): AsyncGenerator<File> {
    for (const id of await resumeIdsOf(db, ownerId)) {
      const resume = await findResume(db, ownerId, id);
      if (!resume) continue;
      const { file_name, storage_key } = resume;
      const folder = `resumes/${file_name.replace(/[^\p{L}\p{N} ._-]/gu, '_')} ${id}`;
      const bytes = await storage.read(storage_key);
      if (bytes) yield { name: `${folder}/resume.pdf`, bytes };
      const shown = await reportFor(resume);
      if (shown) yield { name: `${folder}/report.json`, bytes: exportedReport(shown) };
      const beside = { done: resume.done, notes: remarksOf(resume) };
      for (const [name, kept] of Object.entries(beside))
        if (kept.length > 0) yield { name: `${folder}/${name}.json`, bytes: utf8.encode(JSON.stringify(kept)) };
    }
  };
}
