import { Button } from '../../parts/controls/button.tsx';

const names: Record<string, string> = { TOTP: 'Authenticator app', SMS: 'Text message', EMAIL: 'Email' };

export function MfaSelection({ kinds, onAnswer }: { kinds: string[]; onAnswer: (kind: string) => Promise<void> }) {
  return (
    <div className="grid gap-3">
      {kinds.map((kind) => (
        <Button key={kind} look="quiet" onClick={() => void onAnswer(kind)}>
          {names[kind] ?? kind}
        </Button>
      ))}
    </div>
  );
}
