import { useEffect, useRef, useState } from 'react';
import { asError } from '../../api/refused.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { ResendButton } from '../../parts/form/resend-button.tsx';
import { FormLayout } from '../../parts/layout/form-layout.tsx';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError } from '../../session/say-error.ts';
import { endVerification } from '../../session/verification.ts';
import { OtherAddress } from './other-address.tsx';
import { useEntry } from './use-entry.ts';

/** The link may be opened on any device: the library polls every five seconds for three minutes. */
export function LinkStep({ email, onOther }: { email: string; onOther: () => void }) {
  const [isWaiting, setWaiting] = useState(true);
  const goOn = useRef(useEntry());

  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const { isSignedIn } = await (await loadIdentity()).autoSignIn();
        if (gone || !isSignedIn) return;
        endVerification();
        await goOn.current();
      } catch (error) {
        if (gone) return;
        setWaiting(false);
        // After a reload there is no sign-up in progress to poll for, which is no error.
        if (!/has not started/.test(asError(error).message)) void notify('error', sayError(error));
      }
    })();
    return () => {
      gone = true;
    };
  }, []);

  return (
    <FormLayout
      title="Please verify your email"
      lead={
        <>
          We sent a link to <span className="break-words font-medium text-ink">{email}</span>.{' '}
          {isWaiting ? 'Open it on any device: this page goes on by itself.' : 'Open it, then log in.'}
        </>
      }
      aside={<SheetSketch words={email.length > 18 ? 'your address' : email} pen="underline" />}
    >
      <div className="grid gap-3 tablet:grid-cols-2">
        {!isWaiting && (
          <LinkButton to="/login" state={{ email }}>
            Log in
          </LinkButton>
        )}
        <ResendButton
          startsWaiting
          what="link"
          onResend={async () => void (await (await loadIdentity()).resend(email))}
        />
      </div>
      <OtherAddress onOther={onOther} />
    </FormLayout>
  );
}
