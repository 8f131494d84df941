import type { ReactNode } from 'react';
import { ArrivalHeading } from '../../parts/arrival-heading.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { creditsText } from '../../parts/money.ts';
import { SkeletonLines } from '../../parts/skeleton-lines.tsx';
import { readVisit } from '../../session/visit.ts';
import { useConfirmation } from './use-confirmation.ts';

export function BillingSuccess({ sessionId }: { sessionId: string | null }) {
  const { confirmation, complaint } = useConfirmation(sessionId);

  if (complaint !== undefined)
    return (
      <Sheet title="We could not look at your purchase">
        <p role="alert" className="max-w-measure text-18 text-soft">
          {complaint} If you paid, your credits arrive by themselves.
        </p>
        <Ways />
      </Sheet>
    );
  if (!confirmation)
    return (
      <Sheet title="Looking at your purchase">
        <SkeletonLines count={3} label="Your purchase is loading" />
      </Sheet>
    );
  if (confirmation.state === 'waiting')
    return (
      <Sheet title="Your payment is on its way">
        <p role="status" className="max-w-measure text-18 text-soft">
          Your bank has not confirmed it yet. You can leave: the credits arrive by themselves.
        </p>
        <Ways />
      </Sheet>
    );
  if (confirmation.state === 'over')
    return (
      <Sheet title="Nothing was bought">
        <p className="max-w-measure text-18 text-soft">This checkout is over and was not paid. You were not charged.</p>
        <LinkButton to="/pricing">See the plans</LinkButton>
      </Sheet>
    );
  const { credits, balance, monthly, plan } = confirmation;
  return (
    <Sheet title={`${creditsText(credits)} added`}>
      <p className="max-w-measure text-18 text-soft">
        You now have <span className="figures font-semibold text-ink">{creditsText(balance)}</span>.{' '}
        {monthly
          ? `Your ${plan} plan renews every month; you can end it on your account, in one click.`
          : 'You paid once, and nothing renews.'}{' '}
        The receipt is on your account.
      </p>
      <Ways />
    </Sheet>
  );
}

/** A report that waited for credits is the first thing to go to. */
function Ways() {
  const waits = readVisit()?.step === 'graded';
  return (
    <div className="flex flex-wrap gap-3">
      {waits && <LinkButton to="/preprocessing">Open your report</LinkButton>}
      <LinkButton to="/dashboard" look={waits ? 'quiet' : 'main'}>
        Go to your dashboard
      </LinkButton>
      <LinkButton to="/account" look="quiet">
        See your account
      </LinkButton>
    </div>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-6 py-16 laptop:py-24">
      <ArrivalHeading key={title} className="text-36 tablet:text-48">
        {title}
      </ArrivalHeading>
      {children}
    </div>
  );
}
