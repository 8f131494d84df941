import { consoleSendCode } from '@redmark/contract';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button, type ButtonLook } from '../../../parts/controls/button.tsx';
import { notify } from '../../../parts/toasts/notify.ts';

type Props = { id: string; label: string; size?: ButtonLook['size'] };

export function SendCode({ id, label, size }: Props) {
  const send = useCall(consoleSendCode, { onSuccess: ({ message }) => void notify('success', message) });
  return (
    <Button
      look="quiet"
      size={size}
      aria-disabled={send.isPending}
      onClick={() => void send.mutate({ params: { id } })}
    >
      {label}
    </Button>
  );
}
