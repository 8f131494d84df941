import { lazy, Suspense } from 'react';
import { DropZone } from './drop-zone.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

const ResumePreview = lazy(async () => ({ default: (await import('./resume-preview.tsx')).ResumePreview }));
const UploadError = lazy(async () => ({ default: (await import('./upload-error.tsx')).UploadError }));

export function UploadPanel({ height = 'min-h-72' }: { height?: string }) {
  const { state, send, startAgain } = useUpload();

  return (
    <section
      id="upload"
      aria-label="Upload your resume"
      className={`flex ${height} scroll-mt-8 flex-col bg-surface shadow-paper`}
    >
      {state.at === 'idle' && <DropZone complaint={state.complaint} onFile={send} />}
      {state.at === 'sending' && <UploadProgress fileName={state.fileName} percent={state.percent} />}
      <Suspense>
        {state.at === 'preview' && <ResumePreview visit={state.visit} pages={state.pages} onClose={startAgain} />}
        {state.at === 'error' && <UploadError message={state.message} onAgain={startAgain} />}
      </Suspense>
    </section>
  );
}
