import { DropZone } from '../parts/upload/drop-zone.tsx';
import { ResumePreview } from '../parts/upload/resume-preview.tsx';
import { UploadError } from '../parts/upload/upload-error.tsx';
import { UploadProgress } from '../parts/upload/upload-progress.tsx';
import { WhatItTakes } from '../parts/upload/what-it-takes.tsx';
import { Shelf, Specimens } from './shelf.tsx';

const visit = {
  resumeId: 'none',
  fileName: 'ines-marchetti.pdf',
  size: 84_000,
  step: 'uploaded',
  owned: false,
} as const;
const nothing = () => {};

export function Uploads() {
  return (
    <Shelf title="Uploading">
      <Specimens name="DropZone, open and after a wrong file">
        <DropZone complaint={undefined} onFiles={nothing} />
        <DropZone complaint="Please select a valid PDF" onFiles={nothing} />
      </Specimens>
      <Specimens name="UploadProgress, begun and nearly there">
        {[8, 92].map((percent) => (
          <UploadProgress key={percent} fileName={visit.fileName} size={visit.size} percent={percent} />
        ))}
      </Specimens>
      <Specimens name="ResumePreview while its pages are rendered">
        <ResumePreview visit={visit} pages={undefined} onClose={nothing} />
      </Specimens>
      <Specimens name="WhatItTakes, for visitors and for accounts">
        <WhatItTakes visit={visit} />
        <WhatItTakes visit={{ ...visit, owned: true }} />
      </Specimens>
      <Specimens name="UploadError, with and without a sentence of the server">
        <UploadError message="We could not read this file: it is a scan." onAgain={nothing} />
        <UploadError message={undefined} isOurs onAgain={nothing} />
      </Specimens>
    </Shelf>
  );
}
