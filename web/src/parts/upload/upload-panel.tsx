import { lazy, Suspense } from 'react';
import { DropZone, type ManyFiles } from './drop-zone.tsx';
import { useUpload } from './use-upload.ts';

const ResumePreview = lazy(async () => ({ default: (await import('./resume-preview.tsx')).ResumePreview }));
const UploadProgress = lazy(async () => ({ default: (await import('./upload-progress.tsx')).UploadProgress }));
const UploadError = lazy(async () => ({ default: (await import('./upload-error.tsx')).UploadError }));

type Props = {
  height?: string;
  /** Where many may be chosen at once; without it one PDF is taken at a time. */
  many?: ManyFiles;
};

export function UploadPanel({ height = 'min-h-72', many }: Props) {
  const { state, send, startAgain } = useUpload();

  return (
    <section
      id="upload"
      aria-label="Upload your resume"
      className={`flex ${height} scroll-mt-8 flex-col bg-surface shadow-paper`}
    >
      {state.at === 'idle' && (
        <DropZone
          complaint={state.complaint}
          onFiles={(files) => void (many?.take(files) || send(files))}
          many={many}
        />
      )}
      <Suspense>
        {state.at === 'sending' && (
          <UploadProgress fileName={state.fileName} size={state.size} percent={state.percent} />
        )}
        {state.at === 'preview' && <ResumePreview visit={state.visit} pages={state.pages} onClose={startAgain} />}
        {state.at === 'error' && <UploadError message={state.message} isOurs={state.isOurs} onAgain={startAgain} />}
      </Suspense>
    </section>
  );
}
