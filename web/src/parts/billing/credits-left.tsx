import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../controls/button.tsx';
import { creditsText } from './money.ts';

/** The number of credits, with a pulsing dot when there are none, and a link to buy more, or whose team's they are. */
export function CreditsLeft({ label }: { label: string }) {
  const { user } = useSession();
  const credits = user?.credits;
  const team = user?.team?.role === 'member' ? user.team : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex items-center gap-3 text-18">
        {credits === 0 && (
          <span aria-hidden="true" className="relative flex size-2.5">
            <span className="absolute inline-flex size-full animate-ping rounded-full bg-pen" />
            <span className="relative inline-flex size-2.5 rounded-full bg-pen" />
          </span>
        )}
        <span className="min-w-0 break-words text-soft">
          {team ? `Team ${team.name}${team.limit ? ', for you' : ''}:` : label}
        </span>
        <span className="figures font-semibold" aria-live="polite">
          {credits === undefined ? '…' : creditsText(credits)}
        </span>
      </p>
      {!team && (
        <LinkButton to="/pricing" look="quiet" size="small">
          Buy Credits
        </LinkButton>
      )}
    </div>
  );
}
