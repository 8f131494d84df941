import { exportAccount } from '@redmark/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { brand } from '../../parts/brand.ts';
import { Button } from '../../parts/button.tsx';
import { notify } from '../../parts/notify.ts';
import { OwnSection } from '../../parts/own-desk.tsx';

export function YourData() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await saveFile(exportAccount, {}, `${brand.name.toLowerCase()}-data.zip`);
    } catch (refused) {
      void notify('error', (refused as Error).message);
    }
    setBusy(false);
  }

  return (
    <OwnSection title="Your data" lead="Your profile, your resumes and your reports, in one archive.">
      <Button look="quiet" className="self-start" disabled={busy} onClick={download}>
        <Download className="size-5" aria-hidden="true" />
        {busy ? 'Preparing your archive…' : 'Download my data'}
      </Button>
    </OwnSection>
  );
}
