import { brand } from '../../parts/brand/brand.ts';
import { buttonClass, LinkButton } from '../../parts/controls/button.tsx';
import { CandidateSheets } from '../../parts/marketing/candidate-sheets.tsx';

const { numbers, candidatesPerRequest } = brand;
const whom = numbers.jobSeekers === undefined ? 'the job seekers' : `${numbers.jobSeekers} job seekers`;

export function Pitch() {
  return (
    <section
      aria-labelledby="pitch"
      className="wrap grid items-center gap-12 overflow-x-clip py-12 laptop:grid-cols-2 laptop:gap-16 laptop:py-24"
    >
      <div className="flex flex-col items-start gap-6">
        <h1 id="pitch" className="text-48 tablet:text-60">
          Meet the few who fit
        </h1>
        <p className="max-w-measure text-18 text-soft">
          You tell us whom you look for. We search {whom} who agreed to be considered, and send you the{' '}
          {candidatesPerRequest} who fit best, each with a resume we have read line by line.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href="#request" className={buttonClass({ size: 'large' })}>
            Ask for candidates
          </a>
          <LinkButton to="/contact-us" size="large" look="quiet">
            Contact Us
          </LinkButton>
          <a
            href="#fee"
            className="inline-flex min-h-12 items-center rounded-control px-4 text-18 underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            What it costs
          </a>
        </div>
      </div>
      <CandidateSheets />
    </section>
  );
}
