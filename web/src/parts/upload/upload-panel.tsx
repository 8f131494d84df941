import { lazy, Suspense } from 'react';
import { DropZone } from './drop-zone.tsx';
import { useUpload } from './use-upload.ts';

const ResumePreview = lazy(async () => ({ default: (await import('./resume-preview.tsx')).ResumePreview }));
const UploadProgress = lazy(async () => ({ default: (await import('./upload-progress.tsx')).UploadProgress }));
const UploadError = lazy(async () => ({ default: (await import('./upload-error.tsx')).UploadError }));

type Props = {
  height?: string;
  /** Takes several files, or a ZIP; without it one PDF is taken at a time. */
  onMany?: (files: File[]) => void;
};

export function UploadPanel({ height = 'min-h-72', onMany }: Props) {
  const { state, send, startAgain } = useUpload();
  const take = (files: File[]) => (onMany && isMany(files) ? onMany(files) : void send(files));

  return (
    <section
      id="upload"
      aria-label="Upload your resume"
      className={`flex ${height} scroll-mt-8 flex-col bg-surface shadow-paper`}
    >
      {state.at === 'idle' && <DropZone complaint={state.complaint} onFiles={take} takesMany={onMany !== undefined} />}
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

/** One file that is no PDF goes the way of one that is, and gets its complaint there. */
const isMany = ([file, ...more]: File[]) =>
  more.length > 0 || /zip/.test(file?.type ?? '') || /\.zip$/i.test(file?.name ?? '');
