import { giveConsent } from '@redmark/contract';
import { useCall } from '../../parts/calls/use-call.ts';
import { SwitchField } from '../../parts/form/switch-field.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { useKeepProfile } from './use-keep-profile.ts';

/** Consent is given and withdrawn by the same switch, and takes effect at once. */
export function JobOpportunities({ isGiven }: { isGiven: boolean }) {
  const keep = useKeepProfile();
  const { mutate, isPending, variables } = useCall(giveConsent, {
    onSuccess(profile, { body }) {
      keep(profile);
      const text = body.recruiting ? 'You are considered for job opportunities' : 'You are no longer considered';
      void notify('success', text);
    },
  });

  return (
    <AccountSection title="Job opportunities">
      <SwitchField
        label="Be considered for job opportunities"
        checked={isPending && variables ? variables.body.recruiting : isGiven}
        disabled={isPending}
        onChange={(event) => void mutate({ body: { recruiting: event.target.checked } })}
      >
        Employers who ask us for candidates may see your resume. Nobody sees it while this is off, and you can turn it
        off at any time.
      </SwitchField>
    </AccountSection>
  );
}
