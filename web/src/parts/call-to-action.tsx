import { Upload } from 'lucide-react';
import { LinkButton } from './button.tsx';

export function CallToAction() {
  return (
    <section aria-labelledby="cta" className="border-line border-t">
      <div className="wrap flex flex-col items-start gap-6 py-16 laptop:flex-row laptop:items-end laptop:justify-between laptop:py-24">
        <div className="flex flex-col gap-4">
          <h2 id="cta" className="max-w-2xl text-36 tablet:text-48">
            Improve Your Chances of Getting Hired Today
          </h2>
          <p className="max-w-measure text-18 text-soft">One PDF, about a second, and you know what to change first.</p>
        </div>
        <LinkButton to="/#upload" size="large" className="shrink-0">
          <Upload aria-hidden="true" className="size-5" />
          Upload your resume for free
        </LinkButton>
      </div>
    </section>
  );
}
