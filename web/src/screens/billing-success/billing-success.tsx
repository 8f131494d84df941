import type { ComponentProps, ReactNode } from 'react';
import { creditsText } from '../../parts/billing/money.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { Notice } from '../../parts/layout/notice.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { readVisit } from '../../session/visit.ts';
import { useConfirmation } from './use-confirmation.ts';

export function BillingSuccess({ sessionId }: { sessionId: string | null }) {
  const { confirmation, complaint } = useConfirmation(sessionId);

  if (complaint !== undefined)
    return (
      <Said title="We could not look at your purchase" sketch={{ words: 'your purchase', pen: 'strike' }}>
        <p role="alert" className="max-w-measure text-18 text-soft">
          {complaint} If you paid, your credits arrive by themselves.
        </p>
        <Ways />
      </Said>
    );
  if (!confirmation)
    return (
      <Said title="Looking at your purchase" sketch={{ words: 'your purchase', pen: 'underline' }}>
        <SkeletonLines count={3} label="Your purchase is loading" />
      </Said>
    );
  if (confirmation.state === 'waiting')
    return (
      <Said title="Your payment is on its way" sketch={{ words: 'on its way', pen: 'underline' }}>
        <p role="status" className="max-w-measure text-18 text-soft">
          Your bank has not confirmed it yet. You can leave: the credits arrive by themselves.
        </p>
        <Ways />
      </Said>
    );
  if (confirmation.state === 'over')
    return (
      <Said title="Nothing was bought" sketch={{ words: 'nothing', pen: 'underline' }}>
        <p className="max-w-measure text-18 text-soft">This checkout is over and was not paid. You were not charged.</p>
        <LinkButton to="/pricing">See the plans</LinkButton>
      </Said>
    );
  const { credits, balance, monthly, plan } = confirmation;
  return (
    <Said
      title={`${creditsText(credits)} added`}
      sketch={{ words: creditsText(balance), above: `+${credits}`, pen: 'underline' }}
    >
      <p className="max-w-measure text-18 text-soft">
        You now have <span className="figures font-semibold text-ink">{creditsText(balance)}</span>.{' '}
        {monthly
          ? `Your ${plan} plan renews every month; you can end it on your account, in one click.`
          : 'You paid once, and nothing renews.'}{' '}
        The receipt is on your account.
      </p>
      <Ways />
    </Said>
  );
}

/** A report that waited for credits is offered first. */
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

type SaidProps = { title: string; sketch: ComponentProps<typeof Notice>['sketch']; children: ReactNode };

function Said({ title, sketch, children }: SaidProps) {
  return (
    <Notice sketch={sketch}>
      <ArrivalHeading key={title} className="text-36 tablet:text-48">
        {title}
      </ArrivalHeading>
      {children}
    </Notice>
  );
}
