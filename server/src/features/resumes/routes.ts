import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Resumes } from './resumes.ts';

export function resumeRoutes(serve: Serve, serveDownload: ServeDownload, resumes: Resumes) {
  const { uploads, show, list, downloads, reports, changes, erasing } = resumes;

  for (const endpoint of [contract.publicRequestUpload, contract.requestUpload])
    serve(endpoint, async ({ ownerId, sender, body }) => await uploads.request(ownerId, sender, body));

  for (const endpoint of [contract.publicThumbnail, contract.thumbnail])
    serve(endpoint, async ({ ownerId, sender, body }) => await show.thumbnail(ownerId, body.resumeId, sender));

  serve(contract.pdfToImage, async ({ sender, body }) => await show.pdfToImage(body.path_resume, sender));

  serve(contract.listResumes, async ({ ownerId, query }) => await list(ownerId, query));

  serveDownload(contract.reportTable, async ({ ownerId, query }) => await downloads.table(ownerId, query));

  serveDownload(
    contract.markedCopies,
    async ({ ownerId, sender, query }) => await downloads.copies(ownerId, sender, query),
  );

  for (const endpoint of [contract.publicAnalysisResult, contract.analysisResult])
    serve(endpoint, async ({ ownerId, params }) => await reports.result(ownerId, params.id));

  for (const endpoint of [contract.publicCloseReading, contract.closeReading])
    serve(endpoint, async ({ ownerId, params }) => await reports.closeReading(ownerId, params.id));

  serve(contract.compareReports, async ({ ownerId, params }) => await reports.compare(ownerId, params));

  serveDownload(
    contract.markedPdf,
    async ({ ownerId, sender, params }) => await reports.markedPdf(ownerId, params.id, sender),
  );

  for (const endpoint of [contract.publicRenameResume, contract.renameResume])
    serve(endpoint, async ({ ownerId, params, body }) => await changes.rename(ownerId, params.id, body.fileName));

  serve(contract.claimPublicResume, async ({ ownerId, body }) => await changes.claim(ownerId, body.resumeId));

  for (const endpoint of [contract.publicDeleteResume, contract.deleteResume])
    serve(endpoint, async ({ ownerId, params }) => await erasing.remove(ownerId, params.id));
}
