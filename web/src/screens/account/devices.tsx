import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/controls/button.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { leave } from '../../session/leave.ts';
import { sayError } from '../../session/say-error.ts';

export function Devices() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function logOutEverywhere() {
    setBusy(true);
    try {
      await leave({ everywhere: true });
      void notify('success', 'You are logged out on every device');
      await navigate('/login');
    } catch (error) {
      setBusy(false);
      void notify('error', sayError(error));
    }
  }

  return (
    <AccountSection
      title="Devices"
      lead="Left yourself logged in somewhere? This logs you out everywhere, here as well."
    >
      <Button look="quiet" className="self-start" disabled={busy} onClick={logOutEverywhere}>
        Log out on all devices
      </Button>
    </AccountSection>
  );
}
