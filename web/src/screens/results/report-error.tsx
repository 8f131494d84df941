import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { Notice } from '../../parts/layout/notice.tsx';

export function ReportError({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <Notice sketch={{ words: 'your report', pen: 'strike' }}>
      <div role="alert" className="flex flex-col items-start gap-6">
        <h1 className="text-36 tablet:text-48">We could not open your report</h1>
        <p className="max-w-measure text-18 text-soft">{message}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Try again</Button>
        <LinkButton to="/" state={{ another: true }} look="quiet">
          Grade another resume
        </LinkButton>
      </div>
    </Notice>
  );
}
