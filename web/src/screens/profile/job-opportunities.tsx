import { giveConsent } from '@redmark/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { SwitchField } from '../../parts/form/switch-field.tsx';
import { notify } from '../../parts/notify.ts';
import { OwnSection } from '../../parts/own-desk.tsx';
import { useKeepProfile } from './use-keep-profile.ts';

/** A consent is given and withdrawn by the same hand movement, and holds at once. */
export function JobOpportunities({ isGiven }: { isGiven: boolean }) {
  const [wanted, setWanted] = useState<boolean>();
  const keep = useKeepProfile();

  async function change(recruiting: boolean) {
    setWanted(recruiting);
    try {
      keep(await call(giveConsent, { body: { recruiting } }));
      void notify('success', recruiting ? 'You are considered for job opportunities' : 'You are no longer considered');
    } catch (refused) {
      void notify('error', (refused as Error).message);
    }
    setWanted(undefined);
  }

  return (
    <OwnSection title="Job opportunities">
      <SwitchField
        label="Be considered for job opportunities"
        checked={wanted ?? isGiven}
        disabled={wanted !== undefined}
        onChange={(event) => void change(event.target.checked)}
      >
        Employers who ask us for candidates may see your resume. Nobody sees it while this is off, and you can turn it
        off at any time.
      </SwitchField>
    </OwnSection>
  );
}
