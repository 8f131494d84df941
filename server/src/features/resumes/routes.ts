import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Resumes } from './resumes.ts';

export function resumeRoutes(serve: Serve, serveDownload: ServeDownload, resumes: Resumes) {
  for (const endpoint of [contract.publicRequestUpload, contract.requestUpload])
    serve(endpoint, async ({ ownerId, body, absolute }) => {
      const upload = await resumes.requestUpload(ownerId, body);
      return { ...upload, url: absolute(upload.url) };
    });

  for (const endpoint of [contract.publicThumbnail, contract.thumbnail])
    serve(endpoint, async ({ ownerId, body, absolute }) => await resumes.thumbnail(ownerId, body.resumeId, absolute));

  serve(contract.pdfToImage, async ({ body }) => await resumes.draw(body.path_resume));

  serve(contract.listResumes, async ({ ownerId, absolute }) => ({ allResume: await resumes.list(ownerId, absolute) }));

  for (const endpoint of [contract.publicAnalysisResult, contract.analysisResult])
    serve(endpoint, async ({ ownerId, params, absolute }) => await resumes.result(ownerId, params.id, absolute));

  serveDownload(contract.markedPdf, async ({ ownerId, params }) => await resumes.markedPdf(ownerId, params.id));

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
