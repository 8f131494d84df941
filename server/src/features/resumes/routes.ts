import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Resumes } from './resumes.ts';

export function resumeRoutes(serve: Serve, serveDownload: ServeDownload, resumes: Resumes) {
  for (const endpoint of [contract.publicRequestUpload, contract.requestUpload])
    serve(endpoint, async ({ ownerId, sender, body, absolute }) => {
      const upload = await resumes.requestUpload(ownerId, sender, body);
      return { ...upload, url: absolute(upload.url) };
    });

  for (const endpoint of [contract.publicThumbnail, contract.thumbnail])
    serve(
      endpoint,
      async ({ ownerId, sender, body, absolute }) => await resumes.thumbnail(ownerId, body.resumeId, sender, absolute),
    );

  serve(contract.pdfToImage, async ({ sender, body }) => await resumes.draw(body.path_resume, sender));

  serve(contract.listResumes, async ({ ownerId, query, absolute }) => await resumes.list(ownerId, query, absolute));

  for (const endpoint of [contract.publicAnalysisResult, contract.analysisResult])
    serve(endpoint, async ({ ownerId, params, absolute }) => await resumes.result(ownerId, params.id, absolute));

  for (const endpoint of [contract.publicCloseReading, contract.closeReading])
    serve(endpoint, async ({ ownerId, params }) => await resumes.closeReading(ownerId, params.id));

  serve(
    contract.compareReports,
    async ({ ownerId, params, absolute }) => await resumes.compare(ownerId, params, absolute),
  );

  serveDownload(
    contract.markedPdf,
    async ({ ownerId, sender, params }) => await resumes.markedPdf(ownerId, params.id, sender),
  );

  for (const endpoint of [contract.publicRenameResume, contract.renameResume])
    serve(
      endpoint,
      async ({ ownerId, params, body, absolute }) => await resumes.rename(ownerId, params.id, body.fileName, absolute),
    );

  serve(
    contract.claimPublicResume,
    async ({ ownerId, body, absolute }) => await resumes.claim(ownerId, body.resumeId, absolute),
  );

  for (const endpoint of [contract.publicDeleteResume, contract.deleteResume])
    serve(endpoint, async ({ ownerId, params }) => await resumes.remove(ownerId, params.id));
}
