import { lowCredits } from '@redmark/contract';
import { creditsText } from '../../parts/billing/money.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { useSession } from '../../session/use-session.ts';

export function LowCreditBanner() {
  const { user } = useSession();
  const credits = user?.credits;
  if (credits === undefined || credits > lowCredits) return null;
  return (
    <section aria-label="Credits" className="border-line border-b bg-pen-wash">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <p>
          <strong className="font-semibold text-pen">
            {credits === 0 ? 'Ran out of Credits' : 'Running out of Credits'}
          </strong>
          <span className="figures text-soft"> · {creditsText(credits)} left</span>
        </p>
        {user?.team?.role === 'member' ? (
          <p>Ask the owner of your team for more.</p>
        ) : (
          <LinkButton to="/pricing" size="small">
            Upgrade Now
          </LinkButton>
        )}
      </div>
    </section>
  );
}
