import { useSearchParams } from 'react-router';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { ChooseReport } from './choose-report.tsx';
import { ComparisonOf } from './comparison-of.tsx';

/** Two reports of one account, named in the address. Where one is named, the other is chosen here. */
export function Compare() {
  const [search] = useSearchParams();
  const [before, after] = [search.get('before'), search.get('after')];
  return (
    <div className="wrap flex flex-1 flex-col gap-8 py-10 laptop:py-12">
      <div className="flex max-w-measure flex-col gap-2">
        <ArrivalHeading className="text-36 tablet:text-48">Compare two versions</ArrivalHeading>
        <p className="text-soft">What you fixed, what is new, and what is still to do.</p>
      </div>
      {before && after ? <ComparisonOf before={before} after={after} /> : <ChooseReport chosen={before ?? after} />}
    </div>
  );
}
