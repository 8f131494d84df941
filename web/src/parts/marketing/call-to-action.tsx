import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../controls/button.tsx';

/** `upload`: the panel to show; without it, a link leads to the one on the home page. */
export function CallToAction({ upload }: { upload?: ReactNode }) {
  return (
    <section aria-labelledby="cta" className="border-line border-t">
      <div
        className={`wrap gap-6 py-16 laptop:py-24 ${upload ? 'grid items-center gap-y-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] laptop:gap-x-16' : 'flex flex-col items-start laptop:flex-row laptop:items-end laptop:justify-between'}`}
      >
        <div className="flex flex-col gap-4">
          <h2 id="cta" className="max-w-2xl text-36 tablet:text-48">
            Improve Your Chances of Getting Hired Today
          </h2>
          <p className="max-w-measure text-18 text-soft">One PDF, about a second, and you know what to change first.</p>
        </div>
        {upload ?? (
          <LinkButton to="/#upload" size="large" className="shrink-0">
            <Upload aria-hidden="true" className="size-5" />
            Upload your resume for free
          </LinkButton>
        )}
      </div>
    </section>
  );
}
