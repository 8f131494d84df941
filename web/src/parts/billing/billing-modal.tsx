import { freePlan, unsubscribe } from '@redmark/contract';
import { useEffect } from 'react';
import { queryClient } from '../../api/queries.tsx';
import { readUser } from '../../session/read-user.ts';
import { useSession } from '../../session/use-session.ts';
import { brand } from '../brand/brand.ts';
import { useCall } from '../calls/use-call.ts';
import { Button, LinkButton } from '../controls/button.tsx';
import { ButtonRow } from '../controls/button-row.tsx';
import { Modal } from '../dialog/modal.tsx';
import { notify } from '../toasts/notify.ts';
import { creditsText, money } from './money.ts';

export function BillingModal({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const { user } = useSession();
  const active = user?.subscription ?? freePlan;
  const team = user?.team?.role === 'member' ? user.team : undefined;

  useEffect(() => {
    // The profile this browser remembers may be old; where the server cannot be asked, it is better than nothing.
    if (open) readUser().catch(() => undefined);
  }, [open]);

  const end = useCall(unsubscribe, {
    onSuccess: ({ message }) => notify('success', message),
    onSettled: () => Promise.allSettled([readUser(), queryClient.invalidateQueries({ queryKey: ['billing'] })]),
  });

  return (
    <Modal
      open={open}
      onOpen={onOpen}
      title="Subscription plans"
      text={
        <p>
          {team ? `The team ${team.name} pays for your gradings. Once you leave it, you have ` : 'You have '}
          <span className="figures font-semibold text-ink">
            {creditsText(team ? team.ownCredits : (user?.credits ?? 0))}
          </span>
          {team ? ' of your own.' : '.'} They do not expire.
        </p>
      }
    >
      <ul className="border-line border-b">
        <PlanLine name="free" detail="Pay when you need credits" isActive={active === freePlan} />
        {brand.plans.map(({ name, credits, cents }) => (
          <PlanLine
            key={name}
            name={name}
            detail={`${credits} credits for ${money(cents)} a month`}
            isActive={active === name}
          />
        ))}
      </ul>
      <ButtonRow isInDialog>
        {active !== freePlan && (
          <Button
            look="quiet"
            onClick={() => void end.mutate({})}
            aria-disabled={end.isPending}
            aria-busy={end.isPending}
            disabled={end.isPending}
          >
            {end.isPending ? 'Ending your plan…' : 'Unsubscribe'}
          </Button>
        )}
        <LinkButton to="/pricing" onClick={() => onOpen(false)}>
          Upgrade Credits
        </LinkButton>
      </ButtonRow>
    </Modal>
  );
}

function PlanLine({ name, detail, isActive }: { name: string; detail: string; isActive: boolean }) {
  return (
    <li
      className={`flex items-baseline justify-between gap-4 border-line border-t py-3 ${isActive ? '' : 'text-soft'}`}
    >
      <span className="font-medium">
        <span className="capitalize">{name}</span>
        {isActive && ' (Active)'}
      </span>
      <span className="figures text-right text-14">{detail}</span>
    </li>
  );
}
