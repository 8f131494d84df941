import { Button, LinkButton } from '../../parts/button.tsx';

export function ReportError({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div role="alert" className="wrap flex min-h-[60vh] flex-col items-start justify-center gap-6 py-16">
      <h1 className="text-36">We could not open your report</h1>
      <p className="max-w-measure text-18 text-soft">{message}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Try again</Button>
        <LinkButton to="/" state={{ another: true }} look="quiet">
          Grade another resume
        </LinkButton>
      </div>
    </div>
  );
}
