import type { Services } from '../../services.ts';
import { resumeIdsOf } from './list/list-records.ts';
import { exportedReport, type Present } from './present-resume.ts';
import { findResume } from './resume-records.ts';

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
      if (resume.done.length > 0)
        yield { name: `${folder}/done.json`, bytes: new TextEncoder().encode(JSON.stringify(resume.done)) };
    }
  };
}
