import { ArrowRight } from 'lucide-react';
import { brand } from '../../parts/brand/brand.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { CandidateSheets } from '../../parts/marketing/candidate-sheets.tsx';
import { SectionHead } from '../../parts/marketing/section-head.tsx';

const { numbers, candidatesPerRequest } = brand;
const pool = numbers.jobSeekers === undefined ? 'those' : `a pool of ${numbers.jobSeekers} job seekers`;

export function ModernRecruiting() {
  return (
    <section aria-labelledby="recruiting" className="overflow-x-clip border-line border-t bg-surface">
      <div className="wrap grid items-center gap-12 py-16 laptop:grid-cols-2 laptop:gap-24 laptop:py-24">
        <div className="flex flex-col items-start gap-8">
          <SectionHead
            id="recruiting"
            title="A Modern Approach to Recruiting"
            lead={`Employers tell us whom they look for. From ${pool} who agreed to be considered, they get the ${candidatesPerRequest} who fit best, and nothing to sift.`}
          />
          <p className="max-w-measure text-soft">
            You decide whether you are in that pool: it is one switch in your profile, off until you turn it on, and off
            again the moment you turn it off.
          </p>
          <LinkButton to="/hiring" look="quiet">
            Hire with {brand.name}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
        <CandidateSheets />
      </div>
    </section>
  );
}
