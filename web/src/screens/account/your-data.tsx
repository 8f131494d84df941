import { exportAccount } from '@redmark/contract';
import { Download } from 'lucide-react';
import { saveFile } from '../../api/save-file.ts';
import { brand } from '../../parts/brand/brand.ts';
import { useTask } from '../../parts/calls/use-task.ts';
import { Button } from '../../parts/controls/button.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';

const fileName = `${brand.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-data.zip`;

export function YourData() {
  const { mutate: download, isPending } = useTask(async () => await saveFile(exportAccount, {}, fileName));

  return (
    <AccountSection title="Your data" lead="Your profile, your resumes and your reports, in one archive.">
      <Button look="quiet" className="self-start" disabled={isPending} onClick={() => void download()}>
        <Download className="size-5" aria-hidden="true" />
        {isPending ? 'Preparing your archive…' : 'Download my data'}
      </Button>
    </AccountSection>
  );
}
