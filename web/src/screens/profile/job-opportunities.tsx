import { giveConsent, recruitingConsentText } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../parts/calls/use-call.ts';
import { SwitchField } from '../../parts/form/switch-field.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { Candidacy, candidacyKey } from './candidacy.tsx';
import { useKeepProfile } from './use-keep-profile.ts';

// The words of the consent are stored with it, so they are shown as they are.
const { profile: words } = recruitingConsentText;
const asked = words.slice(0, words.indexOf('.'));
const explained = words.slice(words.indexOf('.') + 2);

/** Consent is given and withdrawn by the same switch, and takes effect at once. */
export function JobOpportunities({ isGiven }: { isGiven: boolean }) {
  const keep = useKeepProfile();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useCall(giveConsent, {
    onSuccess(profile, { body }) {
      keep(profile);
      void queries.invalidateQueries({ queryKey: candidacyKey });
      const text = body.recruiting ? 'You are considered for job opportunities' : 'You are no longer considered';
      void notify('success', text);
    },
  });

  return (
    <AccountSection title="Job opportunities">
      <SwitchField
        label={asked}
        checked={isPending && variables ? variables.body.recruiting : isGiven}
        disabled={isPending}
        onChange={(event) => void mutate({ body: { recruiting: event.target.checked } })}
      >
        {explained}
      </SwitchField>
      <Candidacy />
    </AccountSection>
  );
}
