import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Resumes } from './resumes.ts';

export function resumeRoutes(serve: Serve, serveDownload: ServeDownload, resumes: Resumes) {
  for (const endpoint of [contract.publicRequestUpload, contract.requestUpload])
    serve(endpoint, async ({ ownerId, sender, body }) => await resumes.requestUpload(ownerId, sender, body));

  for (const endpoint of [contract.publicThumbnail, contract.thumbnail])
    serve(endpoint, async ({ ownerId, sender, body }) => await resumes.thumbnail(ownerId, body.resumeId, sender));

  serve(contract.pdfToImage, async ({ sender, body }) => await resumes.draw(body.path_resume, sender));

  serve(contract.listResumes, async ({ ownerId, query }) => await resumes.list(ownerId, query));

  for (const endpoint of [contract.publicAnalysisResult, contract.analysisResult])
    serve(endpoint, async ({ ownerId, params }) => await resumes.result(ownerId, params.id));

  for (const endpoint of [contract.publicCloseReading, contract.closeReading])
    serve(endpoint, async ({ ownerId, params }) => await resumes.closeReading(ownerId, params.id));

  serve(contract.compareReports, async ({ ownerId, params }) => await resumes.compare(ownerId, params));

  serveDownload(
    contract.markedPdf,
    async ({ ownerId, sender, params }) => await resumes.markedPdf(ownerId, params.id, sender),
  );

  for (const endpoint of [contract.publicRenameResume, contract.renameResume])
    serve(endpoint, async ({ ownerId, params, body }) => await resumes.rename(ownerId, params.id, body.fileName));

  serve(contract.claimPublicResume, async ({ ownerId, body }) => await resumes.claim(ownerId, body.resumeId));

  for (const endpoint of [contract.publicDeleteResume, contract.deleteResume])
    serve(endpoint, async ({ ownerId, params }) => await resumes.remove(ownerId, params.id));
}
