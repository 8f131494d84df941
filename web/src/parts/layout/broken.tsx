import { Button, LinkButton } from '../controls/button.tsx';

/** The fallback of the error boundary. */
export function Broken() {
  return (
    <div className="wrap flex min-h-[60vh] max-w-measure flex-col items-start justify-center gap-6 py-24">
      <h1 className="text-36">Something went wrong</h1>
      <p className="text-18 text-soft">
        This page stopped working, and that is our fault. Your file and your report are safe. Load the page again to go
        on.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <LinkButton to="/" look="quiet">
          Go to Home
        </LinkButton>
      </div>
    </div>
  );
}
