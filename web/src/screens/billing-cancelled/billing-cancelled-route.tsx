import { brand } from '../../parts/brand/brand.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { Notice } from '../../parts/layout/notice.tsx';
import { Shell } from '../../parts/layout/shell.tsx';

export const meta = () => [{ title: `Nothing was bought – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function BillingCancelledRoute() {
  return (
    <Shell>
      <Notice sketch={{ words: 'nothing', pen: 'underline' }}>
        <ArrivalHeading className="text-36 tablet:text-48">Nothing was bought</ArrivalHeading>
        <p className="max-w-measure text-18 text-soft">
          You left the payment page before paying, so you were not charged. Your plans are where you left them.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/pricing">See the plans</LinkButton>
          <LinkButton to="/dashboard" look="quiet">
            Go to your dashboard
          </LinkButton>
        </div>
      </Notice>
    </Shell>
  );
}
